/** What may be done anywhere on New Caprica; it is not the action of a location (pegasus.new-caprica.occupation.attack). */
import type { Action } from '#engine/library/facet.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { boardOf, isHuman } from '#engine/rules/people.ts';
import { emit, type Position, push } from '#engine/run/run.ts';
import { forceBeside, inReach } from './occupation.ts';

export function actions(run: Position, seat: Seat): readonly Action[] {
  if (boardOf(run, seat) !== 'new-caprica' || !forceBeside(run, seat)) return [];
  if (isHuman(run, seat)) return [begin(seat, 'attack-occupation')];
  const anybody = run.state.seats.some((_, other) => inReach(run, seat, other));
  return anybody ? [begin(seat, 'imprison')] : [];
}

function begin(seat: Seat, block: 'attack-occupation' | 'imprison'): Action {
  return {
    id: block,
    start(run) {
      push(run, block, { seat });
      emit(run, 'action-taken', { seat, action: block });
    },
  };
}
