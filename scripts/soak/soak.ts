/** Tries subjects in turn until the time is over, each for its share of it, and counts what came of it. */
import { random } from '../../test/kit/random.ts';
import type { Finding } from './finding.ts';
import type { Subject } from './subject.ts';

export interface Tally {
  readonly subject: Subject;
  tried: number;
  spent: number;
  /** The longest trial, in milliseconds. */
  longest: number;
  readonly outcomes: Map<string, number>;
  readonly found: Finding[];
  /** Why it was not tried. */
  left?: string;
}

export interface Soak {
  readonly subjects: readonly Subject[];
  readonly seed: number;
  /** How long, in milliseconds. */
  readonly time: number;
  readonly now?: () => number;
  readonly onFinding?: (finding: Finding) => void;
}

/** More of one kind would say no more. */
const mostFindings = 20;

export async function tryOnce(subject: Subject, seed: number): Promise<string | Finding> {
  const tried: string[] = [];
  try {
    return await subject.attempt({ seed, below: random(seed), note: what => void tried.push(what) });
  } catch (fault) {
    const [wrong, trace] = fault instanceof Error ? [fault.message, fault.stack ?? ''] : [String(fault), ''];
    return { subject: subject.name, seed, tried, wrong, trace };
  }
}

export async function soak({ subjects, seed, time, now = Date.now, onFinding }: Soak): Promise<Tally[]> {
  const tallies = subjects.map(
    (subject): Tally => ({ subject, tried: 0, spent: 0, longest: 0, outcomes: new Map(), found: [] }),
  );
  for (const tally of tallies) {
    const why = await tally.subject.unavailable?.();
    if (why !== undefined) tally.left = why;
  }
  const begun = now();
  try {
    while (now() - begun < time) {
      const next = nextOf(tallies);
      if (next === undefined) break;
      const before = now();
      const result = await tryOnce(next.subject, seed + next.tried);
      const took = now() - before;
      next.tried += 1;
      next.spent += Math.max(took, 1);
      next.longest = Math.max(next.longest, took);
      count(next, result, onFinding);
    }
  } finally {
    for (const { subject, left } of tallies) if (left === undefined) await subject.close?.();
  }
  return tallies;
}

/** Whose share of the time is used least. */
function nextOf(tallies: readonly Tally[]): Tally | undefined {
  const open = tallies.filter(({ left, found }) => left === undefined && found.length < mostFindings);
  const used = ({ spent, subject }: Tally) => spent / subject.share;
  return open.toSorted((a, b) => used(a) - used(b))[0];
}

function count(tally: Tally, result: string | Finding, onFinding: Soak['onFinding']): void {
  const outcome = typeof result === 'string' ? result : 'wrong';
  tally.outcomes.set(outcome, (tally.outcomes.get(outcome) ?? 0) + 1);
  if (typeof result === 'string') return;
  tally.found.push(result);
  onFinding?.(result);
}
