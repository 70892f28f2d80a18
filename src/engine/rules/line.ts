/** The line of succession. */
import type { Seat, Title } from '../model/vocabulary.ts';
import type { Position } from '../run/run.ts';
import { isHuman, seatWith } from './people.ts';

/** Players who may hold the title, highest in the line first. */
export function candidates(run: Position, title: Title): Seat[] {
  const line = run.lib.titles.get(title)?.line ?? [];
  return line.flatMap(character => {
    const seat = seatWith(run, character);
    return seat !== undefined && isHuman(run, seat) ? [seat] : [];
  });
}
