import { describe, expect, test } from 'vitest';
import { voiceOf } from '#books/atBuild/text.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { characterText, describeCard, locationText, titleText } from '#text/index.ts';
import { baseBook, daybreakBook, pegasusBook } from '../kit/books.ts';

/** How a text says that somebody decides whether it happens. */
const choice: { readonly [language in Language]: RegExp } = {
  en: /\bmay\b|\bif they do not\b/giu,
  de: /\bd(?:a|ü)rf(?:en|st|t)?\b/giu,
  es: /\bpuede[ns]?\b/giu,
  pl: /\bmo(?:że|żesz|gą)\b/giu,
};

/** Two choices in a row that one "may" governs: draw a card and play one. */
const together: { readonly [id: string]: number } = { 'occupation-authority': 1 };

/** How often a tree leaves it to somebody whether anything happens. */
function choicesIn(tree: unknown): number {
  if (Array.isArray(tree)) return tree.reduce((sum: number, one) => sum + choicesIn(one), 0);
  if (typeof tree !== 'object' || tree === null) return 0;
  const here = Reflect.get(tree, 'op') === 'may' || Reflect.get(tree, 'kind') === 'reaction' ? 1 : 0;
  return here + choicesIn(Object.values(tree));
}

const told = [baseBook, pegasusBook, daybreakBook].flatMap(book =>
  languages.map(language => ({ book, language })),
);

describe.each(told)('$book.id in $language', ({ book, language }) => {
  const voice = voiceOf(language);
  const texts = [
    ...book.cards.map(one => [one, describeCard(voice, one)] as const),
    ...book.characters.map(one => [one, characterText(voice, one)] as const),
    ...book.locations.map(one => [one, locationText(voice, one)] as const),
    ...book.titles.map(one => [one, titleText(voice, one)] as const),
  ];

  test('a text says that something is left to a player as often as its tree does', () => {
    const silent = texts.flatMap(([tree, text]) => {
      const said = JSON.stringify(text).match(choice[language])?.length ?? 0;
      const due = choicesIn(tree) - (together[tree.id] ?? 0);
      return said < due ? [`${tree.id}: ${said} of ${due}`] : [];
    });
    expect(silent).toEqual([]);
  });
});
