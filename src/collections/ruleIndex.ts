import { books } from '#books/registry.ts';
import { fallbackLanguage, type Language } from '#i18n/languages.ts';
import { firstSentence } from './firstSentence.ts';
import { memoize } from './memoize.ts';
import { pagesIn, pathOf, type RulePage } from './rulePages.ts';
import { type RulePassage, rulePassages } from './rulePassages.ts';

/** A rule as one language shows it: its page, its heading and its words. */
export type IndexedRule = RulePassage & {
  readonly page: RulePage;
  /** The path of its page in every language. */
  readonly path: string;
  /** Page and heading, for lists that name it: `Jumping the fleet › When the fleet jumps`. */
  readonly name: string;
};

/** Every rule that a page carries, in the order of the books. */
const ruleIndex = memoize(async (language: Language): Promise<ReadonlyMap<string, IndexedRule>> => {
  const pages = (await Promise.all(books.map(book => pagesIn(language, book)))).flat();
  return new Map(pages.flatMap(page => rulesOn(page).map(rule => [rule.id, rule])));
});

const rulesOn = memoize((page: RulePage): readonly IndexedRule[] => {
  const { title, when = [] } = page.entry.data;
  return rulePassages(page.entry.body ?? '').map(passage => ({
    ...passage,
    shown: passage.shown.map(conditions => [...when, ...conditions]),
    page,
    path: pathOf(page),
    name: passage.heading === undefined ? title : `${title} › ${passage.heading}`,
  }));
});

/** Whether a page carries one of these rules. */
export function carriesAny(page: RulePage, rules: readonly string[]): boolean {
  return rulesOn(page).some(({ id }) => rules.includes(id));
}

/** All rules of a language, in the order of the books. */
export async function rulesIn(language: Language): Promise<readonly IndexedRule[]> {
  return [...(await ruleIndex(language)).values()];
}

/** Where a rule stands, or nothing while no page carries it. */
export async function findRule(language: Language, rule: string): Promise<IndexedRule | undefined> {
  return (await ruleIndex(language)).get(rule);
}

/** The path of the page that carries a rule: the same in every language. */
export async function pathOfRule(rule: string): Promise<string | undefined> {
  return (await findRule(fallbackLanguage, rule))?.path;
}

/** How a rule begins, for lists that name rules and have no room to tell them. */
export async function firstWords(language: Language, rule: string): Promise<string | undefined> {
  const source = (await findRule(language, rule))?.source;
  return source === undefined ? undefined : firstSentence(source, language);
}

/** The rules whose text links to this one. */
export async function rulesLinkingTo(rule: string): Promise<readonly string[]> {
  return (await linksTo()).get(rule) ?? [];
}

const linksTo = memoize(async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = new Map<string, string[]>();
  for (const { id, sees } of (await ruleIndex(fallbackLanguage)).values()) {
    for (const other of sees) found.set(other, [...(found.get(other) ?? []), id]);
  }
  return found;
});
