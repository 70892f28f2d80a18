/** Parts of a scenario by their path, taken out and put in: scenarios never change in place. */
import type { Scenario } from '../notation/scenario.ts';
import type { Path } from '../problem.ts';

type Holder = { readonly [key: string | number]: unknown };

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

export function partAt(whole: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, step) => (isHolder(part) && Object.hasOwn(part, step) ? part[step] : undefined),
    whole,
  );
}

/** With this value there; undefined leaves the part out. */
export function withPart(scenario: Scenario, path: Path, value: unknown): Scenario {
  // What comes out of it is checked when it is laid out.
  return changed(scenario, path, value) as Scenario;
}

function changed(whole: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const inner = changed(isHolder(whole) && Object.hasOwn(whole, step) ? whole[step] : undefined, rest, value);
  if (Array.isArray(whole)) {
    return inner === undefined
      ? whole.filter((_, i) => i !== step)
      : whole.map((one, i) => (i === step ? inner : one));
  }
  const entries = Object.entries(isHolder(whole) ? whole : {}).filter(([key]) => key !== String(step));
  return Object.fromEntries(inner === undefined ? entries : [...entries, [String(step), inner]]);
}

/** Every place in a scenario at which that word stands in a list. */
export function placesOf(whole: unknown, word: string, path: Path = []): readonly Path[] {
  if (!isHolder(whole)) return [];
  if (Array.isArray(whole)) {
    return whole.flatMap((one, i) => (one === word ? [[...path, i]] : placesOf(one, word, [...path, i])));
  }
  return Object.entries(whole).flatMap(([key, one]) => placesOf(one, word, [...path, key]));
}
