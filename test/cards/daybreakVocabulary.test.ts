import { expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { daybreakBook } from '../kit/books.ts';

/** Operations that one card or location of Daybreak alone says, and why no other word says it. */
const single: { readonly [operation: string]: string } = {
  'play-into-check': 'a card that joins a check after it has been revealed; contributions come before',
  'share-quorum': 'a drawn Quorum card goes to the President while the other is played or discarded',
  'sink-quorum': 'another hand is looked through and cards of it go under the deck in an order',
  'cease-fire': 'a ban on Cylon ships that ends with the turn; modifiers last as long as a card lies in play',
  'rebel-basestar': 'a board comes into play on one side or the other',
  'begin-mission': 'the card of another deck is turned up on a space of its own',
  'order-crises': 'several cards go back on top of their deck in an order',
  'search-deck': 'any cards out of a whole deck and its discards',
  'draw-named': 'everybody draws of a type that one player names',
  'discard-mutiny': 'a Mutiny card given up by choice; those above the limit go by themselves',
  'one-by-one':
    'whoever is named does all of it, though the first part may cost him the office he is named by',
  'discard-in-play': 'a card that another player has before him is given up to stop what is being done',
  relocate: 'a Cylon who moves by an effect; whoever is sent is a human',
};

/** The same for a single sheet: what makes a character unlike all others. */
const ofSheets: { readonly [operation: string]: string } = {
  'pass-miracle': 'a token handed on between two players',
  'play-mutiny': 'several cards of the deck are looked at and one of them is played at once',
  'spare-discard': 'somebody else who is about to discard keeps a card',
  'ignore-icons': 'other ships act than those the icons of the crisis name',
  'draw-and-keep': 'of the cards drawn some go back',
  escort: 'a viper is destroyed in the place of a civilian ship, which leaves space',
  'exchange-civilian': 'a civilian ship in space is exchanged for another, all looked at',
  'give-cards': 'cards of the giver’s choice; what is taken is chosen by the taker or by chance',
  'take-all': 'a whole hand changes its owner',
  'owe-brig': 'what is owed at the end of the turn because it could not be paid before',
};

test('operations that serve one card of Daybreak only are fewer than a tenth of its cards, and those of one sheet fewer than its sheets', async () => {
  const lib = await libraryOf(['daybreak']);
  const others = new Set<string>();
  const says = new Map<string, Set<string>>();
  const own = new Set([
    ...daybreakBook.cards.map(({ id }) => id),
    ...daybreakBook.characters.map(({ id }) => id),
    ...daybreakBook.locations.map(({ id }) => id),
  ]);
  for (const block of lib.blocks.values()) {
    for (const { op } of block.lines) {
      if (block.card === undefined || !own.has(block.card)) others.add(op.op);
      else says.set(op.op, (says.get(op.op) ?? new Set()).add(block.card));
    }
  }
  const once = [...says].filter(([op, speakers]) => speakers.size === 1 && !others.has(op)).map(([op]) => op);
  const reasons = { ...single, ...ofSheets };
  expect(once.filter(op => !(op in reasons))).toEqual([]);
  expect(Object.keys(reasons).filter(op => !once.includes(op))).toEqual([]);
  const { cards, characters, locations } = daybreakBook;
  const copies = cards.reduce(
    (sum, card) =>
      sum + (card.deck === 'skill' ? Object.values(card.strengths).reduce((a, b) => a + b, 0) : card.count),
    locations.length,
  );
  expect(Object.keys(single).length).toBeLessThan(copies / 10);
  expect(Object.keys(ofSheets).length).toBeLessThan(characters.length);
});
