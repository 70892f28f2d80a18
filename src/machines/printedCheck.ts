import type { Book, SkillCard } from '#engine/model/card.ts';
import type { SkillFaces } from './checkBench.ts';

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

/** The example that the printed rules work through: 6 for it, 3 against, and 3 are too few against 6. */
export function printedCheck({ cards, components }: Book): SkillFaces {
  const skillCards = cards.filter((card): card is SkillCard => card.deck === 'skill');
  const faces = skillCards.flatMap(({ id, skill, strengths }) =>
    Object.keys(strengths).map(strength => ({ id: `${id}/${strength}`, skill, strength: Number(strength) })),
  );
  return {
    faces,
    destinyPerCheck: components?.destinyPerCheck ?? 0,
    start: {
      check: { difficulty: 6, skills: ['politics', 'leadership'] },
      given: {
        destiny: ['launch-scout/1', 'evasive-maneuvers/1'],
        left: ['declare-emergency/3', 'launch-scout/1'],
        next: [],
        current: ['declare-emergency/3'],
      },
      as: 'left',
    },
  };
}
