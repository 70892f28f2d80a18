import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { type Book, books, firstBook } from '#books/registry.ts';
import { contentRoot } from './contentRoot.ts';
import { memoize } from './memoize.ts';
import { lessonsFolder } from './proofs.ts';
import { forgottenRule } from './schemas.ts';

const lesson = z.strictObject({
  id: z.string(),
  book: z.enum(books).default(firstBook),
  /** What it plays, where that is an example of a book that stands elsewhere. */
  scenario: z.string().optional(),
  /** The spot of the board that its first words are about. */
  look: z.string().optional(),
  /** Pages of rules on which one can read on. */
  read: z.array(z.string()).min(1),
  /** It begins a new game, and does not go on from the lesson before it. */
  game: z.literal('another').optional(),
  /** What its first words say has happened since the lesson before. */
  since: z.array(z.literal('titles')).default([]),
  /** The rules that it tells: in its first words, at a mark, or in the words of a question. */
  tells: z.record(z.string(), z.string().regex(/^(text|(marks|asks)\.[a-z-]+)$/)).default({}),
  /** Terms of the glossary that are met here for the first time. */
  terms: z.array(z.string()),
});
export type Lesson = z.infer<typeof lesson>;

/** The path, in the order in which it is walked. */
export const lessons = memoize((): readonly Lesson[] =>
  z.array(lesson).parse(parse(readFileSync(join(contentRoot, 'lessons.yaml'), 'utf8'))),
);

/** The lessons of one book, in the order in which they are walked. */
export const lessonsOf = (book: Book): readonly Lesson[] => lessons().filter(one => one.book === book);

export const lessonNamed = (lesson: string): Lesson | undefined => lessons().find(({ id }) => id === lesson);

/** The scenario that a lesson plays. */
export const scenarioOf = (lesson: string): string =>
  lessonNamed(lesson)?.scenario ?? `${lessonsFolder}${lesson}`;

/** The rules that tables forget most often, each with the question that asks for it. */
export const oftenForgotten = memoize(() =>
  z.array(forgottenRule).parse(parse(readFileSync(join(contentRoot, 'often-forgotten.yaml'), 'utf8'))),
);
