import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import deTerms from '../../locales/de/terms.json' with { type: 'json' };
import enTerms from '../../locales/en/terms.json' with { type: 'json' };
import esTerms from '../../locales/es/terms.json' with { type: 'json' };
import plTerms from '../../locales/pl/terms.json' with { type: 'json' };
import { type Language, languages } from '../i18n/languages.ts';
import { contentRoot } from './contentRoot.ts';
import { germanForms } from './germanForms.ts';
import { polishForms } from './polishForms.ts';
import type { Term } from './schemas.ts';
import { spanishForms } from './spanishForms.ts';

/** Kinds of terms that a text may use before it explains them. Steps of a procedure stand in their own list. */
const linked: ReadonlySet<string> = new Set([
  'concept',
  'card-type',
  'ship',
  'token',
  'track',
  'title',
  'resource',
  'location',
]);

/** Where the card texts have another id for a term; what they call a damage token is always one of Galactica's. */
const grammarIds: { readonly [id: string]: string } = {
  'civilian-ship': 'civilian',
  'centurion-marker': 'centurion',
  'nuke-token': 'nuke',
  'galactica-damage-token': 'damage-token',
  'damage-token': '',
};
/** "the", "of the", "auf die": what stands before the name of a place is no part of it. */
const beforeName = /^(?:\p{Ll}+ )+(?=\p{Lu})/u;
const grammars = { en: enTerms, de: deTerms, es: esTerms, pl: plTerms };
const locations: ReadonlySet<string> = new Set(['location']);
/** Kinds of terms that are written as names; Spanish does so with resources. */
const properNames = { en: locations, de: locations, pl: locations, es: new Set(['location', 'resource']) };

/** Inflections that card texts have no need of, by the habits of each language. */
const ownForms: { readonly [language in Language]: (term: Term) => Iterable<string> } = {
  en: ({ en }) => [en, `${en}s`].map(form => form.replace(/^The /, '')),
  de: ({ de }) => germanForms(de),
  es: ({ es, forms }) => spanishForms(es, forms?.es?.split(', ')),
  pl: ({ forms }) => (forms?.pl === undefined ? [] : polishForms(forms.pl)),
};

export type TermForms = {
  /** The id of the term that a form stands for, by the form in small letters. */
  readonly byForm: ReadonlyMap<string, string>;
  /** Where the base game explains a term. */
  readonly ruleOf: ReadonlyMap<string, string>;
  /** Where the rules explain what a symbol stands for: skills and resources. */
  readonly symbolRuleOf: ReadonlyMap<string, string>;
  /** Terms that are names: *Command* is a location, *command* is not; *Moral* is a resource, *moral* is not. */
  readonly names: ReadonlySet<string>;
  /** Finds the longest forms first, and only whole words. */
  readonly pattern: RegExp;
};

/** The forms in which a language uses the terms that it explains: the term, its inflections, its synonyms. */
export function makeTermForms(language: Language, glossary: readonly Term[]): TermForms {
  const wanted = glossary.filter(
    ({ kind, set, def, everyday }) => set === 'base' && def !== undefined && linked.has(kind) && !everyday,
  );
  const byForm = new Map<string, string>();
  const add = (id: string, form: string) => {
    const small = form.toLocaleLowerCase(language);
    if (small.length > 3 && !byForm.has(small)) byForm.set(small, id);
  };
  for (const term of wanted) for (const form of ownForms[language](term)) add(term.id, form);
  for (const term of wanted) add(term.id, term[language]);
  for (const { id } of wanted) for (const form of inflected(language, id)) add(id, form);
  // A synonym that other terms share says too little; neither does one that is itself an everyday word.
  const taken = new Map<string, number>();
  for (const { synonyms } of glossary)
    for (const word of synonyms[language])
      taken.set(word.toLocaleLowerCase(language), (taken.get(word.toLocaleLowerCase(language)) ?? 0) + 1);
  const others = new Set(glossary.map(term => term[language].toLocaleLowerCase(language)));
  for (const { id, synonyms } of wanted) {
    for (const word of synonyms[language]) {
      const small = word.toLocaleLowerCase(language);
      if (small.includes(' ') && taken.get(small) === 1 && !others.has(small)) add(id, word);
    }
  }
  const forms = [...byForm.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${forms.map(escaped).join('|')})(?![\\p{L}\\p{N}-])`,
    'giu',
  );
  const ruleOf = new Map(wanted.flatMap(({ id, rule }) => (rule === undefined ? [] : [[id, rule] as const])));
  const symbolRuleOf = new Map(
    glossary.flatMap(({ id, kind, set, rule, def }) =>
      set === 'base' && (kind === 'skill' || kind === 'resource') && rule !== undefined && def !== undefined
        ? [[id, rule] as const]
        : [],
    ),
  );
  const names = new Set(wanted.filter(({ kind }) => properNames[language].has(kind)).map(({ id }) => id));
  return { byForm, ruleOf, symbolRuleOf, names, pattern };
}

export const termForms: { readonly [language in Language]: TermForms } = (() => {
  const glossary: Term[] = parse(readFileSync(join(contentRoot, 'glossary.yaml'), 'utf8'));
  const made = languages.map(language => [language, makeTermForms(language, glossary)] as const);
  return Object.fromEntries(made) as { [language in Language]: TermForms };
})();

/** The cases and numbers that the card texts need are those in which rules speak, too. */
function inflected(language: Language, id: string): string[] {
  const { nouns, names, places }: { nouns: object; names: object; places: object } = grammars[language];
  const formsIn = (table: object) => stringsIn(Reflect.get(table, grammarIds[id] ?? id));
  return [
    ...formsIn(nouns),
    ...formsIn(names),
    ...formsIn(places).map(form => form.replace(beforeName, '')),
  ].filter(form => !form.includes('{{'));
}

function stringsIn(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  if (typeof entry !== 'object' || entry === null) return [];
  return Object.entries(entry).flatMap(([key, value]) =>
    key === 'gender' || key === 'at' || key === 'to' ? [] : stringsIn(value),
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
