import { z } from 'astro/zod';

const conditions = z
  .array(z.string())
  .describe('Facts of a table that have to hold; `!leader`: that does not.');
const place = z.strictObject({
  heading: z.string().optional(),
  pages: z.string(),
  step: z.number().int().optional(),
});

/** A rule as data. */
const ruleData = z.strictObject({
  id: z.string(),
  book: z.string(),
  kind: z
    .string()
    .describe('What sort of rule it is: mechanism, setup, secrecy, advice, component, variant.'),
  address: z.url(),
  place: z.string().describe('Page and heading.'),
  told: z
    .array(conditions)
    .describe(
      'It is told at tables at which all of one of these lists hold; at every one where a list is empty.',
    ),
  text: z
    .array(z.strictObject({ when: conditions, text: z.string() }))
    .describe('Its words, in pieces by what has to hold besides. Empty where a table or a figure tells it.'),
  replaces: z.array(z.string()).optional(),
  addsTo: z.array(z.string()).optional(),
  printed: z
    .partialRecord(z.enum(['de', 'es', 'pl']), z.array(place))
    .describe('Where printed editions say it.'),
  editions: z
    .array(z.strictObject({ id: z.string(), question: z.string(), ruling: z.string() }))
    .optional()
    .describe('Where printed editions differ, and how we play it.'),
});
export type RuleData = z.infer<typeof ruleData>;

/** What `/<language>/rules.json` holds. */
export const rulesFile = z.strictObject({
  site: z.url(),
  language: z.string(),
  books: z.record(z.string(), z.string()),
  about: z.string(),
  rules: z.array(ruleData),
});
export type RulesFile = z.infer<typeof rulesFile>;
