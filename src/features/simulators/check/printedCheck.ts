import type { Book, SkillCard } from '#engine/model/card.ts';
import type { CheckOnBench, SkillFaces } from './checkBench.ts';

/** Strengths of cards, and nothing else: what is written on a card in the pile does not matter (skill-check.text-ignored). */
export function skillBook(book: Book): Book {
  return {
    ...book,
    cards: book.cards.flatMap(card => (card.deck === 'skill' ? [{ ...card, abilities: [] }] : [])),
    characters: [],
    locations: [],
    titles: [],
    damageTokens: [],
    civilianShips: [],
    attackTable: [],
  };
}

/** The cards of a book, and the example that the printed rules work through. */
export function printedCheck({ cards, components }: Book, start: CheckOnBench): SkillFaces {
  const skillCards = cards.filter((card): card is SkillCard => card.deck === 'skill');
  const faces = skillCards.flatMap(({ id, skill, strengths }) =>
    Object.keys(strengths).map(strength => ({ id: `${id}/${strength}`, skill, strength: Number(strength) })),
  );
  return {
    faces,
    destinyPerCheck: components?.destinyPerCheck ?? 0,
    start,
  };
}
