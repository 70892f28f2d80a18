/** A whole scenario: one file. The schema is made from the books, so every id is checked as it is read. */
import { z } from 'astro/zod';
import type { Library } from '#engine/index.ts';
import { difficulties } from '#engine/model/vocabulary.ts';
import { books } from '#rules/book.ts';
import { idSchemas, seatId } from './ids.ts';
import { positionSchema } from './position.ts';
import { lineSchema } from './script.ts';

/** `skill-check/printed-example`: the folder is the area of the rules. */
const scenarioId = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;

export function scenarioSchema(lib: Library) {
  const ids = idSchemas(lib);
  // The one at hand may hold a book of somebody else's.
  const named = [...new Set([...books, ...lib.books])];
  return z.strictObject({
    id: z.string().regex(scenarioId),
    books: z.array(z.enum(named)).min(1),
    rules: z
      .array(ids.rule)
      .optional()
      .meta({ description: 'The rules it proves: at most four for a proof.' }),
    lesson: z.boolean().optional().meta({ description: 'It teaches: it has a title and narration.' }),
    game: z.strictObject({
      objective: ids.objective,
      difficulty: z.enum(difficulties).optional(),
      rulings: z
        .strictObject(
          Object.fromEntries(
            Object.entries(lib.rulings).map(([id, options]) => [id, z.enum(options).optional()] as const),
          ),
        )
        .optional(),
      options: z
        .strictObject(Object.fromEntries(lib.gameOptions.map(id => [id, z.boolean().optional()] as const)))
        .optional(),
      seats: z.array(z.strictObject({ id: seatId, character: ids.character.optional() })).min(1),
      seed: z.int().optional(),
    }),
    position: positionSchema(ids).optional(),
    script: z.array(lineSchema(ids)).optional(),
  });
}

export type Scenario = z.infer<ReturnType<typeof scenarioSchema>>;

/** The schema as editors understand it. */
export function jsonSchema(lib: Library): object {
  return {
    title: 'Scenario',
    ...z.toJSONSchema(scenarioSchema(lib), { reused: 'ref' }),
  };
}
