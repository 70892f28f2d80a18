/** What a skill check of a crisis says of those who could add cards to it. */
import type { Seat, Skill } from '#engine/model/vocabulary.ts';

/** A check as far as it lies open: who gave how many cards, and in the end which cards they were. */
export interface OpenCheck {
  readonly skills: readonly Skill[];
  readonly destiny: number;
  readonly given: readonly { readonly seat: Seat; readonly n: number }[];
}

/** Some cards too many or too few say nothing yet: honest players run out of cards, or save them. */
export const gave = {
  /** Nothing, where others gave much or some. */
  nothing: { much: 0.25, some: 0.1 },
  several: -0.45,
} as const;
const much = 3;

/** How likely a Cylon is to have added a card that hurts, when he has added any, and one of the others by mistake. */
const spoils = 0.6;
const mistake = 0.06;

/** The most that one check says of a player. */
const most = 1.2;
const least = -0.4;

/** The chance of each number of cards that hurt, without the player in question. */
function background(destiny: number, hurting: number, others: number, open: number): number[] {
  let chances = [1];
  const add = (chance: number) => {
    chances = Array.from(
      { length: chances.length + 1 },
      (_, n) => (chances[n] ?? 0) * (1 - chance) + (chances[n - 1] ?? 0) * chance,
    );
  };
  for (let i = 0; i < destiny; i++) add(hurting);
  for (let i = 0; i < others; i++) add(mistake);
  // A Cylon in the open has no reason to add anything else.
  for (let i = 0; i < open; i++) add(0.9);
  return chances;
}

/** By seat, what the check speaks for: the log of odds, above nothing for a Cylon. */
export function checkEvidence(
  { skills, destiny, given }: OpenCheck,
  hurt: number,
  types: number,
  isOpen: (seat: Seat) => boolean,
): readonly (readonly [Seat, number])[] {
  const players = given.filter(({ seat }) => !isOpen(seat));
  const open = given.reduce((sum, { seat, n }) => sum + (isOpen(seat) ? n : 0), 0);
  const total = players.reduce((sum, { n }) => sum + n, 0);
  const givers = players.filter(({ n }) => n > 0).length;
  const hurting = 1 - skills.length / types;
  return players.map(({ seat, n }) => {
    const others = total - n;
    if (n === 0) return [seat, others >= much ? gave.nothing.much : others > 0 ? gave.nothing.some : 0];
    const chances = background(destiny, hurting, givers - 1, open);
    const honest = (chances[hurt] ?? 0) + 0.01;
    const ratio = (spoils * ((chances[hurt - 1] ?? 0) + 0.01) + (1 - spoils) * honest) / honest;
    return [seat, Math.max(least, Math.min(most, Math.log(ratio))) + (n >= 2 ? gave.several : 0)];
  });
}
