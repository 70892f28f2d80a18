/** Something wrong that a trial has found, as it is kept in a file and tried again. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Finding {
  readonly subject: string;
  readonly seed: number;
  /** What was tried. */
  readonly tried: readonly string[];
  readonly wrong: string;
  readonly trace: string;
}

/** `games:17` names a trial. */
export const nameOf = ({ subject, seed }: Pick<Finding, 'subject' | 'seed'>): string => `${subject}:${seed}`;

const folder = '.cache/soak';

/** Keeps it and gives the name of its file. */
export function keep(finding: Finding, where = folder): string {
  mkdirSync(where, { recursive: true });
  const file = join(where, `${finding.subject}-${finding.seed}.json`);
  writeFileSync(file, `${JSON.stringify(finding, undefined, 2)}\n`);
  return file;
}

/** The trial that a word on the command line names: itself, or the text of the file of a finding. */
export function trialNamed(
  word: string,
  textOf: (file: string) => string,
): Pick<Finding, 'subject' | 'seed'> | undefined {
  const [, subject, seed] = /^([a-z-]+):(\d+)$/.exec(word) ?? [];
  if (subject !== undefined) return { subject, seed: Number(seed) };
  try {
    const found: unknown = JSON.parse(textOf(word));
    return isNamed(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

function isNamed(found: unknown): found is Pick<Finding, 'subject' | 'seed'> {
  if (typeof found !== 'object' || found === null) return false;
  return typeof Reflect.get(found, 'subject') === 'string' && Number.isInteger(Reflect.get(found, 'seed'));
}
