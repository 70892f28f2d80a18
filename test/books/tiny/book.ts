/** A book that nobody prints: one of everything a book can bring. */
import { askYes } from '#engine/choices/ask.ts';
import { cardsOf, defineKind } from '#engine/library/cardKind.ts';
import type { EngineFacet, Readers } from '#engine/library/facet.ts';
import type { Book } from '#engine/model/card.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { seatState } from '#engine/rules/people.ts';
import { check, you } from '#engine/run/find.ts';
import { drawHidden } from '#engine/run/piles.ts';
import { bit, emit, type Position, push } from '#engine/run/run.ts';
import { count, fields } from '#engine/save/shape.ts';
import { number } from '#engine/slots/notation.ts';
import { secretHand } from '#engine/slots/ready.ts';
import { defineSlot } from '#engine/slots/slot.ts';
import { number as numberOf, word } from '#engine/validate/form.ts';
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
  whose: 'player',
  ...secretHand({ pile: 'omens', ids: lib => cardsOf(lib, 'omen'), key: 'omens' }),
});

const operations: Resolvers<keyof TinyCardOps> = {
  'raise-star'(run, { n }) {
    const seat = you(run);
    const keeps = askYes(run, { seat, prompt: 'omen' });
    if (keeps === undefined) return 'again';
    const { height = 0 } = run.state.slots.star ?? {};
    run.state.slots.star = { height: height + n };
    if (height < 3 && height + n >= 3) push(run, 'star-risen-high');
    emit(run, 'star-rose', { seat, n });
    const card = keeps ? drawHidden(run, 'omens') : undefined;
    const { slots } = seatState(run, seat);
    if (card) slots.omens = [...(slots.omens ?? []), { card: card.card, seen: card.seen | bit(seat) }];
    return undefined;
  },
};

const conditions: Readers<keyof TinyTests> = {
  'star-risen': (run, { atLeast }) => (run.state.slots.star?.height ?? 0) >= atLeast,
};

/** Everybody who keeps an omen. */
const starGazers = ({ state }: Position) =>
  state.seats.flatMap(({ slots: { omens = [] } }, seat) => (omens.length > 0 ? [seat] : []));

const code: EngineFacet = {
  who: { 'star-gazers': starGazers },
  piles: ['omens'],
  boards: ['comet'],
  kinds: [defineKind({ kind: 'omen', pile: 'omens' })],
  forms: {
    cards: { omen: { deck: word, id: word, count: numberOf } },
    ops: { 'raise-star': { n: numberOf } },
  },
  slots: [star, omens],
  operations,
  conditions,
  standings: { dreaming: { human: true } },
  loyaltyKinds: ['dreamer'],
  crisisParts: ['omen'],
  flowTests: { foretold: run => run.lib.crises.get(check(run).crisis ?? '')?.omen !== undefined },
  points: { 'star-risen-high': { atoms: ['abilities.others-when-stated'] } },
  prompts: ['omen'],
  rules: { opens: (_, board, human) => (board === 'comet' ? human : undefined) },
};

export const tinyBook: Book = {
  code,
  id: 'exodus',
  skills: [],
  cards: [
    { deck: 'omen', id: 'red-dawn', count: 2 },
    { deck: 'omen', id: 'long-shadow', count: 1 },
    { deck: 'omen', id: 'still-water', count: 3 },
    { deck: 'loyalty', id: 'dreamer', count: 2, side: 'human', kind: 'dreamer' },
    {
      deck: 'crisis',
      id: 'falling-star',
      count: 1,
      decides: 'herald',
      options: [
        { do: [{ op: 'discard', who: 'star-gazers', n: 1 }] },
        { do: [{ op: 'title', title: 'herald', to: { next: 'herald' } }] },
      ],
      activate: [],
      jump: false,
    },
    {
      deck: 'crisis',
      id: 'open-sky',
      count: 1,
      decides: 'current',
      options: [
        { do: [{ op: 'peek-loyalty', by: 'current', of: 'herald', n: 'all' }] },
        { do: [{ op: 'jump-track', by: -1 }] },
      ],
      activate: [],
      jump: false,
    },
    {
      deck: 'crisis',
      id: 'dark-comet',
      count: 1,
      check: { difficulty: 1, skills: ['politics'] },
      omen: [{ op: 'lose', resource: 'food', n: 1 }],
      fail: [{ op: 'lose', resource: 'fuel', n: 1 }],
      activate: [],
      jump: false,
    },
  ],
  characters: [],
  locations: [
    {
      id: 'observatory',
      board: 'comet',
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
  titles: [
    {
      id: 'herald',
      abilities: [
        {
          id: 'tells',
          kind: 'trigger',
          on: 'loyalty-seen',
          do: [{ op: 'draw', who: 'picked', n: 1, from: ['politics'] }],
        },
        {
          id: 'sees-it-first',
          kind: 'reaction',
          on: 'star-risen-high',
          do: [{ op: 'draw', who: 'you', n: 1, from: ['politics'] }],
        },
      ],
      keptInBrig: false,
      line: [
        'tom-zarek',
        'sharon-valerii',
        'saul-tigh',
        'william-adama',
        'karl-agathon',
        'laura-roslin',
        'gaius-baltar',
        'lee-adama',
        'kara-thrace',
        'galen-tyrol',
      ],
    },
  ],
  procedures: {
    'loyalty-seen': [{ op: 'window', point: 'loyalty-seen' }],
    'star-risen-high': [{ op: 'window', point: 'star-risen-high' }],
  },
  amendments: [
    {
      in: 'game',
      put: 'before',
      step: { op: 'draw-first-quorum' },
      do: [{ op: 'give-first-title', title: 'herald' }],
    },
    {
      in: 'check',
      put: 'after',
      step: { op: 'window', point: 'check-totalled' },
      do: [{ op: 'when', test: 'foretold', then: [{ op: 'result', of: 'omen' }] }],
    },
  ],
  damageTokens: [],
  civilianShips: [],
  objectives: [],
  attackTable: [],
  loyaltyDecks: [{ players: 3, cylon: 1, human: 4, more: { dreamer: 1 }, later: 'sympathizer' }],
};
