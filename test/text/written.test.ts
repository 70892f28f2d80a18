import { expect, test } from 'vitest';
import { localeOf, voiceOf } from '#books/atBuild/text.ts';
import { languages } from '#i18n/languages.ts';
import { treePrint, writtenText } from '#text/written.ts';
import { baseBook, daybreakBook, pegasusBook } from '../kit/books.ts';
import { describeBook } from './describeBook.ts';

const tree = { id: 'a', rule: 'dice.roll', do: [{ op: 'roll' }] };
const voice = { language: 'en', written: { a: { of: treePrint(tree), text: 'Roll.' } } } as const;

test('a sentence written by hand is told as long as its tree is the same', () => {
  expect(writtenText(voice, 'a', tree)).toBe('Roll.');
  expect(writtenText(voice, 'b', tree)).toBeUndefined();
});

test('another rule or name changes nothing of what a tree does', () => {
  expect(writtenText(voice, 'a', { ...tree, id: 'b', rule: 'dice.other' })).toBe('Roll.');
});

test('a tree that does something else is refused, with its new fingerprint', () => {
  const other = { ...tree, do: [{ op: 'reroll' }] };
  expect(() => writtenText(voice, 'a', other)).toThrow(`set its "of" to "${treePrint(other)}"`);
});

test.each(languages)('every sentence written by hand in %s belongs to a card', language => {
  const { written } = localeOf(language);
  const asked = new Set<string>();
  const listening = {
    ...voiceOf(language),
    written: new Proxy(written, {
      get(texts, id) {
        asked.add(String(id));
        return Reflect.get(texts, id);
      },
    }),
  };
  for (const book of [baseBook, pegasusBook, daybreakBook]) describeBook(listening, book);
  expect(Object.keys(written).filter(id => !asked.has(id))).toEqual([]);
});
