/** Positions as plain data: comparing, freezing, and telling what is not plain. */

export type Path = readonly (string | number)[];

/** What is not plain JSON in here; an `undefined` in an object is a field left out, in a list it is a fault. */
export function impurities(value: unknown, path = 'state'): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path}: ${value}`];
  if (Array.isArray(value)) {
    return value.flatMap((each, i) =>
      each === undefined ? [`${path}.${i}: undefined`] : impurities(each, `${path}.${i}`),
    );
  }
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.entries(value).flatMap(([key, each]) =>
      each === undefined ? [] : impurities(each, `${path}.${key}`),
    );
  }
  return [`${path}: ${typeof value}`];
}

/** Frozen all the way down: a write throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) deepFreeze(each);
  }
  return value;
}

export interface Difference {
  readonly path: Path;
  readonly a: unknown;
  readonly b: unknown;
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The leaves in which two trees differ; lists of different lengths differ in their length as well. */
export function differences(a: unknown, b: unknown, path: Path = []): Difference[] {
  if (a === b) return [];
  if (Array.isArray(a) && Array.isArray(b)) {
    const longer = a.length < b.length ? b : a;
    const each = longer.flatMap((_, i) => differences(a[i], b[i], [...path, i]));
    if (a.length === b.length) return each;
    return [{ path: [...path, 'length'], a: a.length, b: b.length }, ...each];
  }
  if (isTree(a) && isTree(b) && !Array.isArray(a) && !Array.isArray(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...keys].flatMap(key => differences(a[key], b[key], [...path, key]));
  }
  return [{ path, a, b }];
}

/** The text of a position: equal texts are equal positions. */
export const text = (value: unknown): string => JSON.stringify(value);

/** The same position after it has been to a file and back. */
export function toFileAndBack<T>(value: T): T {
  return JSON.parse(text(value));
}

/** Equal as JSON: the order of fields does not count, and `undefined` is a field left out. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((each, i) => isEqual(each, b[i]));
  }
  if (!isTree(a) || !isTree(b) || Array.isArray(a) || Array.isArray(b)) return false;
  for (const key in a) if (!isEqual(a[key], b[key])) return false;
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false;
  return true;
}

/** Throws where two things differ, and says in what. */
export function mustEqual(a: unknown, b: unknown, what: string): void {
  if (isEqual(a, b)) return;
  const [first] = differences(a, b);
  if (!first) throw new Error(`${what} differ, but nobody can say in what`);
  throw new Error(`${what} differ in ${first.path.join('.')}: ${text(first.a)} against ${text(first.b)}`);
}
