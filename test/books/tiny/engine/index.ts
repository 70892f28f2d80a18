/** What carries out what only the invented book asks for. */
import { askYes } from '#engine/choices/ask.ts';
import { cardsOf, defineKind } from '#engine/library/cardKind.ts';
import type { EngineFacet, Readers } from '#engine/library/facet.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { seatState } from '#engine/rules/people.ts';
import { addAfar, bringFrom, sendAfar, shipsAfar, shipsOf, supply } from '#engine/rules/ships.ts';
import { check, you } from '#engine/run/find.ts';
import { drawHidden } from '#engine/run/piles.ts';
import { bit, emit, type Position, push } from '#engine/run/run.ts';
import { count, fields } from '#engine/save/shape.ts';
import { number } from '#engine/slots/notation.ts';
import { secretHand } from '#engine/slots/ready.ts';
import { defineSlot } from '#engine/slots/slot.ts';
import { effect, number as numberOf, word } from '#engine/validate/form.ts';
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
  'into-halo'(run, { n }) {
    for (let i = 0; i < n; i++) {
      const [raider] = shipsOf(run, 'raider');
      if (raider) sendAfar(run, raider, 'halo');
      else if (supply(run, 'raider') > 0) addAfar(run, 'raider', 'halo');
    }
  },
  'out-of-halo'(run) {
    for (const ship of shipsAfar(run, 'halo')) bringFrom(run, ship, 'bow');
  },
};

const conditions: Readers<keyof TinyTests> = {
  'star-risen': (run, { atLeast }) => (run.state.slots.star?.height ?? 0) >= atLeast,
};

/** Everybody who keeps an omen. */
const starGazers = ({ state }: Position) =>
  state.seats.flatMap(({ slots: { omens = [] } }, seat) => (omens.length > 0 ? [seat] : []));

export const facet: EngineFacet = {
  who: { 'star-gazers': starGazers },
  piles: ['omens'],
  boards: ['comet'],
  areas: ['halo'],
  kinds: [defineKind({ kind: 'omen', pile: 'omens' })],
  forms: {
    fields: { crises: { omen: effect } },
    tests: { 'star-risen': { atLeast: numberOf } },
    cards: { omen: { deck: word, id: word, count: numberOf } },
    ops: {
      'raise-star': { n: numberOf },
      'into-halo': { n: numberOf },
      'out-of-halo': {},
    },
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
