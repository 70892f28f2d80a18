import { z } from 'astro/zod';
import { contentRoot } from './contentRoot.ts';
import { memoize } from './memoize.ts';
import { checkYamlFile } from './yaml.ts';

/** The tables for which rulebooks are made ahead (`content/rulebooks.yaml`). */
export const usualTables = memoize(
  (): readonly string[] => checkYamlFile(contentRoot, 'rulebooks.yaml', z.array(z.string())).data ?? [],
);
