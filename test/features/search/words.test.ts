import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { polishForms } from '#collections/polishForms.ts';
import type { Term } from '#collections/schemas.ts';
import { partsOf } from '#features/search/words/compounds.ts';
import { fold, wordsOf } from '#features/search/words/fold.ts';
import { figuresIn } from '#features/search/words/numbers.ts';
import { kindOfQuestion } from '#features/search/words/questionKinds.ts';
import { nearest } from '#features/search/words/spelling.ts';
import { learn, spoken } from '#features/search/words/spoken.ts';

await learn('pl');

test.each([
  ['de', 'Jäger', 'Jaeger'],
  ['de', 'Größe', 'groesse'],
  ['pl', 'żołnierz', 'zolnierz'],
  ['es', 'Prisión', 'prision'],
] as const)('accents may be typed or not (%s): %s, %s', (language, right, typed) => {
  expect(fold(typed, language)).toBe(fold(right, language));
});

test.each(['neue', 'Quelle', 'Steuer'])('an e behind a vowel or a q is no umlaut: %s', word => {
  expect(fold(word, 'de')).toBe(word.toLowerCase());
});

test('whose something is does not matter', () => {
  expect(wordsOf('Admiral’s Quarters', 'en')).toEqual(['admiral', 'quarters']);
});

describe('Polish', () => {
  const glossary: Term[] = parse(readFileSync('content/glossary.yaml', 'utf8'));
  const terms = glossary.flatMap(({ id, forms }) =>
    forms?.pl === undefined ? [] : [{ id, forms: forms.pl }],
  );
  const stemsOf = (form: string) => wordsOf(form, 'pl').map(spoken('pl').stem).join(' ');

  test('most forms of a term have its stem', () => {
    const shares = terms.map(({ forms }) => {
      const [first = '', ...others] = forms.split(', ').map(one => polishForms(one))[0] ?? [];
      const alike = others.filter(other => stemsOf(other) === stemsOf(first)).length;
      return others.length === 0 ? 1 : alike / others.length;
    });
    expect(terms.length).toBeGreaterThan(50);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.7);
  });

  test.each([
    ['karta', 'karty', 'kart', 'kartami', 'kartach'],
    ['statek', 'statku', 'statki', 'statkami'],
    ['umiejętność', 'umiejętności', 'umiejętnościami'],
    ['gracz', 'gracza', 'graczy', 'graczom'],
  ])('%s, %s, …', (...forms) => {
    expect(new Set(forms.map(stemsOf)).size).toBe(1);
  });
});

test.each([
  ['startressourcen', ['start', 'ressourcen']],
  ['schicksalsdeck', ['schicksal', 'deck']],
  ['karten', []],
])('the parts of %s', (word, parts) => {
  const known = new Set(['start', 'ressourcen', 'schicksal', 'deck', 'karte']);
  expect(partsOf(word, part => known.has(part))).toEqual(parts);
});

test.each([
  ['amtsfloge', 'amtsfolge'],
  ['symphatisant', 'sympathisant'],
  ['efermeria', 'enfermeria'],
  ['adimral', 'admiral'],
])('by %s somebody means %s', (typed, meant) => {
  const words = ['amtsfolge', 'sympathisant', 'enfermeria', 'admiral', 'sympathie', 'karte'];
  expect(nearest(typed, words)[0]?.word).toBe(meant);
});

test('what is far from every word means none', () => {
  expect(nearest('xylophone', ['admiral', 'viper'])).toEqual([]);
  expect(nearest('abc', ['abd'])).toEqual([]);
});

test.each([
  ['en', 'How many cards can I keep?', 'how-many'],
  ['en', 'Can I move while in the Brig?', 'may-i'],
  ['de', 'Wer wird neuer Präsident?', 'who'],
  ['de', 'Darf ich lügen?', 'may-i'],
  ['es', '¿Cuántas cartas puedo tener?', 'how-many'],
  ['es', '¿Quién pasa a ser Almirante?', 'who'],
  ['pl', 'Ile kart mogę mieć na ręce?', 'how-many'],
  ['pl', 'Kiedy może ujawnić się Cylon?', 'when'],
] as const)('%s: “%s” asks %s', (language, text, kind) => {
  expect(kindOfQuestion(text, language)).toBe(kind);
});

test('numbers are the same in words and in figures', () => {
  expect(figuresIn('en').get('ten')).toBe('10');
  expect(figuresIn('pl').get('dwoch')).toBe('2');
});
