/**
 * What the fields of cards and operations may hold. Types say which fields there must be; here is what they name: a
 * check gives a complaint for everything that is not there.
 */
import type { Query, QueryName } from '../model/ability.ts';
import type { CardKinds } from '../model/card.ts';
import type { TestBody, TestName } from '../model/cond.ts';
import type { OpName, OpOf } from '../model/flow.ts';
import type { Known } from './known.ts';

export type Check = (value: unknown, known: Known) => readonly string[];

type KeysOf<T, Without extends PropertyKey> = T extends unknown ? Exclude<keyof T, Without> : never;

/** A check for every field, so that a new one cannot be forgotten. */
export type FormOf<T, Without extends PropertyKey = never> = {
  readonly [Field in KeysOf<T, Without>]: Check;
};
export type OpForm<K extends OpName> = FormOf<OpOf<K>, 'op' | 'rule' | 'also'>;
type CardForms = { readonly [K in keyof CardKinds]: FormOf<CardKinds[K]> };
export type QueryForms<Q extends QueryName> = {
  readonly [N in Q]: FormOf<Extract<Query, { query: N }>, 'query' | 'when'>;
};
/** What books add fields to. */
type Extended = 'crises' | 'locations' | 'objectives' | 'loyaltyDecks' | 'among';
export type FurtherFields = { readonly [thing in Extended]?: { readonly [field: string]: Check } };
export type Forms = {
  /** What the fields may hold that it adds to things of the core. */
  readonly fields?: FurtherFields;
  readonly cards?: Partial<CardForms>;
  /** Of the operations that have fields. */
  readonly ops?: { readonly [K in OpName]?: OpForm<K> };
  readonly tests?: { readonly [K in TestName]?: FormOf<TestBody<K>> };
  /** Of the answers that modifiers give. */
  readonly queries?: Partial<QueryForms<QueryName>>;
};

interface Names {
  has(id: string): boolean;
}

const show = (value: unknown): string =>
  typeof value === 'string' ? `'${value}'` : (JSON.stringify(value) ?? String(value));

/** The name of something that the books bring, or one of a closed list of words. */
export function named(noun: string, names: Names | readonly string[] | ((known: Known) => Names)): Check {
  return (value, known) => {
    const all = typeof names === 'function' ? names(known) : names;
    const there =
      typeof value === 'string' &&
      ('has' in all ? all.has(value) : (all as readonly string[]).includes(value));
    return there ? [] : [`there is no ${noun} ${show(value)}`];
  };
}

export const number: Check = value => (Number.isInteger(value) ? [] : [`${show(value)} is no whole number`]);
export const flag: Check = value =>
  typeof value === 'boolean' ? [] : [`${show(value)} is neither true nor false`];
export const word: Check = value => (typeof value === 'string' ? [] : [`${show(value)} is no word`]);
/** Effects are checked line by line, in the blocks that they become. */
export const effect: Check = () => [];

export const listOf =
  (check: Check): Check =>
  (value, known) =>
    Array.isArray(value) ? value.flatMap(one => check(one, known)) : [`${show(value)} is no list`];

/** One of these; the complaint is that of the last. */
export const either =
  (...checks: readonly Check[]): Check =>
  (value, known) => {
    let complaints: readonly string[] = [];
    for (const check of checks) {
      complaints = check(value, known);
      if (complaints.length === 0) return [];
    }
    return complaints;
  };

/** An object of these fields, each of which may be left out. */
export const fields =
  (form: { readonly [field: string]: Check }): Check =>
  (value, known) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [`${show(value)} has no fields`];
    return Object.entries(value).flatMap(([field, held]) => {
      const check = Object.hasOwn(form, field) ? form[field] : undefined;
      if (check === undefined) return [`nothing here is called '${field}'`];
      return held === undefined ? [] : check(held, known);
    });
  };

/** The same with the fields that books have added. */
export const extended =
  (thing: Extended, form: { readonly [field: string]: Check }): Check =>
  (value, known) =>
    fields({ ...form, ...known.forms.fields[thing] })(value, known);

/** The keys are names, the values all of one kind. */
export const table =
  (key: Check, held: Check): Check =>
  (value, known) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, one]) => [...key(name, known), ...held(one, known)])
      : [`${show(value)} has no fields`];
