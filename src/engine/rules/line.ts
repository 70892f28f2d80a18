/** The line of succession. */
import type { CharacterId, Seat, Title } from '../model/vocabulary.ts';
import type { Position } from '../run/run.ts';
import { factsOf } from './facts.ts';
import { isHuman, seatWith } from './people.ts';

/** The line of a title at this table. */
export function lineOf(run: Position, title: Title): readonly CharacterId[] {
  const { line = [], lines } = run.lib.titles.get(title) ?? {};
  if (lines === undefined) return line;
  const facts = factsOf(run);
  return lines.findLast(({ on }) => on.every(fact => facts.has(fact)))?.line ?? line;
}

/** Players who may hold the title, highest in the line first. */
export function candidates(run: Position, title: Title): Seat[] {
  return lineOf(run, title).flatMap(character => {
    const seat = seatWith(run, character);
    return seat !== undefined && isHuman(run, seat) ? [seat] : [];
  });
}
