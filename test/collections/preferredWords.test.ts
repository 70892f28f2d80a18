import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { languages } from '#i18n/languages.ts';
import { type Kind, kinds, type WrittenText, wordingFile, writtenTexts } from '../kit/writtenTexts.ts';

type Word = {
  readonly say: string;
  readonly not: readonly string[];
  readonly exact?: boolean;
  readonly in?: readonly Kind[];
  readonly except?: readonly { readonly text: string; readonly reason: string }[];
};

/** Where a text says what the list forbids, and what to say instead. */
function faults({ place, text }: WrittenText, { say, not, exact, except = [] }: Word): string[] {
  const left = except.reduce((rest, { text: allowed }) => rest.replaceAll(allowed, ''), text);
  return not
    .map(word => new RegExp(`(?<![\\p{L}-])(?:${word})(?![\\p{L}-])`, exact ? 'u' : 'iu').exec(left)?.[0])
    .filter(found => found !== undefined)
    .map(found => `${place}: ${found}; say ${say}`);
}

describe.each(languages)('one word for one thing: %s', language => {
  const file = wordingFile(language);
  if (file === undefined) return test.todo('a list of preferred words');
  const words: readonly Word[] = parse(readFileSync(file, 'utf8'));
  const all = writtenTexts(language);

  test.each(kinds)('in %s', kind => {
    const texts = all[kind]();
    expect(texts.length > 0).toBe(kind !== 'docs' || language === 'en');
    const listed = words.filter(({ in: where }) => where === undefined || where.includes(kind));
    expect(texts.flatMap(text => listed.flatMap(word => faults(text, word)))).toEqual([]);
  });

  test('every exception is still needed', () => {
    const unneeded = words.flatMap(word =>
      (word.except ?? [])
        .filter(({ text: allowed, reason }) => {
          const kept = { ...word, except: word.except?.filter(({ text }) => text !== allowed) ?? [] };
          const found = (word.in ?? kinds).flatMap(kind => all[kind]()).flatMap(text => faults(text, kept));
          return reason === '' || found.length === 0;
        })
        .map(({ text }) => `${word.say}: ${text}`),
    );
    expect(unneeded).toEqual([]);
  });
});

test('a forbidden word is found, in any case and with what to say instead, and nothing inside other words', () => {
  const word: Word = { say: 'piloted', not: ['manned'] };
  expect(faults({ place: 'here', text: 'Manned vipers' }, word)).toEqual(['here: Manned; say piloted']);
  expect(faults({ place: 'here', text: 'unmanned vipers' }, word)).toEqual([]);
});
