/**
 * What data from outside may look like, in the words of the engine. Only this file knows the library that checks it:
 * each schema is tied to the type it guards, and everything that can be long or large has an end.
 */
import * as v from 'valibot';

/** Whatever passes is a `T`. */
export type Schema<T = unknown> = v.GenericSchema<unknown, T>;

/** A schema for each field of the type, none forgotten; those that may be missing are a `maybe`. */
export type Entries<T> = { readonly [Field in keyof T]-?: Schema<ValueOf<T, Field>> };
type ValueOf<T, Field extends keyof T> =
  Partial<Pick<T, Field>> extends Pick<T, Field> ? T[Field] | undefined : T[Field];

/** No name in the game is half as long. */
const longestText = 200;
/** No pile is half as high. */
const longestList = 1000;

export const text = v.pipe(v.string(), v.maxLength(longestText));
export const yesOrNo = v.boolean();
/** Where `false` is never written down. */
export const yes = v.literal(true);
export const literal = <const Value extends string | number>(value: Value): Schema<Value> => v.literal(value);
export const word = (form: RegExp) => v.pipe(text, v.regex(form));
const named = <T>(schema: Schema<T>): Schema<Record<string, T>> =>
  v.pipe(v.record(text, schema), v.maxEntries(longestList));
/** A text by whatever name. */
export const texts = named(text);
export const flags = named(yesOrNo);

const between = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** A whole number from 0 to below `n`. */
export const below = (n: number) => between(0, n - 1);

export const count = below(100_000);
export const whole = between(-1000, 1000);
export const safeInteger = v.pipe(v.number(), v.safeInteger());
/** What a generator of 32 bits can hold. */
export const int32 = between(-0x8000_0000, 0x7fff_ffff);

/** One of these words, or the id of one of these things. */
export function oneOf<const Word extends string>(
  words: readonly Word[] | { has(word: string): boolean },
): Schema<Word> {
  const has = (word: string) => ('has' in words ? words.has(word) : words.some(one => one === word));
  return v.custom<Word>(value => typeof value === 'string' && has(value));
}

export const either = <const All extends readonly Schema[]>(
  ...all: All
): Schema<v.InferOutput<All[number]>> => v.union(all);

export const maybe = <T>(schema: Schema<T>): Schema<T | undefined> => v.optional(schema);

export const list = <T>(schema: Schema<T>, most = longestList): Schema<T[]> =>
  v.pipe(v.array(schema), v.maxLength(most));

export const triple = <A, B, C>(a: Schema<A>, b: Schema<B>, c: Schema<C>): Schema<[A, B, C]> =>
  v.strictTuple([a, b, c]);

/** An object of whatever fields. */
export const someObject: Schema<Record<string, unknown>> = v.custom<Record<string, unknown>>(isObject);

/** These fields and no others. */
export const fields = <T extends object>(entries: Entries<T>): Schema<T> =>
  v.pipe(someObject, v.strictObject(entries)) as unknown as Schema<T>;

/** As `fields`, where only the books of the game say which fields there are. */
export const someFields = <T>(entries: { readonly [field: string]: Schema }): Schema<T> =>
  v.pipe(someObject, v.strictObject(entries)) as unknown as Schema<T>;

/** The same for every one of these fields. */
export const each = <Field extends string, T>(
  names: readonly Field[],
  schema: Schema<T>,
): Schema<Record<Field, T>> =>
  v.strictObject(Object.fromEntries(names.map(name => [name, schema]))) as unknown as Schema<
    Record<Field, T>
  >;

/** The schema that fits what is there: the first thing wrong with it is told, and not that it is none of several. */
export const fitting = <T>(choose: (value: Partial<Record<string, unknown>>) => Schema<T> | undefined) =>
  v.lazy((value: unknown) => choose(isObject(value) ? value : {}) ?? nothing) as Schema<T>;

export const anything: Schema = v.unknown();
export const nothing: Schema<never> = v.never();

/** What has been read, or the place of the first thing that is wrong, below `root`. */
export function read<T>(
  schema: Schema<T>,
  value: unknown,
  root = '',
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly where: string } {
  const result = v.safeParse(schema, value, { abortEarly: true });
  // No schema here changes anything: it is the value itself, its fields in their order.
  if (result.success) return { ok: true, value: value as T };
  const path = v.getDotPath(result.issues[0]);
  return { ok: false, where: path === null ? root : root === '' ? path : `${root}.${path}` };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
