import type { Language } from '../i18n/languages.ts';
import { books } from '../rules/book.ts';
import { once } from './once.ts';
import { pagesIn, type RulePage } from './rulePages.ts';

/** Where a rule stands, told to a reader: its page and, where there is one, the heading above it. */
export type RulePlace = {
  readonly page: RulePage;
  readonly heading: string | undefined;
  readonly name: string;
};

export async function placeOfRule(language: Language, rule: string): Promise<RulePlace | undefined> {
  return (await placesIn(language)).get(rule);
}

const placesIn = once(async (language: Language): Promise<ReadonlyMap<string, RulePlace>> => {
  const pages = (await Promise.all(books.map(book => pagesIn(language, book)))).flat();
  const found = new Map<string, RulePlace>();
  for (const page of pages) {
    const { title } = page.entry.data;
    let heading: string | undefined;
    for (const [, above, rule] of (page.entry.body ?? '').matchAll(/^## (.+)$|<Rule id="([^"]+)"/gm)) {
      if (above !== undefined) heading = above.trim();
      const name = heading === undefined ? title : `${title} › ${heading}`;
      if (rule !== undefined) found.set(rule, { page, heading, name });
    }
  }
  return found;
});
