/** The invented book of the tests, as one would get it from a registry that lists it. */
import type { Book } from '#engine/model/card.ts';
import { tiny } from '../books/tiny/book.ts';

const [cards, code] = await Promise.all([tiny.cards(), tiny.engine()]);

export const tinyBook: Book = { ...cards.facet, code: code.facet };
export const { facet: text } = await tiny.text();
export const { facet: board } = await tiny.board();
export const { facet: bots } = await tiny.bots();
export const { facet: scenarios } = await tiny.scenarios();
