import type { Placement } from '#engine/model/effect.ts';
import { entries } from '../entries.ts';
import type { PlanValue, PlanValues } from '../plan/plan.ts';
import { titleId } from '../titles.ts';
import type { TextKey, Value, Values, Voice, Word } from '../voice.ts';
import { partyWord } from './people.ts';

/** The values of a plan as words that a template may ask for in any form. */
export function valuesIn(voice: Voice, values: PlanValues = {}): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueIn(voice, value)]));
}

function valueIn(voice: Voice, value: PlanValue): Value {
  if (typeof value === 'number') return value;
  if ('counted' in value) return voice.noun(value.counted, value.n);
  if ('party' in value) return partyWord(voice, value.party);
  if ('place' in value) return voice.place(value.place);
  if ('places' in value) return value.places.map(place => voice.place(place));
  if ('name' in value) return voice.name(value.name);
  if ('names' in value) return value.names.map(name => voice.name(name));
  if ('activations' in value)
    return value.activations
      .map(kind => voice.say(`activated.${kind}` as TextKey))
      .reduce((first, next) => voice.say('join.then', { first, next }));
  if ('card' in value) return voice.title('cards', titleId(value.card)).title;
  if ('amounts' in value)
    return listed(
      voice,
      'conjunction',
      value.amounts.map(({ resource, n }) => voice.grammar.amount(voice, resource, n)),
    );
  if ('ships' in value) return entries(value.ships).map(([kind, n]) => voice.noun(kind, n));
  if ('placement' in value) return placed(voice, value.placement);
  const words = value.oneOf.map(one => valueIn(voice, one)).filter(word => typeof word === 'function');
  return listed(voice, 'disjunction', words);
}

function listed(voice: Voice, type: 'conjunction' | 'disjunction', words: readonly Word[]): Word {
  const list = new Intl.ListFormat(voice.language, { type });
  return wanted => list.format(words.map(word => word(wanted)));
}

/** Ships area by area: where one area has several, more than an "and" parts it from the next. */
function placed(voice: Voice, placement: Placement): Word {
  const areas = entries(placement).map(([sector, here]): Word => {
    const ships = entries(here).map(([kind, n]) => voice.noun(kind, n));
    return wanted => `${listed(voice, 'conjunction', ships)(wanted)} ${voice.sector(sector)('at')}`;
  });
  if (entries(placement).every(([, here]) => entries(here).length === 1))
    return listed(voice, 'conjunction', areas);
  return wanted =>
    areas.map(area => area(wanted)).reduce((first, next) => voice.say('join.placed', { first, next }));
}
