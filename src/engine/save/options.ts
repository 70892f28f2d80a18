/** What the options of a game in a file may look like; whether the books have such things is for them to say. */
import type { GameOptions, SeatOptions } from '../model/options.ts';
import type { BookId, Difficulty } from '../model/vocabulary.ts';
import { fields, flags, list, maybe, oneOf, type Schema, safeInteger, text, texts, word } from './shape.ts';

/** No table is larger; how many may sit at it, the books say. */
const mostSeats = 12;

const seat = fields<SeatOptions>({ id: word(/^[a-z][a-z0-9-]*$/), character: maybe(text) });

export const gameOptions: Schema<GameOptions> = fields<GameOptions>({
  books: list(text as Schema<BookId>),
  objective: text,
  difficulty: text as Schema<Difficulty>,
  rulings: texts,
  options: flags,
  seats: list(seat, mostSeats),
  seed: safeInteger,
  chance: oneOf(['seeded', 'asked']),
});
