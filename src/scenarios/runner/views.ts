/** What a seat's view shows and hides. */
import { type View, viewFor } from '#engine/index.ts';
import { valuesOf } from '#engine/slots/each.ts';
import { parseReference, type Reference } from '../notation/references.ts';
import type { ViewExpectation } from '../notation/script.ts';
import { show } from './compare.ts';
import type { Play } from './play.ts';
import type { Unmet } from './unmet.ts';

/** The cards of a reference as a view shows them: `undefined` where it does not. */
function seen(view: View, reference: Reference): readonly (string | undefined)[] {
  switch (reference.of) {
    case 'piles':
      return view.piles[reference.pile].top;
    case 'bottoms':
      return view.piles[reference.pile].bottom;
    case 'check': {
      const { counts = [], cards = [] } = view.check ?? {};
      if (reference.what === 'players')
        return counts.map(({ by }) => (by === undefined ? undefined : view.seats[by]?.id));
      const all = counts.reduce((sum, { n }) => sum + n, 0);
      return [...cards, ...Array.from({ length: all - cards.length }, () => undefined)];
    }
    case 'areas':
      return (view.afar ?? [])
        .filter(s => s.kind === 'civilian' && s.at === reference.area)
        .map(s => s.cargo);
    case 'space':
      return view.ships.filter(s => s.kind === 'civilian' && s.at === reference.sector).map(s => s.cargo);
    case 'slot': {
      const { slot } = reference;
      const value = valuesOf(view.seats[reference.seat] ?? { slots: {} })[slot.name];
      return value === undefined ? [] : (value as readonly (string | undefined)[]);
    }
    case 'seat': {
      const seat = view.seats[reference.seat];
      if (!seat) return [];
      if (reference.what === 'hand')
        return seat.hand ?? Array.from({ length: seat.handSize }, () => undefined);
      if (reference.what === 'loyalty') return seat.loyalty;
      if (reference.what === 'super-crises') return seat.superCrises;
      return view.titles.president === reference.seat ? view.quorumHand : [];
    }
  }
}

const list = (one: string | readonly string[] | undefined) => (one === undefined ? [] : [one].flat());

export function viewUnmet(play: Play, expected: ViewExpectation): Unmet | undefined {
  const viewer = play.seatOf(expected.seat);
  if (viewer === 'chance') return { expected: 'the view of a player', came: 'chance' };
  const shown = viewFor(play.game, viewer);
  const seats = play.game.state.seats.map(s => s.id);
  for (const verb of ['hides', 'shows'] as const) {
    for (const text of list(expected[verb])) {
      const reference = parseReference(play.game.lib, text, seats);
      if ('wrong' in reference) return { expected: `${verb} ${text}`, came: reference.wrong };
      const cards = seen(shown, reference);
      const { card } = reference;
      const met =
        verb === 'shows'
          ? card === undefined
            ? cards.every(c => c !== undefined)
            : cards.includes(card)
          : card === undefined
            ? cards.every(c => c === undefined)
            : !cards.includes(card);
      if (!met) return { expected: `the view of ${expected.seat} ${verb} ${text}`, came: show(cards) };
    }
  }
  return undefined;
}
