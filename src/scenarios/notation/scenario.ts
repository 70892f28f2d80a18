/** A whole scenario: one file. The schema is made from the books, so every id is checked as it is read. */
import { z } from 'astro/zod';
import type { Library } from '#engine/index.ts';
import { type BookId, difficulties } from '#engine/model/vocabulary.ts';
import type { RuleId } from '#rules/ruleId.ts';
import type { ScenariosFacet } from '../facet.ts';
import { eventFieldsOf } from './eventFields.ts';
import { idSchemas, seatId } from './ids.ts';
import { positionSchema } from './position.ts';
import { lineSchema } from './script.ts';

/** `skill-check/printed-example`: the folder is the area of the rules. */
const scenarioId = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** What a scenario may name besides what is in its library. */
export interface Names {
  /** Every book there is, and every rule. */
  readonly books: readonly string[];
  readonly rules: readonly RuleId[];
  /** What the books it is played with bring for the notation. */
  readonly facets: readonly ScenariosFacet[];
}

export function scenarioSchema(lib: Library, { books, rules, facets }: Names) {
  const ids = idSchemas(lib, rules);
  return z.strictObject({
    id: z.string().regex(scenarioId),
    books: z.array(z.enum(books as readonly BookId[])).min(1),
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
    script: z.array(lineSchema(ids, eventFieldsOf(facets))).optional(),
  });
}

export type Scenario = z.infer<ReturnType<typeof scenarioSchema>>;

/** The schema as editors understand it. */
export function jsonSchema(lib: Library, names: Names): object {
  return {
    title: 'Scenario',
    ...z.toJSONSchema(scenarioSchema(lib, names), { reused: 'ref' }),
  };
}
