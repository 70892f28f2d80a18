import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type EnglishText, englishTexts } from '../kit/englishTexts.ts';

type Kind = keyof typeof englishTexts;
type Word = {
  readonly say: string;
  readonly not: readonly string[];
  readonly exact?: boolean;
  readonly in?: readonly Kind[];
  readonly except?: readonly { readonly text: string; readonly reason: string }[];
};

const words: readonly Word[] = parse(readFileSync('content/en/wording.yaml', 'utf8'));
const kinds = Object.keys(englishTexts) as Kind[];

/** Where a text says what the list forbids, and what to say instead. */
function faults({ place, text }: EnglishText, { say, not, exact, except = [] }: Word): string[] {
  const left = except.reduce((rest, { text: allowed }) => rest.replaceAll(allowed, ''), text);
  return not
    .map(word => new RegExp(`(?<![\\p{L}-])(?:${word})(?![\\p{L}-])`, exact ? 'u' : 'iu').exec(left)?.[0])
    .filter(found => found !== undefined)
    .map(found => `${place}: ${found}; say ${say}`);
}

test.each(kinds)('one word for one thing in English: %s', kind => {
  const texts = englishTexts[kind]();
  expect(texts.length).toBeGreaterThan(0);
  const listed = words.filter(({ in: where }) => where === undefined || where.includes(kind));
  expect(texts.flatMap(text => listed.flatMap(word => faults(text, word)))).toEqual([]);
});

test('a forbidden word is found, in any case and with what to say instead, and nothing inside other words', () => {
  const word: Word = { say: 'piloted', not: ['manned'] };
  expect(faults({ place: 'here', text: 'Manned vipers' }, word)).toEqual(['here: Manned; say piloted']);
  expect(faults({ place: 'here', text: 'unmanned vipers' }, word)).toEqual([]);
});

test('every word of the list applies somewhere, and every exception is still needed', () => {
  const unneeded = words.flatMap(word =>
    (word.except ?? [])
      .filter(({ text: allowed, reason }) => {
        const kept = { ...word, except: word.except?.filter(({ text }) => text !== allowed) ?? [] };
        const found = (word.in ?? kinds).flatMap(kind => englishTexts[kind]()).flatMap(t => faults(t, kept));
        return reason === '' || found.length === 0;
      })
      .map(({ text }) => `${word.say}: ${text}`),
  );
  expect(unneeded).toEqual([]);
});
