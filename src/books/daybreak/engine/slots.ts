/** What Daybreak adds to the state. */

import { isLeader } from '#books/leaders/engine/people.ts';
import { cardsOf } from '#engine/library/cardKind.ts';
import type { Hidden } from '#engine/model/state.ts';
import type { CardId, Seat } from '#engine/model/vocabulary.ts';
import { isHuman, seatState } from '#engine/rules/people.ts';
import type { Position } from '#engine/run/run.ts';
import { count, fields, oneOf, yesOrNo } from '#engine/save/shape.ts';
import { type Laying, number } from '#engine/slots/notation.ts';
import { type Known, openCards, secretHand, tokens } from '#engine/slots/ready.ts';
import { defineSlot, type Slot } from '#engine/slots/slot.ts';
import { boardSlots } from './boardSlots.ts';
import { miracleLimit } from './miracles.ts';

/** The card on the space for the active mission. */
export interface Mission {
  card: CardId;
  up: boolean;
}

/** Assault raptors that are not in space; the others wait beside the board. */
export interface AssaultRaptors {
  reserves: number;
  destroyed: number;
}

declare module '#engine/model/slots.ts' {
  interface SeatSlots {
    mutiny: { state: Hidden[]; view: readonly Known[] };
    miracles: { state: number; view: number };
    /** Looked at, until one of them is chosen. */
    offeredMutinies: { state: Hidden[]; view: readonly Known[] };
    motives: { state: Hidden[]; view: readonly Known[] };
    shownMotives: { state: CardId[]; view: readonly CardId[] };
  }
  interface TableSlots {
    mission: { state: Mission; view: Readonly<Mission> };
    assaultRaptors: { state: AssaultRaptors; view: Readonly<AssaultRaptors> };
  }
}

const onlyLeaders = (laying: Laying, seat: Seat): string | undefined =>
  isLeader(laying, seat) ? undefined : 'Only a Cylon Leader has Motive cards.';

const onlyHumans = (laying: Laying, seat: Seat): string | undefined =>
  isHuman(laying, seat) ? undefined : 'A revealed Cylon holds no Mutiny cards.';

export const mutiny = (run: Position, seat: Seat): Hidden[] => (seatState(run, seat).slots.mutiny ??= []);

export const motives = (run: Position, seat: Seat): Hidden[] => (seatState(run, seat).slots.motives ??= []);

const inSpace = ({ state }: Laying): number => state.ships.filter(s => s.craft === 'assault-raptor').length;

const mission = defineSlot({
  on: 'table',
  name: 'mission',
  check: lib => fields({ card: oneOf(cardsOf(lib, 'mission')), up: yesOrNo }),
  view: ({ card, up }) => ({ card, up }),
  fromView: ({ card, up }) => ({ card, up }),
  // One that counts already lies beside the objective as well.
  open: ({ card, up }) => (up ? [] : [card]),
  notation: {
    keys: {
      mission: {
        is: 'map',
        fields: { card: { is: 'card', of: 'mission' }, up: { is: 'flag' } },
        description: 'The card on the space for the active mission.',
      },
    },
    lay({ state, claim }, { mission }, _before, _seat, path) {
      if (mission === undefined) return undefined;
      const { card, up } = mission as Mission;
      // A card that counts already lies beside the objective too.
      const lies = state.inPlay.includes(card) || claim('mission', [card], [...path, 'mission']).length > 0;
      return lies ? { card, up } : undefined;
    },
    write: mission => ({ mission }),
  },
});

const assaultRaptors = defineSlot({
  on: 'table',
  name: 'assaultRaptors',
  initial: lib => ({ reserves: lib.supplies.assaultRaptors?.start ?? 0, destroyed: 0 }),
  check: () => fields({ reserves: count, destroyed: count }),
  view: raptors => ({ ...raptors }),
  fromView: raptors => ({ ...raptors }),
  notation: {
    keys: { 'reserves.assault-raptors': { is: 'count' }, 'destroyed.assault-raptors': { is: 'count' } },
    /** Those nobody names wait beside the board, but for the one the game begins with. */
    lay(laying, given) {
      const { pieces = 0, start = 0 } = laying.lib.supplies.assaultRaptors ?? {};
      const destroyed = number(given, 'destroyed.assault-raptors') ?? 0;
      const usual = Math.max(0, start - inSpace(laying) - destroyed);
      const reserves = number(given, 'reserves.assault-raptors') ?? usual;
      if (inSpace(laying) + destroyed + reserves > pieces) {
        laying.complain(['reserves'], `There are ${pieces} assault raptors in the box.`);
      }
      return { reserves, destroyed };
    },
    write: raptors => ({
      'reserves.assault-raptors': raptors?.reserves ?? 0,
      ...(raptors?.destroyed ? { 'destroyed.assault-raptors': raptors.destroyed } : {}),
    }),
  },
});

const miracleTokens = defineSlot({
  on: 'seat',
  name: 'miracles',
  whose: 'player',
  ...tokens('miracles'),
  notation: {
    ...tokens('miracles').notation,
    /** That of the set-up is gone where its holder is a revealed Cylon. */
    lay(laying, given, before, seat, path) {
      const most = miracleLimit(laying, seat);
      const named = number(given, 'miracles');
      if (named !== undefined && named > most) {
        laying.complain([...path, 'miracles'], `More miracle tokens than this player can hold (${most}).`);
      }
      return named ?? Math.min(before ?? 0, most);
    },
  },
});

export const daybreakSlots: readonly Slot[] = [
  defineSlot({
    on: 'seat',
    name: 'mutiny',
    whose: 'player',
    ...secretHand({ pile: 'mutiny', ids: lib => cardsOf(lib, 'mutiny'), key: 'mutiny', wrong: onlyHumans }),
  }),
  defineSlot({
    on: 'seat',
    name: 'offeredMutinies',
    whose: 'player',
    ...secretHand({ pile: 'mutiny', ids: lib => cardsOf(lib, 'mutiny'), key: 'offered-mutinies' }),
  }),
  miracleTokens,
  defineSlot({
    on: 'seat',
    name: 'motives',
    whose: 'player',
    ...secretHand({
      pile: 'motive',
      ids: lib => cardsOf(lib, 'motive'),
      key: 'motives',
      dealt: true,
      wrong: onlyLeaders,
    }),
  }),
  defineSlot({
    on: 'seat',
    name: 'shownMotives',
    whose: 'player',
    ...openCards({
      pile: 'motive',
      ids: lib => cardsOf(lib, 'motive'),
      key: 'shown-motives',
      wrong: onlyLeaders,
    }),
  }),
  mission,
  assaultRaptors,
  ...boardSlots,
];
