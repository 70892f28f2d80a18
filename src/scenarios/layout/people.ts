/** Who is where, revealed or not, and what lies before each player. */

import { answered } from '#engine/library/facet.ts';
import { coreStandings } from '#engine/model/people.ts';
import type { SeatState } from '#engine/model/state.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { destinationFor } from '#engine/rules/people.ts';
import { pilotKeys, seatsUnder } from '../notation/crafts.ts';
import type { SeatPosition } from '../notation/position.ts';
import { claim } from './claims.ts';
import { complain, type Layout } from './context.ts';

const isRevealed = (seat: SeatState) => seat.revealed === 'cylon' || seat.revealed === 'sympathizer';

/** A Cylon whom everybody knows from the start. */
export const isOpen = ({ lib }: Layout, seat: SeatState) => lib.openCharacters.has(seat.character ?? '');

/** Some Loyalty card of the game turns its holder, as others are from the start. */
const canTurn = ({ lib }: Layout) => [...lib.loyalty.values()].some(({ turns }) => turns);

/** Who is revealed, which much of the rest depends on. */
export function layRevealed(layout: Layout): void {
  const { position, state } = layout;
  for (const seat of state.seats) {
    const revealed = position.seats?.[seat.id]?.revealed ?? false;
    const open = isOpen(layout, seat);
    if (typeof revealed === 'string') seat.revealed = revealed;
    else seat.revealed = revealed || open ? 'cylon' : 'no';
    // Of others only whom a card has turned; which card lies open is looked at with the Loyalty cards.
    const ofBook = !Object.hasOwn(coreStandings, seat.revealed);
    if (open ? seat.revealed === 'sympathizer' : ofBook && !canTurn(layout)) {
      complain(layout, ['seats', seat.id, 'revealed'], 'stands-otherwise', {});
    }
  }
}

/** Pilots are put into their vipers with the ships. */
export function layPlaces(layout: Layout): void {
  const { position, state, lib } = layout;
  const pilots = new Set(
    Object.values(position.space ?? {}).flatMap(sector =>
      pilotKeys(lib).flatMap(key => (sector === undefined ? [] : seatsUnder(sector, key))),
    ),
  );
  for (const [index, seat] of state.seats.entries()) {
    const path = ['seats', seat.id, 'at'];
    const at = position.seats?.[seat.id]?.at;
    if (at === undefined) {
      if (isRevealed(seat) && !pilots.has(seat.id))
        seat.place = { in: 'location', location: destinationFor(layout, index, 'resurrection-ship') };
      continue;
    }
    if (at === 'viper') {
      complain(layout, path, 'which-viper', { seat: seat.id });
    } else if (pilots.has(seat.id)) {
      complain(layout, path, 'flies-already', { seat: seat.id, place: at });
    } else if (at === 'stranded') {
      seat.place = { in: 'stranded' };
      if (lib.characters.get(seat.character ?? '')?.start !== 'stranded') {
        complain(layout, path, 'not-stranded', {});
      }
    } else {
      seat.place = { in: 'location', location: at };
      const board = lib.locations.get(at)?.board;
      const open = board && answered({ lib }, rules => rules.opens?.(layout, board, !isRevealed(seat)));
      if (open === false) complain(layout, path, 'not-open', { place: at });
      else if (open) continue;
      else if ((board === 'cylon') !== isRevealed(seat)) {
        const code = isRevealed(seat) ? 'revealed-among-humans' : 'human-among-cylons';
        complain(layout, path, code, { seat: seat.id, place: at });
      }
    }
  }
}

/** Cards before a player, and once-a-game abilities that are gone. */
export function layBelongings(layout: Layout): void {
  for (const [index, seat] of layout.state.seats.entries()) {
    const given = layout.position.seats?.[seat.id];
    if (given) laySeat(layout, index, seat, given);
  }
}

function laySeat(layout: Layout, index: Seat, seat: SeatState, given: SeatPosition): void {
  const path = (key: string) => ['seats', seat.id, key];
  seat.attached = claim(layout, 'quorum', given.attached ?? [], path('attached'));
  for (const [i, card] of seat.attached.entries()) {
    if (!staysAs(layout, `quorum/${card}`, 'give')) {
      complain(layout, [...path('attached'), i], 'not-given', { card });
    }
  }
  const supers = claim(layout, 'super-crisis', given['super-crises'] ?? [], path('super-crises'));
  if (supers.length > 0 && seat.revealed === 'no') {
    complain(layout, path('super-crises'), 'super-crisis-of-human', {});
  }
  seat.superCrises = supers.map(card => ({ card, seen: 1 << index }));
  seat.used = [...(given.used ?? [])];
  const own = layout.lib.characters.get(seat.character ?? '')?.abilities.map(a => a.id) ?? [];
  for (const [i, ability] of seat.used.entries()) {
    if (!own.includes(ability)) {
      complain(layout, [...path('used'), i], 'no-such-ability', {
        ability,
        character: seat.character ?? seat.id,
      });
    }
  }
}

/** Does the tree of this card say that it stays, or is given to somebody? */
export function staysAs({ lib }: Layout, prefix: string, op: 'stay' | 'give'): boolean {
  return [...lib.blocks.values()].some(
    block => block.id.startsWith(`${prefix}#`) && block.lines.some(line => line.op.op === op),
  );
}
