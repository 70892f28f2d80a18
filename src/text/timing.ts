import type { Cond } from '../engine/model/cond.ts';
import type { TimingPoint } from '../engine/timing/points.ts';
import { conjuncts, isTest } from './conditions.ts';
import type { Values, Voice } from './voice.ts';

/** A condition that the lead-in itself can say: "at the start of your turn". */
interface Absorbed {
  readonly variant: string;
  readonly values?: Values;
}

/** "At the start of your turn", and the conditions it leaves to be told. */
export function leadIn(
  voice: Voice,
  on: TimingPoint,
  when: Cond | undefined,
): { point: string; rest: readonly Cond[] } {
  const rest: Cond[] = [];
  const variants: string[] = [];
  let values: Values = {};
  for (const cond of conjuncts(when)) {
    const absorbed = absorb(voice, on, cond);
    if (absorbed === undefined) rest.push(cond);
    else {
      variants.push(absorbed.variant);
      values = { ...values, ...absorbed.values };
    }
  }
  const variant = variants.length === 0 ? undefined : variants.join('-');
  return { point: voice.say(`on.${on}`, values, variant), rest };
}

function absorb(voice: Voice, on: TimingPoint, cond: Cond): Absorbed | undefined {
  switch (on) {
    case 'turn-start':
    case 'turn-end':
    case 'before-roll':
    case 'after-roll':
      return isTest(cond, 'own-turn') ? { variant: 'own' } : undefined;
    case 'crisis-drawn':
    case 'crisis-faced':
      return isTest(cond, 'drew-crisis') ? { variant: 'own' } : undefined;
    case 'check-called':
      return isTest(cond, 'crisis-check') ? { variant: 'crisis' } : undefined;
    case 'card-used':
      if (isTest(cond, 'used-card'))
        return { variant: 'of', values: { card: voice.title('cards', cond.card).title } };
      return isTest(cond, 'own-turn') ? { variant: 'own' } : undefined;
    case 'cards-revealed':
      return isTest(cond, 'reckless') ? { variant: 'reckless' } : undefined;
    case 'cards-discarded':
      return isTest(cond, 'human-discarded')
        ? { variant: 'human', values: { skill: voice.name(cond.skill) } }
        : undefined;
    case 'resource-lost':
      return isTest(cond, 'just-lost')
        ? { variant: 'of', values: { resource: voice.name(cond.resource) } }
        : undefined;
    case 'location-check': {
      const places = placesChecked(cond);
      return places === undefined
        ? undefined
        : { variant: 'of', values: { places: places.map(place => voice.place(place)) } };
    }
    default:
      return undefined;
  }
}

/** The locations whose check it must be one of, when the condition asks for nothing else. */
function placesChecked(cond: Cond): string[] | undefined {
  if (isTest(cond, 'check-of')) return [cond.location];
  if (!('any' in cond)) return undefined;
  const places = cond.any.map(placesChecked);
  return places.every(found => found !== undefined) ? places.flat() : undefined;
}
