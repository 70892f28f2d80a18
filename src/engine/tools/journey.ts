/** The fleet on its way: the marker moved on, jumps made early, destinations chosen. */

import { compileLaidOut } from '../library/laidOut.ts';
import type { Library } from '../library/library.ts';
import type { Book, QuorumCard } from '../model/card.ts';
import { laid } from '../model/frame.ts';
import type { State } from '../model/state.ts';
import type { Resource } from '../model/vocabulary.ts';
import { type Deed, type DeedTable, nextStop, type Stop } from './deeds.ts';
import { bareTable, type Seated } from './table.ts';

/** One step of Jump Preparation, as the icon of a crisis card brings it. */
export const prepare = 'prepare';
/** The action that jumps early. */
export const jumpEarly = 'ftl-control';

const icon: QuorumCard = { deck: 'quorum', id: prepare, count: 1, do: [{ op: 'jump-track', by: 1 }] };

/** A book must bring the icon as well. */
export const withJumpIcon = (book: Book): Book => ({ ...book, cards: [...book.cards, icon] });

export function journeyLibrary(book: Book): Library {
  return compileLaidOut([
    withJumpIcon({ ...book, cards: book.cards.filter(({ deck }) => deck === 'destination') }),
  ]);
}

/** The fleet at the start, with a player at FTL Control who is Admiral as well. */
export function departure(lib: Library, who: Seated): State {
  const state = bareTable(lib, [who]);
  for (const seat of state.seats) seat.place = { in: 'location', location: jumpEarly };
  state.titles = { president: 0, admiral: 0 };
  for (const { id, count } of lib.destinations.values()) {
    for (let i = 0; i < count; i++) state.piles.destination.bag.push(id);
  }
  for (const { id, count } of lib.civilians.values()) {
    for (let i = 0; i < count; i++) state.piles.civilians.bag.push(id);
  }
  return state;
}

const iconDeed: Deed = { id: prepare, seat: 0, frame: { at: `quorum/${prepare}#`, pc: 0, seat: 0 } };
const earlyDeed: Deed = {
  id: jumpEarly,
  seat: 0,
  frame: laid<'take-actions'>({ at: 'act', pc: 0, count: 1, side: 'human' }),
  words: [jumpEarly],
};

export function journeyTable(lib: Library): DeedTable {
  return {
    lib,
    deeds: state => (mayJumpEarly(state) ? [iconDeed, earlyDeed] : [iconDeed]),
    turn: bareTable(lib, []).stack,
  };
}

function mayJumpEarly({ pending }: State): boolean {
  return pending.some(choice => 'options' in choice && choice.options.some(({ id }) => id === jumpEarly));
}

/** How much of a resource each face of the die costs after an early jump now; nothing where none can be made. */
export function jumpRisk(table: DeedTable, stop: Stop, resource: Resource): readonly number[] {
  const die = stop.open.includes(jumpEarly) ? nextStop(table, stop, jumpEarly) : undefined;
  if (die?.asked?.prompt !== 'die') return [];
  return die.open.map(face => {
    const events = nextStop(table, die, face)?.events ?? [];
    return events.reduce(
      (sum, event) =>
        event.type === 'resource-lost' && event.resource === resource ? sum + event.amount : sum,
      0,
    );
  });
}
