import type { Cond } from '#engine/model/cond.ts';
import type { TimingPoint } from '#engine/timing/points.ts';
import { conjuncts, isTest } from '../conds.ts';
import { firstOf, type TextFacets } from '../facet.ts';
import type { Absorbed, Lead } from './plan.ts';

/**
 * "At the start of your turn", and behind it the conditions that it does not say itself. What a Skill card says of the check
 * that it lies in begins with the card (`inCheck`).
 */
export function momentLeads(
  facets: TextFacets,
  on: TimingPoint,
  when: Cond | undefined,
  inCheck = false,
): readonly Lead[] {
  const rest: Cond[] = [];
  const absorbed: Absorbed[] = [];
  for (const cond of conjuncts(when)) {
    const found = absorb(on, cond) ?? absorbedBy(facets, on, cond);
    if (found === undefined) rest.push(cond);
    else absorbed.push(found);
  }
  if (inCheck && absorbed.length === 0) absorbed.push({ variant: 'card' });
  const moment: Lead = { lead: 'moment', on, absorbed };
  return rest.length === 0 ? [moment] : [moment, { lead: 'if', cond: allOf(rest) }];
}

export function allOf(conds: readonly Cond[]): Cond {
  const [only, ...others] = conds;
  return only !== undefined && others.length === 0 ? only : { all: conds };
}

/** For a moment of everybody's turn: "your" says whose. */
export const onOwnTurn = (cond: Cond): Absorbed | undefined =>
  isTest(cond, 'own-turn') ? { variant: 'own' } : undefined;

function absorb(on: TimingPoint, cond: Cond): Absorbed | undefined {
  switch (on) {
    case 'turn-start':
    case 'turn-end':
    case 'before-roll':
    case 'after-roll':
      return onOwnTurn(cond);
    case 'crisis-drawn':
    case 'crisis-faced':
      return isTest(cond, 'drew-crisis') ? { variant: 'own' } : undefined;
    case 'check-called':
      return isTest(cond, 'crisis-check') ? { variant: 'crisis' } : undefined;
    case 'must-discard':
      return isTest(cond, 'others-discard') ? { variant: 'others' } : undefined;
    case 'option-due':
      return isTest(cond, 'chooses-option') ? { variant: 'own' } : undefined;
    case 'location-used':
      if (isTest(cond, 'used-location')) return { variant: 'of', values: { places: { places: cond.of } } };
      return isTest(cond, 'own-turn') ? { variant: 'own' } : undefined;
    case 'card-used':
      if (isTest(cond, 'used-card')) return { variant: 'of', values: { card: { card: cond.card } } };
      return isTest(cond, 'own-turn') ? { variant: 'own' } : undefined;
    case 'cards-discarded':
      return isTest(cond, 'human-discarded')
        ? { variant: 'human', values: { skill: { name: cond.skill } } }
        : undefined;
    case 'resource-lost':
      return isTest(cond, 'just-lost')
        ? { variant: 'of', values: { resource: { name: cond.resource } } }
        : undefined;
    case 'quorum-played':
      return isTest(cond, 'on') ? { variant: 'there', values: { place: { place: cond.board } } } : undefined;
    case 'viper-launched':
      return isTest(cond, 'viper-available') ? { variant: 'available' } : undefined;
    case 'location-check': {
      const places = placesChecked(cond);
      return places === undefined ? undefined : { variant: 'of', values: { places: { places } } };
    }
    default:
      return undefined;
  }
}

/** A condition that a moment of a book says, or one of a book that the moment says. */
function absorbedBy(facets: TextFacets, on: TimingPoint, cond: Cond): Absorbed | undefined {
  const said = firstOf(facets, ({ moments }) => moments?.[on]?.(cond));
  if (said !== undefined) return said;
  if (!('test' in cond)) return undefined;
  return firstOf(facets, ({ absorbed }) => absorbed?.[cond.test]?.(cond as never, on));
}

/** The locations whose check it must be one of, when the condition asks for nothing else. */
function placesChecked(cond: Cond): string[] | undefined {
  if (isTest(cond, 'check-of')) return [cond.location];
  if (!('any' in cond)) return undefined;
  const places = cond.any.map(placesChecked);
  return places.every(found => found !== undefined) ? places.flat() : undefined;
}
