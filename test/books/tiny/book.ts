/** A book that nobody prints: one of everything a book can bring. */
import { askYes } from '../../../src/engine/choices/ask.ts';
import type { BookCode, Readers } from '../../../src/engine/library/bookCode.ts';
import type { Book } from '../../../src/engine/model/card.ts';
import type { Resolvers } from '../../../src/engine/ops/resolver.ts';
import { seatState } from '../../../src/engine/rules/people.ts';
import { you } from '../../../src/engine/run/find.ts';
import { drawHidden } from '../../../src/engine/run/piles.ts';
import { bit, emit } from '../../../src/engine/run/run.ts';
import { count, fields } from '../../../src/engine/save/shape.ts';
import { number } from '../../../src/engine/slots/notation.ts';
import { secretHand } from '../../../src/engine/slots/ready.ts';
import { defineSlot } from '../../../src/engine/slots/slot.ts';
import type { TinyCardOps, TinyTests } from './words.ts';

const star = defineSlot({
  on: 'table',
  name: 'star',
  initial: () => ({ height: 0 }),
  check: () => fields({ height: count }),
  view: ({ height }) => ({ height }),
  fromView: ({ height }) => ({ height }),
  notation: {
    keys: { star: { is: 'count' } },
    lay: (_laying, given, before) => {
      const height = number(given, 'star');
      return height === undefined ? before : { height };
    },
    write: value => ({ star: value?.height ?? 0 }),
  },
});

const omens = defineSlot({
  on: 'seat',
  name: 'omens',
  ...secretHand({ pile: 'quorum', ids: lib => lib.quorum, key: 'omens' }),
});

const operations: Resolvers<keyof TinyCardOps> = {
  'raise-star'(run, { n }) {
    const seat = you(run);
    const keeps = askYes(run, { seat, prompt: 'omen' });
    if (keeps === undefined) return 'again';
    const { height = 0 } = run.state.slots.star ?? {};
    run.state.slots.star = { height: height + n };
    emit(run, 'star-rose', { seat, n });
    const card = keeps ? drawHidden(run, 'quorum') : undefined;
    const { slots } = seatState(run, seat);
    if (card) slots.omens = [...(slots.omens ?? []), { card: card.card, seen: card.seen | bit(seat) }];
    return undefined;
  },
};

const conditions: Readers<keyof TinyTests> = {
  'star-risen': (run, { atLeast }) => (run.state.slots.star?.height ?? 0) >= atLeast,
};

const code: BookCode = { slots: [star, omens], operations, conditions, prompts: ['omen'] };

export const tinyBook: Book = {
  ...code,
  id: 'exodus',
  skills: [],
  cards: [],
  characters: [],
  locations: [
    {
      id: 'observatory',
      board: 'galactica',
      hazardous: false,
      damageable: false,
      abilities: [
        {
          id: 'observatory',
          kind: 'action',
          when: { not: { test: 'star-risen', atLeast: 3 } },
          do: [{ op: 'raise-star', n: 2 }],
        },
      ],
    },
  ],
  titles: [],
  damageTokens: [],
  civilianShips: [],
  objectives: [],
  attackTable: [],
  loyaltyDecks: [],
};
