/**
 * The chances of a skill check for somebody who sees some of its cards: exact, by counting. Destiny is new (two cards
 * of every type); every card that is not seen is as likely as any other to be the one that was put in.
 */
import type { Library } from '../library/library.ts';
import type { Check } from '../model/effect.ts';
import type { CheckResult } from '../model/state.ts';
import type { CardId, Skill } from '../model/vocabulary.ts';

export interface Seen {
  /** Cards of the check that are known. */
  readonly inside: readonly CardId[];
  /** Cards that are known to be elsewhere. */
  readonly outside: readonly CardId[];
  /** Cards of the check that other players have put in face down. */
  readonly hidden: number;
  /** Cards of Destiny that lie in the check face down. */
  readonly destiny: number;
}

/** Weight by sum. */
type Spread = ReadonlyMap<number, number>;

export function checkOdds(
  lib: Library,
  check: Check,
  seen: Seen,
): { readonly [result in CheckResult]: number } {
  const known = seen.inside.reduce((sum, card) => sum + worth(lib, check, card), 0);
  const odds = { pass: 0, partial: 0, fail: 0 };
  for (const [sum, chance] of unseen(lib, check, seen)) odds[resultOf(check, known + sum)] += chance;
  return odds;
}

function resultOf({ difficulty, partial }: Check, strength: number): CheckResult {
  if (strength >= difficulty) return 'pass';
  return partial !== undefined && strength >= partial ? 'partial' : 'fail';
}

/** What a card adds to the final strength (skill-check.final-strength). */
function worth(lib: Library, { skills }: Check, card: CardId): number {
  const face = lib.faces.get(card);
  if (face === undefined) throw new Error(`There is no skill card ${card}`);
  return skills.includes(face.skill) ? face.strength : -face.strength;
}

/** Type by type: how many of the hidden cards, and of Destiny, are of that type, and what they add up to. */
function unseen(lib: Library, check: Check, seen: Seen): Spread {
  const { destinyPerSkill } = lib.components;
  let ways = new Map([[keyOf(0, 0, 0), 1]]);
  let free = 0;
  for (const skill of lib.skills) {
    const left = unseenOf(lib, skill, [...seen.inside, ...seen.outside]);
    const sign = check.skills.includes(skill) ? 1 : -1;
    const inDecks = left.length - destinyPerSkill;
    free += inDecks;
    const next = new Map<string, number>();
    for (const [key, weight] of ways) {
      const [hidden = 0, destiny = 0, sum = 0] = key.split(' ').map(Number);
      for (let h = 0; h <= Math.min(inDecks, seen.hidden - hidden); h++) {
        for (let d = 0; d <= Math.min(destinyPerSkill, seen.destiny - destiny); d++) {
          const split = weight * choose(inDecks, h) * choose(destinyPerSkill, d);
          for (const [added, chance] of sumsOf(left, h + d)) {
            const reached = keyOf(hidden + h, destiny + d, sum + sign * added);
            next.set(reached, (next.get(reached) ?? 0) + split * chance);
          }
        }
      }
    }
    ways = next;
  }
  const all = choose(free, seen.hidden) * choose(destinyPerSkill * lib.skills.length, seen.destiny);
  const spread = new Map<number, number>();
  for (const [key, weight] of ways) {
    const [hidden, destiny, sum = 0] = key.split(' ').map(Number);
    if (hidden === seen.hidden && destiny === seen.destiny) spread.set(sum, weight / all);
  }
  return spread;
}

const keyOf = (hidden: number, destiny: number, sum: number) => `${hidden} ${destiny} ${sum}`;

/** The strengths of the cards of a type that have not been seen. */
function unseenOf(lib: Library, skill: Skill, seen: readonly CardId[]): number[] {
  const all = [...lib.skillCards.values()].filter(card => card.skill === skill);
  return all.flatMap(({ id, strengths }) =>
    Object.entries(strengths).flatMap(([strength, n]) => {
      const gone = seen.filter(card => card === `${id}/${strength}`).length;
      return Array.from({ length: Math.max(0, n - gone) }, () => Number(strength));
    }),
  );
}

/** What so many cards, drawn blindly from these, add up to. */
function sumsOf(strengths: readonly number[], drawn: number): Spread {
  // ways[n] counts the hands of n cards by their sum.
  const ways: Map<number, number>[] = [new Map([[0, 1]])];
  for (const strength of strengths) {
    for (let n = Math.min(drawn, ways.length); n >= 1; n--) {
      const more = ways[n] ?? new Map<number, number>();
      for (const [sum, count] of ways[n - 1] ?? [])
        more.set(sum + strength, (more.get(sum + strength) ?? 0) + count);
      ways[n] = more;
    }
  }
  const all = choose(strengths.length, drawn);
  return new Map([...(ways[drawn] ?? [])].map(([sum, count]) => [sum, count / all]));
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}
