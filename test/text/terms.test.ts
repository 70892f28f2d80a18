import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { localeOf } from '#books/atBuild/text.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { cases, genders } from '#text/terms.ts';

const others = languages.filter(language => language !== 'en');

test.each(others)('%s has the words of English, no more and no fewer', language => {
  const en = localeOf('en');
  for (const kind of ['nouns', 'names', 'places', 'sectors', 'characters'] as const) {
    expect(Object.keys(localeOf(language).terms[kind]).toSorted()).toEqual(
      Object.keys(en.terms[kind]).toSorted(),
    );
  }
});

test.each(languages)('%s has every case of every noun and name, and its gender', language => {
  const { nouns, names } = localeOf(language).terms;
  const wanted = cases[language].toSorted();
  const known: readonly (string | undefined)[] = genders[language];
  for (const [id, noun] of Object.entries(nouns)) {
    expect(Object.keys(noun.one).toSorted(), id).toEqual(wanted);
    expect(Object.keys(noun.other).toSorted(), id).toEqual(wanted);
    if (known.length > 0) expect(known, id).toContain('gender' in noun ? noun.gender : undefined);
  }
  for (const [id, name] of Object.entries(names)) {
    const forms = Object.keys(name).filter(key => key !== 'gender');
    expect(forms.toSorted(), id).toEqual(wanted);
    if (known.length > 0) expect(known, id).toContain('gender' in name ? name.gender : undefined);
  }
});

test.each(languages)('%s has no empty word and no stray space', language => {
  for (const [path, text] of texts(localeOf(language).terms)) expect(text, path).toMatch(/^\S(?:.*\S)?$/u);
});

interface GlossaryEntry extends Readonly<Record<Language, string>> {
  readonly id: string;
  readonly set: string;
  readonly official: readonly Language[];
}
const glossary: readonly GlossaryEntry[] = parse(
  readFileSync(join(import.meta.dirname, '../../content/glossary.yaml'), 'utf8'),
);
/** Later books give some words another meaning (a reckless check is no trait of Tyrol's). */
const byId = new Map(glossary.filter(entry => entry.set === 'base').map(entry => [entry.id, entry]));

/** Cards that the glossary lists under the words on them. */
const listedAs: Readonly<Record<string, string>> = {
  'not-a-cylon': 'you-are-not-a-cylon',
  sympathizer: 'you-are-a-sympathizer',
  'cylon-reduce-morale': 'you-are-a-cylon',
  'cylon-sickbay': 'you-are-a-cylon',
  'cylon-brig': 'you-are-a-cylon',
  'cylon-damage': 'you-are-a-cylon',
  cylon: 'cylon-locations',
};

/** The objective is left out: the glossary names the kind of card with it. */
const titled = languages.flatMap(language =>
  (['cards', 'locations', 'characters', 'titles', 'abilities', 'tokens'] as const).flatMap(kind =>
    Object.entries<{ title: string; official: boolean }>(localeOf(language).titles[kind]).flatMap(
      ([id, title]) => {
        const entry = byId.get(listedAs[id] ?? id);
        return entry === undefined || id === 'kobol' ? [] : [{ language, kind, id, title, entry }];
      },
    ),
  ),
);

test('the glossary knows many of the titles', () => {
  expect(titled.length).toBeGreaterThan(200);
});

test.each(titled)(
  '$language $kind/$id: the title of the glossary, official where it is',
  ({ language, id, title, entry }) => {
    expect(title.official).toBe(entry.official.includes(language));
    // What stands in brackets is ours: it tells cards apart that say the same.
    const printed = id.startsWith('cylon-') ? title.title.replace(/ \(.*/u, '') : title.title;
    const expected =
      id === 'bomb-on-colonial-1' && language === 'en' ? 'Bomb on Colonial 1' : entry[language];
    expect(plain(printed)).toBe(plain(expected));
  },
);

/** Without regard to quotation marks and to the capital a title opens with. */
function plain(text: string): string {
  return text.replaceAll(/["“”„'’]/gu, '').toLowerCase();
}

function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${path}/${key}`));
}
