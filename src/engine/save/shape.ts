/** Small checks for data from outside: each gives the place of the first thing that is wrong, or `undefined`. */

export type Check = (value: unknown, at: string) => string | undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const that =
  (holds: (value: unknown) => boolean): Check =>
  (value, at) =>
    holds(value) ? undefined : at;

export const text = that(value => typeof value === 'string');
export const yesOrNo = that(value => typeof value === 'boolean');
export const whole = that(value => Number.isInteger(value));

/** A whole number from 0 to below `n`. */
export const below = (n: number): Check =>
  that(value => Number.isInteger(value) && Number(value) >= 0 && Number(value) < n);

export const count = below(1_000_000);

export const oneOf = (words: { has(word: string): boolean } | readonly string[]): Check =>
  that(
    value => typeof value === 'string' && (Array.isArray(words) ? words.includes(value) : has(words, value)),
  );

const has = (words: { has(word: string): boolean } | readonly string[], word: string): boolean =>
  'has' in words && words.has(word);

export const either =
  (...checks: readonly Check[]): Check =>
  (value, at) =>
    checks.some(check => check(value, at) === undefined) ? undefined : at;

export const maybe = (check: Check): Check =>
  either(
    that(value => value === undefined),
    check,
  );

export const list =
  (check: Check): Check =>
  (value, at) => {
    if (!Array.isArray(value)) return at;
    for (let i = 0; i < value.length; i++) {
      const wrong = check(value[i], `${at}.${i}`);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };

/** These fields and no others; a field that may be missing is a `maybe`. */
export const fields =
  (shape: { readonly [field: string]: Check }): Check =>
  (value, at) => {
    if (!isObject(value)) return at;
    for (const field of Object.keys(value)) {
      if (!Object.hasOwn(shape, field)) return `${at}.${field}`;
    }
    for (const [field, check] of Object.entries(shape)) {
      const wrong = check(value[field], `${at}.${field}`);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };

/** The same check for every one of these fields. */
export const each = (names: readonly string[], check: Check): Check =>
  fields(Object.fromEntries(names.map(name => [name, check])));

export const someObject = that(isObject);
export const anything: Check = () => undefined;
