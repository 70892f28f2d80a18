/** What players have been shown: everything else is as hidden as the set-up left it. */
import type { Hidden, State } from '#engine/model/state.ts';
import { valuesOf } from '#engine/slots/each.ts';
import { parseReference, type Reference } from '../notation/references.ts';
import { complain, type Layout } from './context.ts';

/** The hidden cards a reference names; a hand has none that one could go on knowing. */
export function hiddenBy(state: State, reference: Reference): Hidden[] {
  const all = (): readonly Hidden[] => {
    switch (reference.of) {
      case 'piles':
        return state.piles[reference.pile].top;
      case 'bottoms':
        return state.piles[reference.pile].bottom;
      case 'check':
        return [];
      case 'space':
        return state.ships.filter(s => s.at === reference.sector).flatMap(s => s.cargo ?? []);
      case 'areas':
        return (state.afar ?? []).filter(s => s.at === reference.area).flatMap(s => s.cargo ?? []);
      case 'slot': {
        const { slot } = reference;
        const value = valuesOf(state.seats[reference.seat] ?? { slots: {} })[slot.name];
        return value === undefined ? [] : (slot.hidden?.(value) ?? []).flatMap(({ cards }) => cards);
      }
      case 'seat': {
        const seat = state.seats[reference.seat];
        if (!seat || reference.what === 'hand') return [];
        if (reference.what === 'loyalty') return seat.loyalty;
        if (reference.what === 'super-crises') return seat.superCrises;
        return state.titles.president === reference.seat ? state.quorumHand : [];
      }
    }
  };
  const { card, copy } = reference;
  const named = all().filter(h => card === undefined || h.card === card);
  return copy === undefined ? named : named.slice(copy - 1, copy);
}

export function layKnowledge(layout: Layout): void {
  const { position, state } = layout;
  const seats = state.seats.map(s => s.id);
  for (const [index, seat] of state.seats.entries()) {
    for (const [i, text] of (position.seats?.[seat.id]?.knows ?? []).entries()) {
      const path = ['seats', seat.id, 'knows', i];
      const reference = parseReference(layout.lib, text, seats);
      if ('wrong' in reference) {
        layout.problems.push({ path: ['position', ...path], message: reference.wrong });
        continue;
      }
      const hidden = hiddenBy(state, reference);
      if (hidden.length === 0) complain(layout, path, 'nothing-hidden', { what: text });
      for (const card of hidden) card.seen |= 1 << index;
    }
  }
}
