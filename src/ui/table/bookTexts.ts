import { titlesIn, voiceOf, wordsOf } from '#books/atBuild/text.ts';
import type { Book as BookName } from '#books/registry.ts';
import type { Book } from '#engine/model/card.ts';
import type { CardOp } from '#engine/model/effect.ts';
import type { Language } from '#i18n/languages.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import {
  askedText,
  type CardText,
  characterText,
  describeCard,
  locationText,
  namesIn,
  objectiveText,
  titleText,
} from '#text/index.ts';
import type { BookTexts, CardTold, RulesAtPlace } from './texts.ts';

/** The lines of a card or sheet in which it asks something, by their ids. */
export type AskingLines = ReadonlyMap<string, readonly CardOp[]>;

/** What one book brings: its cards as they are read, what they ask, and what its pieces are called. */
export function bookTexts(
  language: Language,
  name: BookName,
  book: Book,
  rules: readonly RulesAtPlace[],
  asking: AskingLines = new Map(),
): BookTexts {
  const voice = voiceOf(language);
  const { civilianName, tokenName } = namesIn(voice, book);
  const { terms, events, engine, board, sandbox } = wordsOf(language, name);
  return allNonBreaking(language, {
    titles: titlesIn(language, [book]),
    things: Object.fromEntries([
      ...book.civilianShips.map(({ id }) => [id, civilianName(id)]),
      ...book.damageTokens.map(({ id }) => [id, tokenName(id)]),
    ]),
    cards: told([
      ...book.cards.map(card => ({ ...describeCard(voice, card), kind: card.deck })),
      ...book.objectives.map(objective => ({ ...objectiveText(voice, objective), kind: 'objective' })),
    ]),
    characters: told(book.characters.map(one => characterText(voice, one))),
    locations: told(book.locations.map(one => ({ ...locationText(voice, one), kind: 'location' }))),
    asked: Object.fromEntries(
      [...asking].flatMap(([line, ops]) => {
        const asks = askedText(voice, ops);
        return asks === undefined ? [] : [[line, asks]];
      }),
    ),
    objectives: book.objectives.map(({ id }) => id),
    rules,
    offices: told(book.titles.map(one => titleText(voice, one))),
    ...(terms || events || engine || board || sandbox
      ? {
          words: {
            ...(terms && { terms }),
            ...(events && { events }),
            ...(engine && { engine }),
            ...(board && { board }),
            ...(sandbox && { sandbox }),
          },
        }
      : {}),
  });
}

type Kept = CardText & Pick<CardTold, 'kind'>;
const told = (texts: readonly Kept[]): { readonly [id: string]: CardTold } =>
  Object.fromEntries(
    texts.map(({ id, title, lines, kind }) => [
      id,
      {
        ...(kind === undefined ? {} : { kind }),
        title,
        lines: lines.map(({ part, label, text }) =>
          label === undefined ? { part, text } : { part, label, text },
        ),
      },
    ]),
  );
