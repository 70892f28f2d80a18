import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { daybreakRulings } from '#books/daybreak/engine/rulings.ts';
import { pegasusRulings } from '#books/pegasus/engine/rulings.ts';
import { type Book, books } from '#books/registry.ts';
import { checkEditions } from '#collections/checkEditions.ts';
import type { Edition } from '#collections/schemas.ts';
import { switchOf } from '#collections/switchOf.ts';
import { rulings } from '#engine/model/options.ts';
import { languages } from '#i18n/languages.ts';

const entriesOf = (book: Book): Edition[] => parse(readFileSync(`content/editions/${book}.yaml`, 'utf8'));
const entries = entriesOf('base');

test('a question has a switch where the engine can be told to settle it the other way', () => {
  const switches = books.flatMap(entriesOf).flatMap(question => switchOf(question) ?? []);
  const all = { ...rulings, ...pegasusRulings, ...daybreakRulings };
  expect([...new Set(switches)].toSorted()).toEqual(Object.keys(all).toSorted());
});

test('a scenario that is named is there', () => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync('content/editions/base.yaml', join(root, 'editions/base.yaml'));
  const named = entries.flatMap(({ id, scenario = [] }) =>
    scenario.map(name => `${id}: there is no scenario ${name}.`),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(checkEditions(root, 'base').map(({ what }) => what)).toEqual(named);
  expect(checkEditions('content', 'base')).toEqual([]);
});

test('every question says of every box how it stands to our ruling', () => {
  expect(entries.filter(({ boxes }) => boxes === undefined).map(({ id }) => id)).toEqual([]);
});

const translated = (['de', 'es', 'pl'] as const).flatMap(language => books.map(book => ({ language, book })));

test.each(translated)('every question of $book is told in $language, in words of its own', one => {
  const { language, book } = one;
  const texts: Record<string, Edition> = parse(
    readFileSync(`content/editions/${book}.${language}.yaml`, 'utf8'),
  );
  expect(Object.keys(texts)).toEqual(entriesOf(book).map(({ id }) => id));
  const english = /\b(the|and|of|is|with|only|cards?|says?|all three|rulebook)\b/i;
  const left = Object.entries(texts).filter(
    ([id, text]) => english.test(Object.values(text).join(' ')) && id,
  );
  expect(left.map(([id]) => id)).toEqual([]);
});

test('a ruling is told in full, and never as what another edition says', () => {
  const leans =
    /english|german\b|englisch|deutsche[nr]? (?:ausgabe|anmerkung|reihenfolge)|inglés|inglesa|alemán|angielsk|niemieck/i;
  const told = books.flatMap(book => [
    ...entriesOf(book),
    ...(['de', 'es', 'pl'] as const).flatMap(language =>
      Object.entries(
        parse(readFileSync(`content/editions/${book}.${language}.yaml`, 'utf8')) as Record<string, Edition>,
      ).map(([id, text]) => ({ ...text, id: `${id} (${language})` })),
    ),
  ]);
  // The one that says which sources stand in for a booklet that is not at hand.
  const sources = 'daybreak.ed.combine-exodus.booklet-not-at-hand';
  const short = told.filter(({ id, ruling }) => !id.startsWith(sources) && leans.test(ruling));
  expect(short.map(({ id }) => id)).toEqual([]);
});

const told = languages.flatMap(language => books.map(book => ({ language, book })));

test.each(told)('what $language says of $book is told in sentences, and a question asks', one => {
  const { language, book } = one;
  const file = `content/editions/${book}${language === 'en' ? '' : `.${language}`}.yaml`;
  const entries: readonly Edition[] = Object.values(parse(readFileSync(file, 'utf8')));
  const texts = entries.flatMap(({ de, es, pl, english, ruling, why }) =>
    [de, es, pl, english, ruling, why].flatMap(text => text ?? []),
  );
  // After an abbreviated page (p. 7, S. 7, pág. 7, s. 7) comes a number, never a small letter.
  const sentences = /^[\p{Lu}\d„“«¿](?:(?!\. \p{Ll}).)*[.?][”“»]?$/u;
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(text => !sentences.test(text.trim()))).toEqual([]);
  expect(entries.filter(({ question }) => !question.trim().endsWith('?'))).toEqual([]);
});

test('a translation that lacks a question, has one too many or forgets an edition', () => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync('content/editions', join(root, 'editions'), { recursive: true });
  for (const name of entries.flatMap(({ scenario = [] }) => scenario))
    cpSync(`content/scenarios/${name}.yaml`, join(root, `scenarios/${name}.yaml`));
  expect(checkEditions(root, 'base')).toEqual([]);
  const file = join(root, 'editions/base.pl.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('basestars-none:', 'basestars-nobody:').replace(/^ {2}pl: .*\n/m, ''));
  expect(checkEditions(root, 'base').map(({ what }) => what)).toEqual([
    'There is no question basestars-nobody.',
    'first-player-method: what pl says stands in one language only.',
    'The question basestars-none is missing.',
  ]);
});
