/** A position being edited: the last one that holds, and what is wrong with the one that was wanted. */
import type { Library } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import { nearestLegal, type Offer } from '#scenarios/edit/nearest.ts';
import { layOut, type Scenario } from '#scenarios/index.ts';
import type { Path, Problem } from '#scenarios/problem.ts';

export interface Editing {
  readonly scenario: Scenario;
  readonly state: State;
  readonly earlier: Editing | undefined;
  readonly refused?: Refused;
}

/** What was wanted and cannot be, and the nearest thing that can. */
export interface Refused {
  readonly scenario: Scenario;
  readonly problems: readonly Problem[];
  readonly offer: Offer | undefined;
}

/** Undefined where it cannot be laid out. */
export function begin(lib: Library, scenario: Scenario): Editing | undefined {
  const laid = layOut(lib, scenario);
  return laid.ok ? { scenario, state: laid.state, earlier: undefined } : undefined;
}

/** The position with one part changed; where it cannot be, the last one stays and says why. */
export function edited(lib: Library, editing: Editing, scenario: Scenario, path: Path): Editing {
  const { refused: _, ...before } = editing;
  const laid = layOut(lib, scenario);
  if (laid.ok) return { scenario, state: laid.state, earlier: before };
  const offer = nearestLegal(lib, scenario, editing.scenario, path);
  return { ...before, refused: { scenario, problems: laid.problems, offer } };
}

export function accepted(lib: Library, editing: Editing): Editing {
  const { refused, ...before } = editing;
  const laid = refused?.offer && layOut(lib, refused.offer.scenario);
  return laid?.ok && refused?.offer
    ? { scenario: refused.offer.scenario, state: laid.state, earlier: before }
    : before;
}
