/** Abilities that are used instead of moving, in the own Movement step. */

import type { Action } from '../library/facet.ts';
import type { Filed } from '../library/library.ts';
import type { MovementAbility } from '../model/ability.ts';
import type { Frame } from '../model/frame.ts';
import type { Seat } from '../model/vocabulary.ts';
import { holds } from '../queries/holds.ts';
import { inForce } from '../queries/inForce.ts';
import { isHuman, isOpen, isStranded, seatState } from '../rules/people.ts';
import { emit, type Position, push } from '../run/run.ts';
import { isSpent, spend } from '../timing/limits.ts';
import { possible } from './possible.ts';
import { mayUseCard, oncePlayed, useCard } from './usedCards.ts';

function open(run: Position, filed: Filed<MovementAbility>, seat: Seat): boolean {
  if (isSpent(run, filed, seat)) return false;
  if (filed.ability.when && !holds(run, filed.ability.when, seat)) return false;
  return possible(run, filed.ability.do, seat);
}

/** What this player may use, and whether the table may think that he could: a move somebody else grants has none. */
export function insteadOfMoving(
  run: Position,
  seat: Seat,
  frame: Frame,
): { readonly abilities: readonly Action[]; readonly asked: boolean } {
  if (!frame.turn || run.lib.movements.length === 0 || isStranded(run, seat)) {
    return { abilities: [], asked: false };
  }
  const human = isHuman(run, seat);
  const hand = new Set(seatState(run, seat).hand);
  const abilities = run.lib.movements.flatMap((filed): Action[] => {
    const { source, ability, block } = filed;
    if (source.on === 'skill') {
      if (source.forCylons === human || !mayUseCard(run, seat, source.card)) return [];
      const cards = [...hand].filter(card => run.lib.faces.get(card)?.card.id === source.card);
      const [first] = cards;
      if (first === undefined || !open(oncePlayed(run, seat, first), filed, seat)) return [];
      return cards.map(card => ({ id: card, start: run => useCard(run, seat, filed, card) }));
    }
    if (!(human || isOpen(run, seat)) || inForce(run, source) !== seat || !open(run, filed, seat)) return [];
    return [
      {
        id: ability.id,
        start(run) {
          spend(run, filed, seat);
          push(run, block, { seat });
          emit(run, 'ability-used', { seat, ability: ability.id });
        },
      },
    ];
  });
  return { abilities, asked: hand.size > 0 || abilities.length > 0 };
}
