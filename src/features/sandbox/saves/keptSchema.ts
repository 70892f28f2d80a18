/** What is told about a kept game, as it comes out of the store: another version may have put it there, or a fault. */
import * as v from 'valibot';
import { books } from '#books/registry.ts';
import { resources, sectors, shipKinds, sides } from '#engine/model/vocabulary.ts';
import type { Kept } from './kept.ts';
import type { Picture } from './picture.ts';

const wholeUpTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const word = v.pipe(v.string(), v.maxLength(100));
const few = <T>(schema: v.GenericSchema<unknown, T>) => v.pipe(v.array(schema), v.maxLength(12));

const pieces = wholeUpTo(100);
const each = <Name extends string, T>(names: readonly Name[], schema: v.GenericSchema<unknown, T>) =>
  v.object(Object.fromEntries(names.map(name => [name, schema])) as Record<Name, typeof schema>);

const picture = v.object({
  ships: each(sectors, v.optional(each(shipKinds, v.optional(pieces)))) as v.GenericSchema as v.GenericSchema<
    unknown,
    Picture['ships']
  >,
  resources: each(resources, pieces),
  jumpTrack: pieces,
  damage: pieces,
} satisfies { readonly [field in keyof Picture]-?: v.GenericSchema<unknown, Picture[field]> });

/** A drawing that cannot be read is left out. */
const drawn = v.fallback(v.optional(picture), undefined);

const kept = v.object({
  id: v.pipe(word, v.minLength(1)),
  name: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  by: v.picklist(['itself', 'hand']),
  /** The last moment that a date can be. */
  at: wholeUpTo(8.64e15),
  choices: wholeUpTo(100_000),
  books: few(v.picklist(books)),
  objective: word,
  characters: few(v.optional(word)),
  turn: v.optional(wholeUpTo(10_000)),
  over: v.optional(v.picklist(sides)),
  players: few(word),
  reactions: v.fallback(v.optional(v.pipe(v.array(word), v.maxLength(200))), undefined),
  picture: drawn,
  revision: v.fallback(v.optional(wholeUpTo(Number.MAX_SAFE_INTEGER)), undefined),
} satisfies { readonly [field in keyof Kept]-?: v.GenericSchema<unknown, Kept[field] | undefined> });

export function parseKept(record: unknown): Kept | undefined {
  const found = v.safeParse(kept, record);
  if (!found.success) return undefined;
  const there = Object.entries(found.output).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as unknown as Kept;
}
