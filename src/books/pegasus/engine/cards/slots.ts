/** What Pegasus adds to the state besides New Caprica. */

import { isLeader } from '#books/leaders/engine/people.ts';
import { cardsOf } from '#engine/library/cardKind.ts';
import type { Hidden } from '#engine/model/state.ts';
import type { CardId, Seat } from '#engine/model/vocabulary.ts';
import { seatState } from '#engine/rules/people.ts';
import type { Position } from '#engine/run/run.ts';
import { count, fields, list, oneOf, yesOrNo } from '#engine/save/shape.ts';
import { type Laying, list as listed } from '#engine/slots/notation.ts';
import { type Known, secretHand, tokens } from '#engine/slots/ready.ts';
import { defineSlot, type Slot } from '#engine/slots/slot.ts';

/** Damage tokens on her locations; once all lie there she is gone for good. */
export interface PegasusShip {
  damage: CardId[];
  destroyed: boolean;
}

declare module '#engine/model/slots.ts' {
  interface SeatSlots {
    agendas: { state: Hidden[]; view: readonly Known[] };
    executions: { state: number; view: number };
    superCrisesPlayed: { state: number; view: number };
    /** What is done once a game is withheld from a character who has joined late. */
    withheld: { state: boolean; view: boolean };
  }
  interface TableSlots {
    pegasus: { state: PegasusShip; view: Readonly<PegasusShip> };
    /** The raider that carries the token. */
    scar: { state: number; view: number };
    /** An execution has cost morale. */
    mourned: { state: boolean; view: boolean };
  }
}

export const agendas = (run: Position, seat: Seat): Hidden[] => (seatState(run, seat).slots.agendas ??= []);

export const pegasus = (run: Position): PegasusShip =>
  (run.state.slots.pegasus ??= { damage: [], destroyed: false });

const onlyWithAgenda = (laying: Laying, seat: Seat): string | undefined =>
  isLeader(laying, seat) || seatState(laying, seat).revealed !== 'no'
    ? undefined
    : 'Only a Cylon Leader or the Sympathetic Cylon has an Agenda card.';

const ship = defineSlot({
  on: 'table',
  name: 'pegasus',
  initial: (): PegasusShip => ({ damage: [], destroyed: false }),
  check: lib => fields({ damage: list(oneOf(lib.tokens)), destroyed: yesOrNo }),
  view: ({ damage, destroyed }) => ({ damage: damage.slice(), destroyed }),
  fromView: ({ damage, destroyed }) => ({ damage: damage.slice(), destroyed }),
  open: ({ damage }) => damage,
  notation: {
    keys: {
      'pegasus-damage': { is: 'cards', of: 'pegasus-damage' },
      'pegasus-destroyed': { is: 'flag', description: 'She is out of the game.' },
    },
    lay(laying, given, _before, _seat, path) {
      const named = listed(given, 'pegasus-damage') ?? [];
      return {
        damage: laying.claim('pegasus-damage', named, [...path, 'pegasus-damage']),
        destroyed: given['pegasus-destroyed'] === true,
      };
    },
    write: ship => ({
      'pegasus-damage': ship?.damage ?? [],
      ...(ship?.destroyed ? { 'pegasus-destroyed': true } : {}),
    }),
  },
});

const scar = defineSlot({
  on: 'table',
  name: 'scar',
  check: () => count,
  view: id => id,
  fromView: id => id,
});

const mourned = defineSlot({
  on: 'table',
  name: 'mourned',
  check: () => yesOrNo,
  view: yes => yes,
  fromView: yes => yes,
  notation: {
    keys: { 'execution-mourned': { is: 'flag', description: 'An execution has cost morale.' } },
    lay: (_, given, before) => (given['execution-mourned'] === true ? true : before),
    write: yes => (yes ? { 'execution-mourned': true } : {}),
  },
});

const withheld = defineSlot({
  on: 'seat',
  name: 'withheld',
  whose: 'character',
  check: () => yesOrNo,
  view: yes => yes,
  fromView: yes => yes,
  notation: {
    keys: {
      withheld: { is: 'flag', description: 'Has joined late and may not use what is done once a game.' },
    },
    lay: (_, given, before) => (given['withheld'] === true ? true : before),
    write: yes => (yes ? { withheld: true } : {}),
  },
});

export const deckSlots: readonly Slot[] = [
  defineSlot({
    on: 'seat',
    name: 'agendas',
    whose: 'player',
    ...secretHand({
      pile: 'agenda',
      ids: lib => cardsOf(lib, 'agenda'),
      key: 'agendas',
      dealt: true,
      wrong: onlyWithAgenda,
    }),
  }),
  defineSlot({ on: 'seat', name: 'executions', whose: 'player', ...tokens('executions') }),
  defineSlot({ on: 'seat', name: 'superCrisesPlayed', whose: 'player', ...tokens('super-crises-played') }),
  withheld,
  ship,
  scar,
  mourned,
];
