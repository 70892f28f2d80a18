import { z } from 'astro/zod';
import { isFact } from '#books/atBuild/facts.ts';
import { isRuleId } from '#books/atBuild/rules.ts';
import { books, optionalBooks } from '#books/registry.ts';
import { readCondition } from '#rules/facts.ts';

const id = z.string().regex(/^[a-z0-9-]+$/, 'Use lower-case letters, digits and hyphens.');
const ruleId = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'A rule id looks like skill-check.pass.');
const inFourLanguages = <T extends z.ZodType>(text: T) =>
  z.strictObject({ en: text, de: text, es: text, pl: text });

/** `content/books.yaml`. */
const chapterKey = z
  .string()
  .regex(/^[a-z][a-zA-Z]*$/, 'Use a key of "chapters" in locales/en/ui.json or in the texts of the book.');
const chapters = z.array(z.strictObject({ chapter: chapterKey, pages: z.array(id).min(1) }));
export const bookList = z.record(z.enum(books), chapters);
export type BookList = z.infer<typeof bookList>;

const printedPlace = z.strictObject({
  heading: z.string().optional(),
  pages: z.string().regex(/^\d+(-\d+)?(, \d+)?$/),
  step: z.number().int().optional(),
});

/** A fact of the table, or its opposite. */
const condition = z
  .string()
  .refine(
    text => isFact(readCondition(text).fact),
    'Name a fact of src/rules/facts.ts, such as leader, or its opposite: !leader.',
  );

/** The front matter of a page of rules. */
export const page = z.strictObject({
  title: z.string().min(3).max(60).describe('The heading of the page and its name in lists.'),
  description: z
    .string()
    .min(40, 'Say in a sentence or two what the page answers (40 to 170 characters).')
    .max(170, 'Search results cut after 170 characters.')
    .describe('What the page answers; stands under the heading and in search results.'),
  when: z
    .array(condition)
    .min(1)
    .optional()
    .describe('What has to be so at a table, besides the book, for the page to be about it.'),
});

/** `content/atoms/<book>.yaml`: one rule each, and where the printed editions say it. */
export const atom = z.strictObject({
  id: ruleId,
  area: id,
  kind: z.enum(['mechanism', 'setup', 'secrecy', 'advice', 'component', 'variant']),
  rule: z.string(),
  when: z
    .array(condition)
    .min(1)
    .optional()
    .describe('What has to be so at a table, besides its book, for the rule to be in force.'),
  replaces: z
    .array(ruleId)
    .min(1)
    .optional()
    .describe('Rules of earlier books that no longer hold with this one.'),
  'adds-to': z.array(ruleId).min(1).optional().describe('Rules of earlier books that this one goes with.'),
  note: z.string().optional(),
  printed: z.partialRecord(z.enum(['de', 'es', 'pl']), z.array(printedPlace).min(1)),
});
export type Atom = z.infer<typeof atom>;

/** What each printed edition says to a question, what we play and why; the same fields in every language. */
const editionTexts = {
  question: z.string(),
  de: z.string(),
  es: z.string().optional(),
  pl: z.string().optional(),
  english: z.string(),
  ruling: z.string(),
  why: z.string(),
};
const stance = z.enum(['agrees', 'unclear', 'silent', 'differs']);

const scenarioId = z
  .string()
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)+$/, 'A scenario id looks like examples/auto-jump.');

/** `content/editions/<book>.yaml`: one question on which the printed rules differ or are silent. */
export const edition = z.strictObject({
  id: z.string(),
  atoms: z.array(ruleId),
  ...editionTexts,
  weight: z.enum(['game-changing', 'minor', 'typo']),
  boxes: inFourLanguages(stance)
    .optional()
    .describe('How what is printed for a language stands to our ruling.'),
  scenario: z
    .array(scenarioId)
    .min(1)
    .optional()
    .describe('Scenarios that play it, besides those in content/scenarios/editions under its id.'),
  toggle: z.boolean().describe('Whether a table may settle it the other way.'),
  switch: id.optional().describe('The option that does so, where its name is not the end of the id.'),
});
export type Edition = z.infer<typeof edition>;

/** `content/editions/<book>.<language>.yaml`: its texts in another language than English, by id. */
export const editionTranslations = z.record(z.string(), z.strictObject(editionTexts));

