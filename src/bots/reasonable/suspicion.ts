/** Who may be a Cylon: by the cards, and by what everybody has done. */
import type { Seat, Side } from '#engine/model/vocabulary.ts';
import { evidenceOf } from '../conduct/evidence.ts';
import { isCylonCard, type Outlook } from './outlook.ts';

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
const logit = (p: number): number => Math.log(p / (1 - p));

/** By the Loyalty cards alone, for all I know; 0 and 1 are certain. */
function byCards(o: Outlook, seat: Seat): number {
  const other = o.view.seats[seat];
  if (!other) return 0;
  if (seat === o.me) return o.side === 'cylons' ? 1 : 0;
  if (other.revealed !== 'no' || other.loyalty.some(card => isCylonCard(o.lib, card))) return 1;
  const unknown = other.loyalty.filter(card => card === undefined).length;
  return Math.min(0.9, unknown * o.cylonShare);
}

/**
 * What the deeds say, on top of the cards. How many Cylons there are is known from the cards, so the deeds only tell
 * who of the players it is: what all do alike says nothing.
 */
function withDeeds(priors: readonly number[], evidence: readonly number[]): readonly number[] {
  const open = priors.flatMap((p, seat) => (p > 0 && p < 1 ? [seat] : []));
  if (open.length < 2) return priors;
  const odds = priors.map((p, seat) => (p > 0 && p < 1 ? logit(p) + (evidence[seat] ?? 0) : 0));
  const expected = open.reduce((sum, seat) => sum + (priors[seat] ?? 0), 0);
  let shift = 0;
  for (let i = 0; i < 4; i++) {
    let sum = 0;
    let slope = 0;
    for (const seat of open) {
      const p = logistic((odds[seat] ?? 0) + shift);
      sum += p;
      slope += p * (1 - p);
    }
    shift = Math.max(-3, Math.min(3, shift + (expected - sum) / Math.max(0.05, slope)));
  }
  return priors.map((p, seat) => (p > 0 && p < 1 ? Math.min(0.97, logistic((odds[seat] ?? 0) + shift)) : p));
}

const suspicions = new WeakMap<Outlook, readonly number[]>();

function all(o: Outlook): readonly number[] {
  const known = suspicions.get(o);
  if (known) return known;
  const priors = o.view.seats.map((_, seat) => byCards(o, seat));
  const found = o.conduct ? withDeeds(priors, evidenceOf(o.knowledge, o.conduct)) : priors;
  suspicions.set(o, found);
  return found;
}

/** How likely this player is a Cylon, for all I know. */
export const suspicion = (o: Outlook, seat: Seat): number => all(o)[seat] ?? 0;

/** Below this one gives a player the benefit of the doubt. */
const certain = 0.75;

/** On whose side I take a player to decide. */
export function sideOf(o: Outlook, seat: Seat): Side {
  return suspicion(o, seat) > certain ? 'cylons' : 'humans';
}

/** What it is worth to a Cylon to pass for a human; less the longer the game has gone. */
const cover = (o: Outlook): number => (o.view.passed.includes('sleeper') ? 4 : 6);

/** What somebody in hiding loses of that by a deed that says so much of him. */
export function exposure(o: Outlook, evidence: number): number {
  const unseen = o.view.seats[o.me]?.loyalty.length ?? 0;
  const prior = Math.max(0.1, Math.min(0.8, unseen * o.cylonShare));
  const now = logit(prior) + (o.conduct ? (evidenceOf(o.knowledge, o.conduct)[o.me] ?? 0) : 0);
  return cover(o) * (logistic(now + evidence) - logistic(now));
}
