import { z } from 'astro/zod';
import { contentRoot } from './contentRoot.ts';
import { once } from './once.ts';
import { type Question, question } from './schemas.ts';
import { checkYamlFile } from './yaml.ts';

/** What players ask, the most frequent first; `contentCheck` has found the file sound. */
export const questions = once(
  (_: 'all'): readonly Question[] =>
    checkYamlFile(contentRoot, 'questions.yaml', z.array(question)).data ?? [],
);
