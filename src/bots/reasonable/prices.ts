/** What things are worth to the humans; one point is about one resource that is not yet scarce. */
import type { CardId, Resource, Seat } from '#engine/model/vocabulary.ts';
import { face } from '#engine/rules/hands.ts';
import { canPilot } from '#engine/rules/people.ts';
import type { Outlook } from './outlook.ts';
import { suspicion } from './suspicion.ts';

/** Of the unit that brings the dial down from `level`; the last one is the game. */
function unit(level: number): number {
  if (level <= 0) return 0;
  return level === 1 ? 40 : 0.7 + 16 / level ** 1.7;
}

/** Population goes fastest: with every civilian ship, and with every jump before its time. */
const scarcity: { readonly [resource in Resource]: number } = {
  fuel: 1,
  food: 0.9,
  morale: 0.9,
  population: 2,
};

/** How high a resource stands, less what is spoken for; the last ones are always the last. */
function levelOf(o: Outlook, resource: Resource): number {
  const level = o.run.state.resources[resource];
  let toCome = 0;
  for (const needed of o.knowledge.toCome) toCome += needed(o, resource);
  return toCome === 0 ? level : Math.max(Math.min(level, 2), level - toCome);
}

export function lossOf(o: Outlook, resource: Resource, n: number): number {
  const level = levelOf(o, resource);
  let sum = 0;
  for (let i = 0; i < n; i++) sum += unit(level - i);
  return scarcity[resource] * sum;
}

export function gainOf(o: Outlook, resource: Resource, n: number): number {
  const level = o.run.state.resources[resource];
  let sum = 0;
  for (let i = 1; i <= n; i++) sum += unit(level + i);
  return scarcity[resource] * Math.min(sum, 8);
}

/** A civilian ship carries about one population, and now and then more. */
export const civilianPrice = (o: Outlook): number => 1.1 * lossOf(o, 'population', 1);

/** The next damage to Galactica; the sixth token loses the game. */
export function damagePrice(o: Outlook): number {
  const tokens = o.run.state.galacticaDamage.length;
  return [1.6, 1.8, 2.2, 3, 5, 30][tokens] ?? 30;
}

/** A centurion by its space on the Boarding Party track: few are shot in time, so the first is dear already. */
export const centurionPrice = (space: number): number => [2, 4, 9, 20, 40][space] ?? 40;

/** How much harder time weighs on the humans for the Cylons who act in the open. */
function pressure(o: Outlook): number {
  const open = o.view.seats.filter(seat => seat.revealed !== 'no').length;
  return 1 + (1.5 * open) / Math.max(1, o.view.seats.length - open);
}

/** A step of the fleet marker: a turn or two less under fire, more where the next jump ends the game. */
export function stepPrice(o: Outlook): number {
  return (o.view.passed.includes('last-jump') ? 2.5 : 1.6) * pressure(o);
}

export const distancePrice = (o: Outlook): number => 5 * pressure(o);

/** An unknown skill card in somebody's hand. */
export function cardPrice(o: Outlook, seat: Seat): number {
  return 0.4 * (1 - 2 * suspicion(o, seat));
}

/** A title in the right hands. */
const usualTitle = 1.5;

export const titlePrice = (o: Outlook, title: string): number => o.knowledge.titles[title] ?? usualTitle;

/** What a card is kept for that is good for little. */
const usualUse = 0.1;

function useOf(o: Outlook, card: CardId): number {
  const { uses, pilotUses } = o.knowledge;
  return uses[card] ?? (canPilot(o.run, o.me) ? pilotUses[card] : undefined) ?? usualUse;
}

/** A card of my own: its strength in checks, and what else I can do with it; the fuller the hand the less. */
export function keepPrice(o: Outlook, card: CardId): number {
  const { card: printed, strength } = face(o.run, card);
  const held = o.view.seats[o.me]?.handSize ?? 0;
  const plenty = held >= 9 ? 0.15 : held >= 7 ? 0.35 : held >= 5 ? 0.6 : 1;
  return (0.1 * strength + (o.side === 'humans' ? 0.4 : 0.2) * useOf(o, printed.id)) * plenty;
}

/** What it is worth to the humans that this player sits in the Brig: much when he is a Cylon, little else. */
export function brigPrice(o: Outlook, seat: Seat): number {
  // Nobody is as sorry for it as the Cylon himself: he can do nothing there.
  if (seat === o.me && o.hidden) return 1.5;
  const doubt = suspicion(o, seat);
  return 0.6 * doubt - 2.2 * (1 - doubt);
}

export function sickbayPrice(o: Outlook, seat: Seat): number {
  return -1.2 * (1 - 2 * suspicion(o, seat));
}
