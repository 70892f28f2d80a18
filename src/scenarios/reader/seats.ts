/** Seats are named by the scenario itself: everywhere else only those names will do. */
import type { Library } from '#engine/index.ts';
import { pilotKeys } from '../notation/crafts.ts';
import type { EventFields } from '../notation/eventFields.ts';
import type { Position } from '../notation/position.ts';
import type { Scenario } from '../notation/scenario.ts';
import type { EventExpectation, Line } from '../notation/script.ts';
import type { Path, Problem } from '../problem.ts';
import { suggestion } from './nearest.ts';

type Named = readonly [path: Path, seat: string];

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every seat a position speaks of; also of an expected one, whose parts have the same names. */
function inPosition(
  lib: Library,
  position: Position | Readonly<Record<string, unknown>>,
  path: Path,
): Named[] {
  const named: Named[] = [];
  const add = (seat: unknown, at: Path) => {
    if (typeof seat === 'string') named.push([[...path, ...at], seat]);
  };
  const { turn, titles, seats, space } = position;
  if (isMap(turn)) for (const key of ['active', 'first']) add(turn[key], ['turn', key]);
  if (isMap(titles)) for (const [title, seat] of Object.entries(titles)) add(seat, ['titles', title]);
  if (isMap(seats)) for (const seat of Object.keys(seats)) add(seat, ['seats', seat]);
  if (isMap(space)) {
    for (const [sector, ships] of Object.entries(space)) {
      for (const key of pilotKeys(lib)) {
        const pilots = isMap(ships) ? ships[key] : undefined;
        if (!Array.isArray(pilots)) continue;
        for (const [i, seat] of pilots.entries()) add(seat, ['space', sector, key, i]);
      }
    }
  }
  return named;
}

function inEvent(event: EventExpectation, path: Path, events: EventFields): Named[] {
  return Object.entries(events[event.type] ?? {}).flatMap(([field, kind]): Named[] => {
    const value = event[field];
    return kind === 'seat' && typeof value === 'string' ? [[[...path, field], value]] : [];
  });
}

/** The seat a line is about; `chance` is at every table. */
const one = (seat: string, path: Path): Named[] => (seat === 'chance' ? [] : [[[...path, 'seat'], seat]]);

function inLine(lib: Library, line: Line, path: Path, events: EventFields): Named[] {
  if ('choose' in line) return one(line.seat, path);
  if ('refuse' in line) return one(line.refuse.seat, [...path, 'refuse']);
  if ('expect-choice' in line) return one(line['expect-choice'].seat, [...path, 'expect-choice']);
  if ('expect-no-choice' in line) {
    return one(line['expect-no-choice'].seat, [...path, 'expect-no-choice']);
  }
  if ('expect-view' in line) return one(line['expect-view'].seat, [...path, 'expect-view']);
  if ('expect' in line) return inPosition(lib, line.expect, [...path, 'expect']);
  if ('expect-event' in line) return inEvent(line['expect-event'], [...path, 'expect-event'], events);
  if ('expect-no-event' in line)
    return inEvent(line['expect-no-event'], [...path, 'expect-no-event'], events);
  if ('expect-events' in line) {
    return line['expect-events'].flatMap((event, i) => inEvent(event, [...path, 'expect-events', i], events));
  }
  if ('expect-over' in line) {
    const seats = line['expect-over'].winners ?? [];
    return seats.map((seat, i) => [[...path, 'expect-over', 'winners', i], seat]);
  }
  return [];
}

/** Words that already mean something where a seat is named. */
const reserved = ['chance', 'piles', 'bottoms', 'space', 'check'];

export function seatProblems(lib: Library, scenario: Scenario, events: EventFields): Problem[] {
  const ids = scenario.game.seats.map(s => s.id);
  const problems: Problem[] = [];
  for (const [i, id] of ids.entries()) {
    const path: Path = ['game', 'seats', i, 'id'];
    if (reserved.includes(id)) problems.push({ path, message: `A seat cannot be called "${id}".` });
    else if (ids.indexOf(id) < i) problems.push({ path, message: `Two seats are called "${id}".` });
  }
  const named = [
    ...(scenario.position ? inPosition(lib, scenario.position, ['position']) : []),
    ...(scenario.script ?? []).flatMap((line, i) => inLine(lib, line, ['script', i], events)),
  ];
  for (const [path, seat] of named) {
    if (!ids.includes(seat))
      problems.push({ path, message: `There is no seat "${seat}".${suggestion(seat, ids)}` });
  }
  return problems;
}

/** A mark can be jumped to, so no two may share a name. */
export function markProblems(scenario: Scenario): Problem[] {
  const marks = (scenario.script ?? []).map(line => ('mark' in line ? line.mark : undefined));
  return marks.flatMap((mark, i) =>
    mark !== undefined && marks.indexOf(mark) < i
      ? [{ path: ['script', i, 'mark'], message: `Two marks are called "${mark}".` }]
      : [],
  );
}
