import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkPage } from '#collections/checkPage.ts';
import { type Language, languages } from '#i18n/languages.ts';

/** Shorter rules differ by chance: a single longer word is a fifth of them. */
const longEnough = 90;
const least = 0.7;
const most = 1.5;

/** How much each language has to say of a rule, without its marks. */
const lengths = new Map(languages.map(language => [language, lengthsIn(language)] as const));

function lengthsIn(language: Language): ReadonlyMap<string, number> {
  const files = globSync(`content/${language}/rules/**/*.mdx`);
  const passages = files.flatMap(file => checkPage(readFileSync(file, 'utf8'), file).rules);
  return new Map(passages.map(({ id, source }) => [id, plain(source).length]));
}

function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const lengthOf = (language: Language, id: string): number => lengths.get(language)?.get(id) ?? 0;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const ids = [...(lengths.get('en')?.keys() ?? [])].filter(id =>
  languages.every(language => lengthOf(language, id) > 0),
);
/** How long a language is beside English as a rule. */
const usual = new Map(
  languages.map(
    language => [language, median(ids.map(id => lengthOf(language, id) / lengthOf('en', id)))] as const,
  ),
);
const measured = (language: Language, id: string): number =>
  lengthOf(language, id) / (usual.get(language) ?? 1);

/** Beside what the other languages say of the rule: 1 is as long as usual. */
function share(language: Language, id: string): number {
  const others = languages.filter(other => other !== language).map(other => measured(other, id));
  return measured(language, id) / median(others);
}

test.each(languages)('%s says of every rule about as much as the other languages', language => {
  const long = ids.filter(id => median(languages.map(other => measured(other, id))) >= longEnough);
  expect(long.length).toBeGreaterThan(300);
  const odd = long
    .map(id => ({ id, share: share(language, id) }))
    .filter(one => one.share < least || one.share > most);
  expect(odd.map(one => `${one.id} has ${Math.round(one.share * 100)} %`)).toEqual([]);
});
