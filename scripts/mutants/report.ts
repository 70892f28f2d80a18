/** What a run found, in figures and in words. */
import { justifies, linesOf, type Reason } from './justified.ts';
import type { Mutant, Verdict } from './mutant.ts';

export interface Judged {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
  /** Why no scenario can notice it. */
  readonly because?: string;
}

export function judged(
  mutants: readonly Mutant[],
  verdicts: readonly Verdict[],
  reasons: readonly Reason[],
  files: ReadonlyMap<string, string>,
): Judged[] {
  return mutants.flatMap((mutant, i) => {
    const verdict = verdicts[i];
    if (!verdict) return [];
    const lines = linesOf(files.get(mutant.file) ?? '', mutant);
    const reason = verdict.survived ? reasons.find(r => justifies(r, mutant, lines)) : undefined;
    return [{ mutant, verdict, ...(reason ? { because: reason.because } : {}) }];
  });
}

/** Reasons that are given for nothing: their code is gone, or a scenario has learned to notice the fault. */
export function idle(
  reasons: readonly Reason[],
  all: readonly Mutant[],
  found: readonly Judged[],
  files: ReadonlyMap<string, string>,
): string[] {
  const whole = found.length === all.length;
  const mutants = whole ? found.filter(({ verdict }) => verdict.survived).map(f => f.mutant) : all;
  return reasons
    .filter(r => !mutants.some(mutant => justifies(r, mutant, linesOf(files.get(mutant.file) ?? '', mutant))))
    .map(({ file, code, change }) => {
      const about = [code, change].filter(part => part !== undefined).join(': ');
      return `${file}: nothing ${whole ? 'that survives ' : ''}is like "${about}".`;
    });
}

export interface Score {
  readonly all: number;
  readonly killed: number;
  readonly justified: number;
}

export function score(found: readonly Judged[]): Score {
  return {
    all: found.length,
    killed: found.filter(({ verdict }) => !verdict.survived).length,
    justified: found.filter(({ because }) => because !== undefined).length,
  };
}

/** Killed of a hundred that a scenario could notice. */
export const percent = ({ all, killed, justified }: Score): number =>
  all === justified ? 100 : (100 * killed) / (all - justified);

export function table(found: readonly Judged[]): string {
  const byFile = Map.groupBy(found, ({ mutant }) => mutant.file);
  const row = (name: string, { all, killed, justified }: Score) =>
    [
      percent({ all, killed, justified }).toFixed(1).padStart(6),
      String(killed).padStart(6),
      String(all).padStart(6),
      String(justified).padStart(6),
      ` ${name}`,
    ].join('');
  return [
    ' score killed   all  just. file',
    ...[...byFile].map(([file, list]) => row(file, score(list))),
    row('together', score(found)),
  ].join('\n');
}

export function survivors(found: readonly Judged[]): string[] {
  return found.flatMap(({ mutant: { file, line, kind, change }, verdict, because }) =>
    verdict.survived && because === undefined
      ? [`${file}:${line} ${kind}: ${change} (${verdict.reached} scenarios come here)`]
      : [],
  );
}
