/** What there is to win and lose on New Caprica, in the points of `bots/reasonable/prices.ts`. */

import type { Outlook } from '#bots/reasonable/outlook.ts';
import { civilianPrice, lossOf } from '#bots/reasonable/prices.ts';
import { suspicion } from '#bots/reasonable/suspicion.ts';
import { type Resource, resources, type Seat } from '#engine/model/vocabulary.ts';
import { boardOf, isHuman } from '#engine/rules/people.ts';
import type { NewCaprica } from '../../engine/newCaprica/slot.ts';

export const phaseOf = (o: Outlook): NewCaprica | undefined => o.run.state.slots.newCaprica;

/** What the phase will cost on top of all else, while it is still to come. */
const needed: { readonly [resource in Resource]: number } = { fuel: 1, food: 1, morale: 3, population: 5 };

export function toCome(o: Outlook, resource: Resource): number {
  const { settle } = o.lib.objectives.get(o.view.options.objective) ?? {};
  return settle === undefined || o.view.passed.includes('settle') ? 0 : needed[resource];
}

/** The ships that would be lost if Galactica left now. */
const shipsLeft = ({ locked, prepared }: NewCaprica): number => locked.length + prepared.length;

interface Load {
  readonly mean: number;
  readonly variance: number;
}

/** What one ship among those nobody has seen destroyed carries of a resource. */
function loadOf(o: Outlook, resource: Resource): Load {
  const gone = o.view.destroyed.civilians.slice();
  const loads: number[] = [];
  for (const { id, count, loss } of o.lib.civilians.values()) {
    const lost = gone.filter(card => card === id).length;
    for (let i = lost; i < count; i++) loads.push(loss[resource] ?? 0);
  }
  const mean = loads.reduce((sum, n) => sum + n, 0) / Math.max(1, loads.length);
  return { mean, variance: loads.reduce((sum, n) => sum + (n - mean) ** 2, 0) / Math.max(1, loads.length) };
}

/** Roughly the chance that a sum of many small things stays below a bound. */
function chanceBelow(bound: number, mean: number, variance: number): number {
  if (variance === 0) return mean < bound ? 1 : 0;
  return 1 / (1 + Math.exp((-1.7 * (bound - 0.5 - mean)) / Math.sqrt(variance)));
}

const leftBehind = (o: Outlook): Seat[] =>
  [...o.view.seats.keys()].filter(seat => isHuman(o.run, seat) && boardOf(o.run, seat) === 'new-caprica');

/** The chance that the humans still have all resources when so many ships and people stay behind. */
function chanceWith(o: Outlook, ships: number, people: number, spent: Partial<Record<Resource, number>>) {
  let chance = 1;
  for (const resource of resources) {
    const { mean, variance } = loadOf(o, resource);
    const level = o.run.state.resources[resource] - (spent[resource] ?? 0);
    const morale = resource === 'morale' ? people : 0;
    chance *= chanceBelow(level, ships * mean + morale, ships * variance + (spent[resource] ?? 0));
  }
  return chance;
}

/** Only loyal humans cost morale. */
const loyalLeft = (o: Outlook): number =>
  leftBehind(o).reduce((sum, seat) => sum + 1 - suspicion(o, seat), 0);

/** How likely the humans win if the Admiral orders the departure now. */
export function chanceNow(o: Outlook): number {
  const here = phaseOf(o);
  return here ? chanceWith(o, shipsLeft(here), loyalLeft(o), {}) : 0;
}

/** What a turn costs on average, from crises and the battle in orbit. */
const everyTurn = { fuel: 0.12, food: 0.15, morale: 0.4, population: 0.45 } satisfies {
  readonly [resource in Resource]: number;
};
/** Civilian ships that get away in a turn, by icons and from the Shipyard, and humans who leave the planet. */
const away = { ships: 0.75, people: 0.4 };

/** How likely they win if he waits for his next turn: more are aboard, if all goes well until then. */
export function chanceLater(o: Outlook): number {
  const here = phaseOf(o);
  if (!here) return 0;
  const turns = o.view.seats.length;
  const spent: Partial<Record<Resource, number>> = {};
  for (const resource of resources) spent[resource] = turns * everyTurn[resource];
  const ready = here.prepared.length + 0.4 * Math.min(here.locked.length, turns);
  const ships = shipsLeft(here) - Math.min(ready, turns * away.ships);
  const damage = o.run.state.galacticaDamage.length;
  const boarded = Math.max(-1, ...o.run.state.centurions);
  const survives =
    (damage >= 5 ? 0.6 : damage >= 4 ? 0.8 : 0.97) * (boarded >= 3 ? 0.6 : boarded >= 2 ? 0.85 : 1);
  return survives * chanceWith(o, ships, Math.max(0, loyalLeft(o) - turns * away.people), spent);
}

/** Most of the ships decide who wins, and there are few turns to bring them away: nothing else comes near it. */
export function stackPrice(o: Outlook): number {
  const here = phaseOf(o);
  return here && shipsLeft(here) > 0 ? 5 * civilianPrice(o) : 0;
}

/** A step towards Galactica's return: every ship that is still locked then must be made ready under fire. */
export const returnPrice = ({ locked }: NewCaprica): number => 1 - 0.5 * locked.length;

/** How soon an Occupation Force takes a ship, by where it stands. */
const nearness = [0.35, 0.6, 1];
const spaceOf = (o: Outlook, at: string): number => o.lib.locations.get(at)?.occupationTrack ?? -1;

export function forcePrice(o: Outlook, at: string): number {
  return (nearness[spaceOf(o, at)] ?? 0) * Math.max(0.4, stackPrice(o));
}

/** What their next march costs the humans. */
export function marchPrice(o: Outlook): number {
  const forces = phaseOf(o)?.forces ?? [];
  if (forces.length === 0) return 0.35 * Math.max(0.4, stackPrice(o));
  return forces.reduce(
    (sum, at) =>
      sum +
      (spaceOf(o, at) === nearness.length - 1 ? 1.1 * stackPrice(o) : 0.3 * Math.max(0.4, stackPrice(o))),
    0,
  );
}

/** What it costs a human to be on the planet when Galactica leaves, the more the nearer that is. */
export function strandedPrice(o: Outlook): number {
  const here = phaseOf(o);
  if (!here?.orbit) return 0;
  return lossOf(o, 'morale', 1) * (0.3 + 0.7 * chanceWith(o, shipsLeft(here), 0, {}));
}

/** Every turn in Detention is one in which no ship is made ready; a Cylon there does no harm for as long. */
export function detentionPrice(o: Outlook, seat: Seat): number {
  return -3 * (1 - 2 * suspicion(o, seat));
}
