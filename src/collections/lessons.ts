import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { books } from '../rules/book.ts';
import { contentRoot } from './contentRoot.ts';
import { memoize } from './memoize.ts';
import { lessonsFolder } from './proofs.ts';

const lesson = z.strictObject({
  id: z.string(),
  book: z.enum(books).default('base'),
  /** Pages of rules on which one can read on. */
  read: z.array(z.string()).min(1),
  /** Terms of the glossary that are met here for the first time. */
  terms: z.array(z.string()),
});
export type Lesson = z.infer<typeof lesson>;

/** The path, in the order in which it is walked. */
export const lessons = memoize((): readonly Lesson[] =>
  z.array(lesson).parse(parse(readFileSync(join(contentRoot, 'lessons.yaml'), 'utf8'))),
);

/** The scenario that a lesson plays. */
export const scenarioOf = (lesson: string): string => `${lessonsFolder}${lesson}`;

const forgotten = z.array(z.strictObject({ rule: z.string(), scenario: z.string(), mark: z.string() }));

/** The rules that tables forget most often, each with the question that asks for it. */
export const oftenForgotten = memoize(() =>
  forgotten.parse(parse(readFileSync(join(contentRoot, 'often-forgotten.yaml'), 'utf8'))),
);
