/** From a position that cannot be to the nearest one that can: what is offered to whoever has just made it. */
import type { Library } from '#engine/index.ts';
import { layOut } from '../layout/layOut.ts';
import type { Scenario } from '../notation/scenario.ts';
import type { Path, Problem } from '../problem.ts';
import { partAt, placesOf, withPart } from './parts.ts';

/** What would be done to it besides, or instead: at each path this value, undefined for nothing. */
export interface Repair {
  readonly path: Path;
  readonly value: unknown;
}

export interface Offer {
  readonly scenario: Scenario;
  readonly repairs: readonly Repair[];
}

/** So many parts are mended at most; a position with more of them is another one. */
const patience = 12;

/** `changed` is the part that was changed last, in a scenario that could be laid out before. */
export function nearestLegal(
  lib: Library,
  wanted: Scenario,
  before: Scenario,
  changed: Path,
): Offer | undefined {
  const isLegal = (scenario: Scenario) => layOut(lib, scenario).ok;
  return (
    fewer(wanted, before, changed, isLegal) ??
    takenFromElsewhere(wanted, before, changed, isLegal) ??
    withoutWhatIsWrong(lib, wanted, changed) ??
    fewerWithoutWhatIsWrong(lib, wanted, before, changed)
  );
}

/** A number comes back towards what it was, one by one. */
function fewer(
  wanted: Scenario,
  before: Scenario,
  path: Path,
  isLegal: (scenario: Scenario) => boolean,
): Offer | undefined {
  const to = partAt(wanted, path);
  const from = partAt(before, path) ?? 0;
  if (typeof to !== 'number' || typeof from !== 'number') return undefined;
  const step = Math.sign(from - to);
  for (let value = to + step; step !== 0 && value !== from; value += step) {
    const scenario = withPart(wanted, path, value);
    if (isLegal(scenario)) return { scenario, repairs: [{ path, value }] };
  }
  return undefined;
}

/** Both at once: more ships in space than the box has, and Reserves that were counted for fewer. */
function fewerWithoutWhatIsWrong(
  lib: Library,
  wanted: Scenario,
  before: Scenario,
  path: Path,
): Offer | undefined {
  const to = partAt(wanted, path);
  const from = partAt(before, path) ?? 0;
  if (typeof to !== 'number' || typeof from !== 'number') return undefined;
  const step = Math.sign(from - to);
  for (let value = to + step; step !== 0 && value !== from; value += step) {
    const offer = withoutWhatIsWrong(lib, withPart(wanted, path, value), path);
    if (offer !== undefined) return { ...offer, repairs: [{ path, value }, ...offer.repairs] };
  }
  return undefined;
}

/** A card that has been put somewhere leaves the place where it was. */
function takenFromElsewhere(
  wanted: Scenario,
  before: Scenario,
  path: Path,
  isLegal: (scenario: Scenario) => boolean,
): Offer | undefined {
  const now = wordsIn(partAt(wanted, path));
  const left = wordsIn(partAt(before, path));
  const added = now.filter(word => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  let scenario = wanted;
  const repairs: Repair[] = [];
  for (const word of added) {
    const inPart = (place: Path) => path.every((step, i) => place[i] === step);
    for (const place of placesOf(wanted.position, word).map(rest => ['position', ...rest] as Path)) {
      if (inPart(place)) continue;
      scenario = withPart(wanted, place, undefined);
      if (isLegal(scenario)) return { scenario, repairs: [...repairs, { path: place, value: undefined }] };
    }
  }
  return undefined;
}

const wordsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(one => typeof one === 'string');

/** What the rules complain about goes, but never what has just been put in, until nothing is wrong any more. */
function withoutWhatIsWrong(lib: Library, wanted: Scenario, changed: Path): Offer | undefined {
  let scenario = wanted;
  const repairs: Repair[] = [];
  for (let i = 0; i < patience; i++) {
    const laid = layOut(lib, scenario);
    if (laid.ok) return repairs.length === 0 ? undefined : { scenario, repairs };
    const path = laid.problems
      .map(problem => writtenPart(scenario, problem))
      .find(found => found !== undefined);
    if (path === undefined || path.join() === changed.join()) return undefined;
    repairs.push({ path, value: undefined });
    scenario = withPart(scenario, path, undefined);
  }
  return undefined;
}

/** The deepest part of a problem's path that is written at all; never all of the position. */
function writtenPart(scenario: Scenario, { path }: Problem): Path | undefined {
  for (let length = path.length; length > 1; length--) {
    const part = path.slice(0, length);
    if (partAt(scenario, part) !== undefined) return part;
  }
  return undefined;
}
