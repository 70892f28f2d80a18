import { getCollection } from 'astro:content';
import { bookName } from '#books/atBuild/site.ts';
import { bookOfRule, books } from '#books/registry.ts';
import { editionsOf } from '#collections/editions.ts';
import { partsOf } from '#collections/partsOf.ts';
import { type IndexedRule, rulesIn } from '#collections/ruleIndex.ts';
import { isCovered } from '#collections/rulePages.ts';
import type { Language } from '#i18n/languages.ts';
import { fullAddress } from '#ui/parts/addresses.ts';
import type { RuleData, RulesFile } from './rulesFile.ts';

const about =
  'Rules of Battlestar Galactica: The Board Game in our own words, unofficial. Quote a rule with its address. ' +
  'Conditions name facts of a table: expansions, objectives, leader (a Cylon Leader plays), seven (players), options.';

/** Every rule of a language, in reading order. */
export async function rulesAsData(language: Language, site: URL | undefined): Promise<RulesFile> {
  const rules = await rulesIn(language);
  const atoms = new Map((await getCollection('atoms')).map(({ data }) => [data.id, data]));
  const one = async (rule: IndexedRule): Promise<RuleData[]> => {
    const atom = atoms.get(rule.id);
    if (atom === undefined) return [];
    const editions = await editionsOf(rule.id, language);
    return [
      {
        id: rule.id,
        book: bookOfRule(rule.id),
        kind: atom.kind,
        address: fullAddress(`${language}/${rule.path}#${rule.id}`, site),
        place: rule.name,
        told: rule.shown.map(all => [...all]),
        text: partsOf(rule.source).map(({ text, when }) => ({ when: [...when], text: text.trim() })),
        ...(atom.replaces === undefined ? {} : { replaces: atom.replaces }),
        ...(atom['adds-to'] === undefined ? {} : { addsTo: atom['adds-to'] }),
        printed: atom.printed,
        ...(editions.length === 0
          ? {}
          : { editions: editions.map(({ id, question, ruling }) => ({ id, question, ruling })) }),
      },
    ];
  };
  const data = (await Promise.all(rules.map(one))).flat();
  return {
    site: fullAddress(`${language}/`, site),
    language,
    books: Object.fromEntries(books.filter(isCovered).map(book => [book, bookName(language, book)])),
    about,
    rules: data,
  };
}
