/** Hidden things are named by hand, so their names are looked through before anything is played. */
import type { Library } from '#engine/index.ts';
import { pileContents } from '../notation/contents.ts';
import { parseReference } from '../notation/references.ts';
import type { Scenario } from '../notation/scenario.ts';
import type { Line } from '../notation/script.ts';
import type { Path, Problem } from '../problem.ts';
import { suggestion } from './nearest.ts';

type Written = readonly [path: Path, text: string];

function inLine(line: Line, path: Path): Written[] {
  if ('expect' in line) return inSeats(line.expect['seats'], [...path, 'expect']);
  if (!('expect-view' in line)) return [];
  return (['hides', 'shows'] as const).flatMap((verb): Written[] => {
    const named = line['expect-view'][verb];
    const at = [...path, 'expect-view', verb];
    if (named === undefined) return [];
    return typeof named === 'string' ? [[at, named]] : named.map((text, i) => [[...at, i], text]);
  });
}

/** The schema has seen that these are seats; an expectation is typed more loosely than it is checked. */
function inSeats(seats: unknown, path: Path): Written[] {
  const all = (seats ?? {}) as Readonly<Record<string, { readonly knows?: readonly string[] }>>;
  return Object.entries(all).flatMap(([seat, { knows = [] }]) =>
    knows.map((text, i): Written => [[...path, 'seats', seat, 'knows', i], text]),
  );
}

export function referenceProblems(lib: Library, scenario: Scenario): Problem[] {
  const seats = scenario.game.seats.map(s => s.id);
  const cards = [...new Set([...pileContents(lib).values()].flat())];
  const written = [
    ...inSeats(scenario.position?.seats, ['position']),
    ...(scenario.script ?? []).flatMap((line, i) => inLine(line, ['script', i])),
  ];
  return written.flatMap(([path, text]) => {
    const reference = parseReference(lib, text, seats);
    if ('wrong' in reference) return [{ path, message: reference.wrong }];
    const { card } = reference;
    const known = reference.of === 'check' && reference.what === 'players' ? seats : cards;
    if (card === undefined || known.includes(card)) return [];
    return [{ path, message: `"${text}" names no card: there is no "${card}".${suggestion(card, known)}` }];
  });
}
