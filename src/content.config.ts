import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { books } from '#books/registry.ts';
import { contentRoot } from '#collections/contentRoot.ts';
import { atom, edition, page, term } from '#collections/schemas.ts';
import { checkYamlFile } from '#collections/yaml.ts';

/** A list in a YAML file. What is wrong with it, `contentCheck` has said before we come here. */
function list<T extends { id: string }>(file: string, entry: z.ZodType<T>): T[] {
  return checkYamlFile(contentRoot, file, z.array(entry)).data ?? [];
}

export const collections = {
  pages: defineCollection({
    loader: glob({
      base: contentRoot,
      pattern: '*/rules/**/*.mdx',
      generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
    }),
    schema: page,
  }),
  atoms: defineCollection({
    loader: () => books.flatMap(book => list(`atoms/${book}.yaml`, atom)),
    schema: atom,
  }),
  editions: defineCollection({
    loader: () => books.flatMap(book => list(`editions/${book}.yaml`, edition)),
    schema: edition,
  }),
  terms: defineCollection({ loader: () => list('glossary.yaml', term), schema: term }),
};
