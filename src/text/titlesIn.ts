import type { Ability } from '#engine/model/ability.ts';
import type { CardsFacet } from '#engine/model/card.ts';
import { type TitleKind, type Titles, titleId } from './titles.ts';

/**
 * Of these titles those of all that some books have and of the cards that a story names otherwise, by its position or its answers: what a
 * page sends along whose widget plays with them.
 */
export function titlesIn(titles: Titles, books: readonly CardsFacet[], story?: object): Titles {
  const of = (kind: TitleKind, things: readonly { readonly id: string }[]) =>
    pick(
      titles[kind],
      things.map(({ id }) => id),
    );
  const cards = books.flatMap(book => book.cards);
  const characters = books.flatMap(book => book.characters);
  const locations = books.flatMap(book => book.locations);
  const offices = books.flatMap(book => book.titles);
  const damageTokens = books.flatMap(book => book.damageTokens);
  const abilities = [...cards, ...characters, ...locations, ...offices, ...damageTokens].flatMap(abilitiesOf);
  const named = [...cards, ...books.flatMap(book => book.objectives)].map(({ id }) => id);
  return {
    cards: pick(titles.cards, [...named, ...words(story)].map(titleId)),
    characters: of('characters', characters),
    locations: of('locations', locations),
    tokens: of('tokens', damageTokens),
    titles: of('titles', offices),
    abilities: of('abilities', abilities),
    specials: {},
  };
}

function pick(titles: Titles[TitleKind], ids: readonly string[]): Titles[TitleKind] {
  return Object.fromEntries(
    ids.flatMap(id => {
      const title = titles[id];
      return title === undefined ? [] : [[id, title]];
    }),
  );
}

function abilitiesOf(one: object): readonly Ability[] {
  const { abilities = [] }: { readonly abilities?: readonly Ability[] } = one;
  return abilities;
}

/** Every word of a story; cards in a bag, which nobody has seen, aside. */
function words(value: unknown): string[] {
  // A skill card is called by its strength too: `repair/1`.
  if (typeof value === 'string') return value.split('/', 1);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'bag' ? [] : words(inner)));
}
