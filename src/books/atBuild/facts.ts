/** What tables with our books differ in, all at hand: where pages are built and content is checked. */

import { books, isOptional } from '#books/registry.ts';
import { type BookFacts, factsIn, tablesOf } from '#rules/facts.ts';
import { bookOf } from './cards.ts';

const bookFacts: readonly BookFacts[] = books.map(id => {
  const { objectives, loyaltyDecks, putsAway, code } = bookOf(id);
  // Played without a Leader: that is the fact that a Leader plays, denied.
  const saidOtherwise = Object.values(code.classes ?? {}).map(({ barredBy }) => barredBy);
  const seats = (withLeader: boolean) =>
    loyaltyDecks.filter(({ leader = false }) => leader === withLeader).map(({ players }) => players);
  return {
    id,
    optional: isOptional(id),
    objectives: objectives.map(objective => objective.id),
    options: (code.gameOptions ?? []).filter(option => !saidOtherwise.includes(option)),
    seats: { withLeader: seats(true), without: seats(false) },
    putsAway: putsAway?.cards ?? [],
  };
});

export const tables = tablesOf(bookFacts);

const all: ReadonlySet<string> = new Set(factsIn(tables));

export const isFact = (text: string): boolean => all.has(text);
