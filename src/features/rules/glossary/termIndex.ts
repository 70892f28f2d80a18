import type { Book } from '#books/registry.ts';
import { terms } from '#collections/glossary.ts';
import { findRule, type IndexedRule, rulesIn } from '#collections/ruleIndex.ts';
import type { Term } from '#collections/schemas.ts';
import { booksWith, termRules } from '#collections/termBooks.ts';
import { termForms } from '#collections/termForms.ts';
import type { Language } from '#i18n/languages.ts';
import { isInflected } from './inflected.ts';
import { searchForm } from './searchForm.ts';
import { wellSpelled } from './wellSpelled.ts';

/** A page on which a term is spoken of, and where on it. */
export type Place = { readonly book: Book; readonly title: string; readonly href: string };

/** A line of the index: a term with its pages, those that explain it first, or another word that leads to it. */
export type Line = {
  readonly word: string;
  /** The books that have the term. */
  readonly books: readonly Book[];
} & (
  | { readonly id: string; readonly main: readonly Place[]; readonly also: readonly Place[] }
  | { readonly see: readonly { readonly word: string; readonly id: string }[] }
);

/** As in a printed book: more pages than that are no help. */
const mostPages = 6;

/** The index of terms in one language, in the order of its alphabet. */
export async function termIndex(language: Language): Promise<readonly Line[]> {
  const all = await terms();
  const spokenOf = await pagesByTerm(language);
  const alphabet = new Intl.Collator(language, { ignorePunctuation: true });
  const entries = await Promise.all(
    all.map(async (term): Promise<Line> => {
      const rules = await Promise.all(termRules(term).map(({ rule }) => findRule(language, rule)));
      const main = rules.filter(rule => rule !== undefined);
      const also = (spokenOf.get(term.id) ?? []).filter(place =>
        main.every(({ path }) => path !== place.path),
      );
      return {
        word: term[language],
        books: booksWith(term),
        id: term.id,
        main: main.map(placeOf),
        also: also.slice(0, mostPages).map(placeOf),
      };
    }),
  );
  const names = new Set(all.map(term => searchForm(term[language])));
  const synonyms = all.flatMap(term =>
    named(language, term).map(word => ({
      word,
      books: booksWith(term),
      see: { word: term[language], id: term.id },
    })),
  );
  const spelled = wellSpelled(synonyms.map(({ word }) => word));
  // Terms that are not seen with the same books stand in lines of their own.
  const alike = Map.groupBy(synonyms, ({ word, books }) => `${word.toLocaleLowerCase(language)}/${books}`);
  const others = [...alike.values()].flatMap((group): Line[] => {
    const [first] = group;
    return first === undefined || names.has(searchForm(first.word)) || !spelled(first.word)
      ? []
      : [{ word: first.word, books: first.books, see: group.map(({ see }) => see) }];
  });
  return [...entries, ...others].toSorted((a, b) => alphabet.compare(a.word, b.word));
}

/** What else a term is called. Polish lists cases for the search: *akcję* is no other word than *akcja*. */
function named(language: Language, term: Term): readonly string[] {
  const words = term.synonyms[language];
  if (language !== 'pl') return words;
  return words.filter(
    (word, at) => ![term.pl, ...words.slice(0, at)].some(other => isInflected(word, other)),
  );
}

function placeOf({ page, path, id }: IndexedRule): Place {
  return { book: page.book, title: page.entry.data.title, href: `${path}#${id}` };
}

/** The first rule of every page that speaks of a term, by term, in the order of the books. */
async function pagesByTerm(language: Language): Promise<ReadonlyMap<string, readonly IndexedRule[]>> {
  const found = new Map<string, IndexedRule[]>();
  for (const rule of await rulesIn(language)) {
    const { byForm, pattern } = termForms[language][rule.page.book];
    const forms = rule.source.match(pattern) ?? [];
    for (const id of new Set(forms.flatMap(form => byForm.get(form.toLocaleLowerCase(language)) ?? []))) {
      const before = found.get(id) ?? [];
      if (!before.some(({ path }) => path === rule.path)) found.set(id, [...before, rule]);
    }
  }
  return found;
}
