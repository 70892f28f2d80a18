/** Is what was expected part of what came? Lists are compared without their order, except where it is part of the game. */

export interface Difference {
  /** Where, in the words of the notation: `seats.tigh.at`. */
  readonly at: string;
  readonly expected: string;
  readonly came: string;
}

/** Lists whose order counts; of piles only as many cards are compared as were written. */
const ordered = /^(travelled|dice|piles\.|bottoms\.)/;
const prefixes = /^piles\./;
const suffixes = /^bottoms\./;

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`;
  if (isMap(value)) {
    return `{ ${Object.entries(value)
      .map(([key, inner]) => `${key}: ${show(inner)}`)
      .join(', ')} }`;
  }
  return String(value);
}

function sameList(expected: readonly unknown[], came: readonly unknown[], at: string): boolean {
  if (ordered.test(at)) {
    const part = prefixes.test(at)
      ? came.slice(0, expected.length)
      : suffixes.test(at) && expected.length > 0
        ? came.slice(-expected.length)
        : came;
    return (
      part.length === expected.length &&
      expected.every((value, i) => differences(value, part[i], at).length === 0)
    );
  }
  const left = [...came];
  const found = expected.every(value => {
    const i = left.findIndex(other => differences(value, other, '').length === 0);
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  });
  return found && left.length === 0;
}

export function differences(expected: unknown, came: unknown, at = ''): Difference[] {
  const differs = (): Difference[] => [{ at, expected: show(expected), came: show(came) }];
  if (isMap(expected)) {
    if (!isMap(came)) return differs();
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(value, came[key], at === '' ? key : `${at}.${key}`),
    );
  }
  if (Array.isArray(came)) {
    if (typeof expected === 'number') {
      return came.length === expected
        ? []
        : [{ at, expected: `${expected} of them`, came: `${came.length}: ${show(came)}` }];
    }
    return Array.isArray(expected) && sameList(expected, came, at) ? [] : differs();
  }
  return Object.is(expected, came) ? [] : differs();
}
