/** How much to put into a skill check, and which cards. */
import type { SomeOf } from '#engine/model/choice.ts';
import type { Seat, Skill } from '#engine/model/vocabulary.ts';
import { face } from '#engine/rules/hands.ts';
import type { CheckView } from '#engine/view/now.ts';
import { expectedFrom, expectedShare, fromDestiny } from './chances.ts';
import { disguised } from './disguise.ts';
import { mine, type Outlook } from './outlook.ts';
import { keepPrice } from './prices.ts';
import { checkStake } from './stakes.ts';
import { suspicion } from './suspicion.ts';

export interface Candidate {
  readonly card: string;
  readonly strength: number;
  readonly price: number;
}

function candidates(o: Outlook, choice: SomeOf, counts: (skill: Skill) => boolean): Candidate[] {
  return choice.options.flatMap(({ id, count }) => {
    const { skill, strength } = face(o.run, id);
    if (!counts(skill)) return [];
    return Array.from({ length: count ?? 1 }, () => ({ card: id, strength, price: keepPrice(o, id) }));
  });
}

/** Strength of an unseen card in a check, of a human; and how much less it is of a Cylon. */
const friendly = 2.4;
const foul = 4;

/** What lies in the check already: face up for all to see, otherwise by what may be expected of who put it there. */
function lying(o: Outlook, check: CheckView): number {
  if (check.faceUp) {
    return check.cards.reduce((sum, card) => {
      const { skill, strength } = face(o.run, card);
      if (check.worthless.includes(skill)) return sum;
      return check.skills.includes(skill) || check.positive.includes(skill) ? sum + strength : sum - strength;
    }, 0);
  }
  let sum = fromDestiny(o, check.skills);
  for (const { by, n } of check.counts) {
    if (by === undefined || by === o.me) continue;
    const doubt = suspicion(o, by);
    sum += n * (friendly - foul * doubt);
  }
  return sum;
}

/** Players who have still to add cards after me; the current player is the last. */
function later(o: Outlook): Seat[] {
  const n = o.view.seats.length;
  const last = o.view.turn?.seat ?? o.view.first;
  const seats: Seat[] = [];
  for (let seat = o.me; seat !== last; ) {
    seat = (seat + 1) % n;
    seats.push(seat);
  }
  return seats;
}

export function contribute(o: Outlook, choice: SomeOf): string[] {
  const { check } = o.view;
  if (!check || choice.max === 0) return [];
  const stake = mine(o, checkStake(o, check));
  const forIt = (skill: Skill) =>
    (check.skills.includes(skill) || check.positive.includes(skill)) && !check.worthless.includes(skill);
  const against = (skill: Skill) => !forIt(skill) && !check.worthless.includes(skill);
  const matching = candidates(o, choice, forIt);
  if (stake > 0) return support(o, check, matching, stake, choice.max);
  return spoil(o, check, candidates(o, choice, against), matching, -stake, choice.max);
}

/** People have more to add than they usually do, and add it where a check depends on it. */
const willing = 1.2;

/** What a card is missed for of its price: there are new ones every turn. */
const thrift = 0.6;

/** How far the strength of a check may be off what it looks like. */
const blur = 2.2;

/** The chance that a check passes whose strength is expected to be so much above the difficulty. */
const chanceAbove = (margin: number): number => 1 / (1 + Math.exp(-(margin + 0.5) / blur));

/** What it is worth that the check comes to that strength; passing in part counts as less than half. */
function promise(check: CheckView, strength: number, stake: number): number {
  const whole = chanceAbove(strength - check.difficulty);
  if (check.partial === undefined) return stake * whole;
  return stake * (0.6 * whole + 0.4 * chanceAbove(strength - check.partial));
}

/** As many of the cards I miss least as pay: nothing where it cannot be reached, or is reached without me. */
function support(o: Outlook, check: CheckView, cards: Candidate[], stake: number, max: number): string[] {
  const following = later(o);
  const coming = following.reduce((sum, seat) => sum + Math.max(0, expectedFrom(o, seat, check.skills)), 0);
  const there = lying(o, check);
  o.watch?.reckons({ missing: check.difficulty - there, coming });
  const sorted = cards.sort((a, b) => a.price / a.strength - b.price / b.strength);
  let strength = there + willing * coming;
  let price = 0;
  let most = promise(check, strength, stake);
  let n = 0;
  for (const [i, card] of sorted.slice(0, max).entries()) {
    strength += card.strength;
    price += card.price;
    const gain = promise(check, strength, stake) - thrift * price;
    if (gain <= most) continue;
    most = gain;
    n = i + 1;
  }
  return sorted.slice(0, n).map(({ card }) => card);
}

/** What those who want it passed may still add: Cylons among the rest, and whoever began it. */
function comingFor(o: Outlook, check: CheckView, following: readonly Seat[]): number {
  const actor = o.view.doing.actors.at(-1);
  return following.reduce((sum, seat) => {
    const able = (o.view.seats[seat]?.handSize ?? 0) * expectedShare(check.skills);
    const willing = seat === actor ? 1 : suspicion(o, seat);
    return sum + willing * Math.min(able, 5);
  }, 0);
}

/** A Cylon in the open with the strongest card; in hiding with a single one, not always, and never face up. */
function spoil(
  o: Outlook,
  check: CheckView,
  cards: Candidate[],
  matching: Candidate[],
  stake: number,
  max: number,
): string[] {
  if (stake < 0.5) return [];
  if (o.side === 'humans') return foil(o, check, cards, stake, max);
  const hiding = o.view.seats[o.me]?.revealed === 'no';
  if (hiding && o.conduct && !check.faceUp) return disguised(o, cards, matching, stake, max);
  if (cards.length === 0) return [];
  if (hiding && (check.faceUp || o.dice(3) > 0)) return [];
  const strongest = cards.sort((a, b) => b.strength - a.strength);
  return strongest.slice(0, Math.min(1, max)).map(c => c.card);
}

/** No more than it takes to make it fail. */
function foil(o: Outlook, check: CheckView, cards: Candidate[], stake: number, max: number): string[] {
  let over = lying(o, check) + comingFor(o, check, later(o)) + 1 - check.difficulty;
  let price = 0;
  const put: string[] = [];
  for (const card of cards.sort((a, b) => a.price / a.strength - b.price / b.strength)) {
    if (over < 0 || put.length >= max || price + card.price > stake) break;
    put.push(card.card);
    over -= card.strength;
    price += card.price;
  }
  return put;
}
