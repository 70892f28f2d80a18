/** What Pegasus changes about the offices: its characters, its longer lines, and the execution. Fetched when wanted. */
import { pegasusBook } from '../../cards/pegasus/index.ts';
import type { Book } from '../../engine/model/card.ts';

const { id, characters, titles, procedures: { execution } = {}, operations = {} } = pegasusBook;

export const pegasusOffices: Book = {
  id,
  skills: [],
  cards: [],
  characters: characters.flatMap(one => (one.class === 'cylon-leader' ? [] : [{ ...one, abilities: [] }])),
  titles: titles.map(one => ({ ...one, abilities: [] })),
  locations: [],
  damageTokens: [],
  civilianShips: [],
  objectives: [],
  attackTable: [],
  loyaltyDecks: [],
  procedures: execution === undefined ? {} : { execution },
  operations,
};