/** Who says so: an official paper or the card itself, with the letters that `test/facts/README.md` gives it; or we. */
const rulingSource = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['errata', 'faq', 'rulebook', 'card']),
    from: z.array(z.string().regex(/^[A-Z]$/, 'A source has the letter of test/facts/README.md.')).min(1),
  }),
  z.strictObject({ kind: z.literal('ours') }),
]);

const rulingText = inFourLanguages(z.string().min(20));

/** `content/rulings/<book>.yaml`: what a single card or sheet leaves open, how we play it, and what proves that. */
export const ruling = z
  .strictObject({
    id,
    card: id.describe('The card, character or location it is about.'),
    also: z
      .array(id)
      .min(1)
      .optional()
      .describe('Other cards that it is about, and whose pages tell it too.'),
    source: rulingSource,
    edition: z
      .string()
      .optional()
      .describe('The question in content/editions with which a table may settle it otherwise.'),
    scenario: z.array(scenarioId).min(1).describe('Scenarios in which the engine plays it so.'),
    question: rulingText,
    says: rulingText.optional().describe('What each source has to say on it.'),
    ruling: rulingText,
    why: rulingText.optional(),
  })
  .refine(
    ({ source, says, why }) => (source.kind === 'ours') === (says !== undefined && why !== undefined),
    'What we have decided ourselves, and nothing else, tells what the sources say and why we play it so.',
  );
export type Ruling = z.infer<typeof ruling>;

/** `content/questions.yaml`: how players ask for a rule. */
export const question = z.strictObject({
  rule: ruleId.refine(isRuleId, 'There is no such rule in content/atoms.'),
  ...inFourLanguages(z.array(z.string().min(5)).min(1)).shape,
});
export type Question = z.infer<typeof question>;

/** Where something holds that is not so at every table. */
const conditions = z.array(condition).min(1).optional();

/** `content/shortAnswers.yaml`: what a rule says, in a few words. */
export const shortAnswer = z.strictObject({
  rule: ruleId.refine(isRuleId, 'There is no such rule in content/atoms.'),
  when: conditions.describe('What has to be so at a table for it to be the whole answer.'),
  ...inFourLanguages(z.string().max(90, 'A short answer fits on one line.')).shape,
});
export type ShortAnswer = z.infer<typeof shortAnswer>;

/** `content/often-forgotten.yaml`: a rule, and the mark of a scenario that asks for it. */
export const forgottenRule = z.strictObject({
  rule: ruleId.refine(isRuleId, 'There is no such rule in content/atoms.'),
  scenario: scenarioId,
  mark: z.string(),
  when: conditions.describe('What has to be so at a table for the rule to be in force there.'),
});

/** `content/glossary.yaml`: one term in four languages. */
export const term = z.strictObject({
  id,
  kind: id,
  set: z.enum(books),
  en: z.string(),
  de: z.string(),
  es: z.string(),
  pl: z.string(),
  rule: ruleId
    .refine(isRuleId, 'There is no such rule in content/atoms.')
    .optional()
    .describe('The rule of its book that explains it.'),
  also: z
    .partialRecord(z.enum(optionalBooks), ruleId.refine(isRuleId, 'There is no such rule in content/atoms.'))
    .optional()
    .describe('Later books that have it as well, and the rule that explains it there.'),
  replaces: id.optional().describe('The term whose words mean this one on the pages of its books.'),
  everyday: z
    .literal(true)
    .optional()
    .describe('Rules use the word as everybody does, so it is not linked to its explanation.'),
  forms: z
    .strictObject({
      en: z.string().optional().describe('Other names by which English rules call it, divided by commas.'),
      de: z.string().optional().describe('The same in German,'),
      es: z.string().optional().describe('and in Spanish.'),
      pl: z.string().optional().describe('Its words with their endings: tali|a|i|ę|ą umiejętności.'),
    })
    .optional(),
  official: z.array(z.enum(['en', 'de', 'es', 'pl'])),
  synonyms: inFourLanguages(z.array(z.string())),
  def: inFourLanguages(z.string()).optional().describe('What it means at every table that has it.'),
  defs: z
    .array(z.strictObject({ when: z.array(condition).min(1), ...inFourLanguages(z.string()).shape }))
    .min(1)
    .optional()
    .describe('What is to be added at tables of which these facts hold.'),
  note: z.string().optional(),
});
export type Term = z.infer<typeof term>;
