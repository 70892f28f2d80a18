import { describe, expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { baseBook, daybreakBook, pegasusBook } from '../kit/books.ts';
import { proofSheet } from './proofSheet.ts';
import { forbidden } from './words.ts';

const sheets = [
  { book: baseBook, file: 'cards' },
  { book: pegasusBook, file: 'pegasus' },
  { book: daybreakBook, file: 'daybreak' },
].flatMap(({ book, file }) => languages.map(language => ({ book, file, language })));

describe.each(sheets)('every card of $book.id in $language', ({ book, file, language }) => {
  const sheet = proofSheet(book, language);

  test('reads as it was proof-read', async () => {
    await expect(sheet).toMatchFileSnapshot(`${file}.${language}.md`);
  });

  test('has no unfilled placeholder, no doubled space or stop, no space before a stop', () => {
    expect(sheet).not.toMatch(/\{\{|\}\}|undefined|NaN/u);
    expect(sheet).not.toMatch(/\S {2,}|\.\.|,,|;;|::| [.,;:]/u);
  });

  test('ends every line in a full stop', () => {
    const lines = sheet.split('\n').filter(line => line.startsWith('- '));
    expect(lines.filter(line => !/[.!?]$/u.test(line))).toEqual([]);
  });

  test('starts every line with a capital, a number or a sign', () => {
    const starts = [...sheet.matchAll(/^- (?:\*\*.*?\*\* )?(.)/gmu)].map(match => match[1] ?? '');
    expect(starts.filter(start => start !== start.toLocaleUpperCase(language))).toEqual([]);
  });
});

test.each(languages)('%s has one word for one thing', language => {
  const text = [baseBook, pegasusBook, daybreakBook].map(book => proofSheet(book, language)).join('\n');
  expect(forbidden[language].filter(([other]) => other.test(text)).map(([, word]) => word)).toEqual([]);
});

test.each(['de', 'es', 'pl'] as const)('no English word is left in %s', language => {
  const text = [baseBook, pegasusBook, daybreakBook]
    .flatMap(book => proofSheet(book, language).split('\n'))
    .filter(line => line.startsWith('- '))
    .join('\n');
  expect(text).not.toMatch(
    /\b(the|of|and|or|with|from|if|you|your|card|cards|player|each|when|draw|discard)\b/iu,
  );
});
