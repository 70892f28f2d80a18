/** What the schema complains of, in words that say what would be right. */
import type { z } from 'astro/zod';
import type { Path, Problem } from '../problem.ts';
import { suggestion } from './nearest.ts';

type Issue = z.core.$ZodIssue;

/** The value at a path of parsed data. */
function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    data,
  );
}

const kindOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null) return 'an empty value';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a map' : typeof value === 'string' ? `"${value}"` : String(value);
};

const expectedWords: Readonly<Record<string, string>> = {
  object: 'a map',
  record: 'a map',
  array: 'a list',
  string: 'a word',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

const label = (path: Path) => (path.length === 0 ? 'The file' : `"${path.at(-1)}"`);

/**
 * How far a reading of a union is from what was written: what does not belong is worse than what is wrong inside,
 * and a reading whose keys are all there is the one that was meant.
 */
function misfit(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => {
    if (issue.code === 'unrecognized_keys') return sum + 10 * issue.keys.length;
    if (issue.path.length <= 1 && issue.code === 'invalid_type') return sum + 8;
    return sum + 1;
  }, 0);
}

/** What could have stood there. */
export interface Known {
  /** The keys a map may have, where the schema said so. */
  keysAt(path: Path): readonly string[];
  readonly eventTypes: readonly string[];
}

export function problemsOf(
  issues: readonly Issue[],
  data: unknown,
  known: Known,
  base: Path = [],
): Problem[] {
  return issues.flatMap(issue => problemsOfIssue(issue, data, known, base));
}

function problemsOfIssue(issue: Issue, data: unknown, known: Known, base: Path): Problem[] {
  const path: Path = [...base, ...(issue.path as (string | number)[])];
  const value = valueAt(data, path);
  const say = (message: string): Problem[] => [{ path, message }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(key => ({
        path: [...path, key],
        message: `There is no key "${key}" here.${suggestion(key, known.keysAt(path))}`,
      }));
    case 'invalid_type':
      if (value === undefined) return say(`${label(path)} is missing.`);
      return say(
        `${label(path)} should be ${expectedWords[issue.expected] ?? issue.expected}, and is ${kindOf(value)}.`,
      );
    case 'invalid_value': {
      const known = issue.values.map(String);
      if (value === undefined) return say(`${label(path)} is missing.`);
      if (typeof value !== 'string')
        return say(`${label(path)} is ${kindOf(value)}.${suggestion('', known)}`);
      return say(`Unknown here: "${value}".${suggestion(value, known)}`);
    }
    case 'too_big':
      return say(`${label(path)} is ${kindOf(value)}; at most ${issue.maximum} is possible.`);
    case 'too_small':
      if (Array.isArray(value)) return say(`${label(path)} needs at least ${issue.minimum} entry.`);
      return say(`${label(path)} is ${kindOf(value)}; at least ${issue.minimum} is possible.`);
    case 'invalid_format':
      return say(`"${String(value)}" is no id: small letters, digits and hyphens, beginning with a letter.`);
    case 'invalid_key':
      return say(`"${String(path.at(-1))}" is no id: small letters, digits and hyphens.`);
    case 'invalid_union': {
      if ('discriminator' in issue && issue.errors.length === 0) {
        const type = valueAt(data, [...path.slice(0, -1), 'type']);
        return [
          {
            path,
            message: `There is no event "${String(type)}".${suggestion(String(type), known.eventTypes)}`,
          },
        ];
      }
      const [best = []] = [...issue.errors].sort((a, b) => misfit(a) - misfit(b));
      const strange = best.filter(inner => inner.code === 'unrecognized_keys' && inner.path.length === 0);
      // A misspelt key says more than that the right one is missing.
      return problemsOf(strange.length > 0 ? strange : best, data, known, path);
    }
    default:
      return say(`${label(path)}: ${issue.message}`);
  }
}
