/** How a skill check is likely to end, as far as hands can be guessed. */
import type { Skill } from '#engine/model/vocabulary.ts';
import { contributionLimit } from '#engine/ops/checkFlow.ts';
import { face } from '#engine/rules/hands.ts';
import { shareHeld, usualShare } from './hands.ts';
import type { Outlook } from './outlook.ts';
import { suspicion } from './suspicion.ts';

/** Strength of an average card. */
const average = 1.9;

/** What Destiny adds on average, for or against. */
export function fromDestiny(o: Outlook, skills: readonly Skill[]): number {
  const share = skills.length / o.lib.skills.length;
  return o.lib.components.destinyPerCheck * average * (2 * share - 1);
}

export function myMatching(o: Outlook, skills: readonly Skill[]): number[] {
  return (o.view.seats[o.me]?.hand ?? [])
    .map(card => face(o.run, card))
    .filter(({ skill }) => skills.includes(skill))
    .map(({ strength }) => strength)
    .sort((a, b) => b - a)
    .slice(0, contributionLimit(o.run, o.me));
}

/** Strength for these skills in one card of a hand that nobody knows. */
export const expectedShare = (skills: readonly Skill[]): number => usualShare(skills) * average;

/** What this player may be expected to add. A Cylon in hiding adds little of use. */
export function expectedFrom(o: Outlook, seat: number, skills: readonly Skill[]): number {
  const doubt = suspicion(o, seat);
  if (doubt >= 1) return -1.5;
  const able = Math.min(contributionLimit(o.run, seat), o.view.seats[seat]?.handSize ?? 0);
  return (1 - doubt) * able * shareHeld(o, seat, skills) * average * 0.6 - doubt * 1.5;
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** Where everything hangs on a check, people give nearly all that counts. */
const mostEffort = 1.6;

/** The more is at stake the more people put in. */
export function chanceToPass(
  o: Outlook,
  difficulty: number,
  skills: readonly Skill[],
  stake: number,
): number {
  const effort = Math.min(mostEffort, 0.5 + stake / 6);
  let expected = fromDestiny(o, skills);
  for (const seat of o.view.seats.keys()) {
    if (seat !== o.me) expected += effort * expectedFrom(o, seat, skills);
    else if (o.side === 'humans') expected += effort * 0.7 * myMatching(o, skills).reduce((a, b) => a + b, 0);
  }
  return logistic((expected - difficulty) / 2.5);
}

/** The chance that a check with that much still expected reaches the difficulty. */
export function chanceFrom(expected: number, difficulty: number): number {
  return logistic((expected - difficulty + 0.5) / 1.8);
}
