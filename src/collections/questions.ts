import { z } from 'astro/zod';
import { contentRoot } from './contentRoot.ts';
import { memoize } from './memoize.ts';
import { type Question, question } from './schemas.ts';
import { checkYamlFile } from './yaml.ts';

/** What players ask, the most frequent first; `contentCheck` has found the file sound. */
export const questions = memoize(
  (): readonly Question[] => checkYamlFile(contentRoot, 'questions.yaml', z.array(question)).data ?? [],
);
