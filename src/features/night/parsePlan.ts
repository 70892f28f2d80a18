/** Reads a plan that anybody may have written. Fetched when it is needed: it brings the library for such things. */
import * as v from 'valibot';
import { books, onTable } from '#books/registry.ts';
import type { GameOption, Rulings } from '#engine/model/options.ts';
import { difficulties } from '#engine/model/vocabulary.ts';
import type { Plan } from './plan.ts';

/** More than this at one table is not meant seriously. */
const mostWords = 40;

const word = v.pipe(v.string(), v.maxLength(mostWords));
const words = v.pipe(v.array(word), v.maxLength(mostWords));

const written = v.object({
  books: v.pipe(
    v.array(v.picklist(books)),
    v.maxLength(mostWords),
    v.check(on => onTable([]).every(book => on.includes(book))),
  ),
  objective: word,
  difficulty: v.picklist(difficulties),
  rulings: v.pipe(
    v.custom<object>(value => !Array.isArray(value)),
    v.record(word, word),
    v.maxEntries(mostWords),
  ),
  options: words,
  box: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))),
  seats: words,
} satisfies { readonly [field in keyof Plan]-?: v.GenericSchema });

/** Undefined for what is no plan. Whether its ids are those of its books is for the engine to say (`whyNotPlayed`). */
export function parsePlan(text: string): Plan | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), written), text);
  if (!read.success) return undefined;
  const { books: on, rulings, options, seats, box, ...rest } = read.output;
  return {
    ...rest,
    books: books.filter(book => on.includes(book)),
    rulings: rulings as Partial<Rulings>,
    options: options as readonly GameOption[],
    box,
    seats: seats.map(character => (character === '' ? undefined : character)),
  };
}
