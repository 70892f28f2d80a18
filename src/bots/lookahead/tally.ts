/** Many ways that something may come out, counted. */
import { type Resource, resources } from '#engine/model/vocabulary.ts';
import type { RolledOut } from './rollOut.ts';

export interface Tally {
  readonly runs: number;
  /** How often, of all runs. */
  readonly check: { readonly pass: number; readonly partial: number; readonly fail: number };
  readonly resources: { readonly [resource in Resource]: Counts };
  readonly civilians: Counts;
  readonly vipers: Counts;
  readonly damage: Counts;
  readonly kills: Counts;
  readonly arrivals: Counts;
  readonly jumpTrack: Counts;
  readonly boarded: Counts;
  readonly jumped: number;
  readonly die: Counts;
  readonly over: { readonly humans: number; readonly cylons: number };
}

/** By the amount, how often it came out so. */
export type Counts = { readonly [amount: string]: number };

export function tallyOf(runs: readonly RolledOut[]): Tally {
  const counts = (amount: (run: RolledOut) => number | undefined): Counts => {
    const found: Record<string, number> = {};
    for (const run of runs) {
      const n = amount(run);
      if (n !== undefined) found[n] = (found[n] ?? 0) + 1;
    }
    return found;
  };
  const often = (is: (run: RolledOut) => boolean) => runs.filter(is).length;
  const changed = {} as Record<Resource, Counts>;
  for (const resource of resources) changed[resource] = counts(run => run.resources[resource]);
  return {
    runs: runs.length,
    check: {
      pass: often(({ check }) => check === 'pass'),
      partial: often(({ check }) => check === 'partial'),
      fail: often(({ check }) => check === 'fail'),
    },
    resources: changed,
    civilians: counts(run => run.civilians),
    vipers: counts(run => run.vipers),
    damage: counts(run => run.damage),
    kills: counts(run => run.kills),
    arrivals: counts(run => run.arrivals),
    jumpTrack: counts(run => run.jumpTrack),
    boarded: counts(run => run.boarded),
    jumped: often(({ jumped }) => jumped),
    die: counts(({ die }) => die),
    over: { humans: often(({ over }) => over === 'humans'), cylons: often(({ over }) => over === 'cylons') },
  };
}

/** Two tallies of different runs as one. */
export function together(a: Tally, b: Tally): Tally {
  const counts = (of: (tally: Tally) => Counts): Counts => added(of(a), of(b));
  const changed = {} as Record<Resource, Counts>;
  for (const resource of resources) changed[resource] = counts(one => one.resources[resource]);
  return {
    runs: a.runs + b.runs,
    check: added(a.check, b.check),
    resources: changed,
    civilians: counts(one => one.civilians),
    vipers: counts(one => one.vipers),
    damage: counts(one => one.damage),
    kills: counts(one => one.kills),
    arrivals: counts(one => one.arrivals),
    jumpTrack: counts(one => one.jumpTrack),
    boarded: counts(one => one.boarded),
    jumped: a.jumped + b.jumped,
    die: counts(one => one.die),
    over: added(a.over, b.over),
  };
}

function added<T extends Counts>(a: T, b: T): T {
  const sum: Record<string, number> = { ...a };
  for (const [key, n] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + n;
  return sum as T;
}

export function averageOf(counts: Counts): number {
  let runs = 0;
  let sum = 0;
  for (const [amount, n] of Object.entries(counts)) {
    runs += n;
    sum += Number(amount) * n;
  }
  return runs === 0 ? 0 : sum / runs;
}

/** How far the average may be off by chance alone, with 95 % certainty. */
export function marginOf(counts: Counts): number {
  const average = averageOf(counts);
  let runs = 0;
  let squares = 0;
  for (const [amount, n] of Object.entries(counts)) {
    runs += n;
    squares += n * (Number(amount) - average) ** 2;
  }
  return runs < 2 ? 0 : 1.96 * Math.sqrt(squares / (runs - 1) / runs);
}
