/**
 * What somebody may do at any moment, beside what he is asked: nobody waits for it, so it is no window, and asking at
 * every moment would tell the table what he holds.
 */
import type { Library } from '../library/library.ts';
import type { Choice } from '../model/choice.ts';
import type { State } from '../model/state.ts';
import type { Seat } from '../model/vocabulary.ts';
import type { Run } from '../run/run.ts';
import { holds } from './holds.ts';

/** Motives whose condition holds now, not once upon a time (daybreak.motives.no-lapsed-conditions). */
function openMotives(run: Run, seat: Seat): string[] {
  const held = run.state.seats[seat]?.slots.motives ?? [];
  return held.flatMap(({ card: id }) => {
    const card = run.lib.motives.get(id);
    if (!card || (card.when === 'game-over' && !run.state.over)) return [];
    return holds(run, card.cond, seat) ? [id] : [];
  });
}

export function standingChoices(lib: Library, state: State): Choice[] {
  if (lib.motives.size === 0) return [];
  const run: Run = { lib, state, events: [], passIdle: false };
  return [...state.seats.keys()].flatMap((seat): Choice[] => {
    const options = openMotives(run, seat).map(id => ({ id }));
    return options.length === 0 ? [] : [{ shape: 'one', seat, prompt: 'motive', options }];
  });
}
