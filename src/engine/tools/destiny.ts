/** Cards of a new Destiny deck: as many of every type, none of those that lie elsewhere (destiny.rebuild). */
import type { Library } from '../library/library.ts';
import type { CardId } from '../model/vocabulary.ts';

/** `below(n)` is one of the numbers from 0 to n-1, all equally likely. */
export function dealDestiny(
  lib: Library,
  elsewhere: readonly CardId[],
  below: (n: number) => number,
): readonly CardId[] {
  const { destinyPerSkill, destinyPerCheck } = lib.components;
  const take = (cards: CardId[], n: number) =>
    Array.from({ length: n }, () => cards.splice(below(cards.length), 1)).flat();
  const deck = lib.skills.flatMap(skill => {
    const cards = [...lib.faces].flatMap(([id, { card, strength }]) =>
      card.skill === skill ? Array.from({ length: card.strengths[strength] ?? 0 }, () => id) : [],
    );
    for (const card of elsewhere) if (cards.includes(card)) cards.splice(cards.indexOf(card), 1);
    return take(cards, destinyPerSkill);
  });
  return take(deck, destinyPerCheck);
}
