import type { Modifier, ModifierFor, QueryName } from '../engine/model/ability.ts';
import type { TestName } from '../engine/model/cond.ts';
import { condition, conjuncts, isTest, type TestOf } from './conditions.ts';
import type { Voice } from './voice.ts';

/** Whom a lasting rule binds: the one whose ability it is, or everybody while a card is in play. */
export type Reach = 'you' | 'all';

interface Asking {
  readonly voice: Voice;
  readonly reach: Reach;
  /** Takes a condition of that name out of those still to be told. */
  take<Name extends TestName>(name: Name): TestOf<Name> | undefined;
}

type Teller<Q extends QueryName> = (modifier: ModifierFor<Q>, asking: Asking) => string;

const tellers: { readonly [Q in QueryName]: Teller<Q> } = {
  'hand-limit': ({ set }, { voice }) => voice.say('queries.hand-limit', { set }),
  'activation-cost': ({ add }, { voice }) => voice.say('queries.activation-cost', { add }),
  'may-activate': ({ forbid }, { voice, reach }) =>
    forbid === 'any'
      ? voice.say('queries.may-activate-here', {}, reach)
      : voice.say('queries.may-activate', { place: voice.place(forbid) }, reach),
  'may-enter': ({ forbid }, { voice }) => voice.say('queries.may-enter', { place: voice.place(forbid) }),
  'may-peek-loyalty': (_, { voice }) => voice.say('queries.may-peek-loyalty'),
  'attack-roll': ({ add }, { voice, take }) => {
    if (take('attacker-unmanned')) return voice.say('queries.attack-roll', { add }, 'unmanned');
    return voice.say('queries.attack-roll', { add }, take('target-is-this') ? 'this' : undefined);
  },
  'launch-count': ({ add }, { voice }) => voice.say('queries.launch-count', { add }),
  'may-launch': (_, { voice }) => voice.say('queries.may-launch'),
  'may-attack': (_, { voice }) => voice.say('queries.may-attack'),
  'damage-worth': ({ set }, { voice }) => voice.say('queries.damage-worth', { set }),
  distance: ({ add }, { voice }) => voice.say('queries.distance', { add }),
  'crisis-draw': ({ set }, { voice }) => voice.say('queries.crisis-draw', { set }),
  'receive-skills': ({ set }, { voice }) => voice.say('queries.receive-skills', { set }),
  'starting-hand': ({ set }, { voice }) => voice.say('queries.starting-hand', { set }),
  'check-cards': ({ set }, { voice }) => voice.say('queries.check-cards', { set }),
  'may-hold-title': (_, { voice }) => voice.say('queries.may-hold-title'),
  'starting-loyalty': ({ set }, { voice }) => voice.say('queries.starting-loyalty', { set }),
  'sleeper-loyalty': ({ set }, { voice }) => voice.say('queries.sleeper-loyalty', { set }),
  'loyalty-deck': ({ add }, { voice }) => voice.say('queries.loyalty-deck', { add }),
  'discards-at-random': (_, { voice }) => voice.say('queries.discards-at-random'),
  'counts-positive': (_, { voice, take }) => {
    const strength = take('check-card-strength');
    if (strength === undefined) return voice.say('queries.counts-positive');
    const variant = take('crisis-check') ? 'crisis-strength' : 'strength';
    return voice.say('queries.counts-positive', { n: strength.is }, variant);
  },
  'destination-draw': ({ set }, { voice }) => voice.say('queries.destination-draw', { set }),
  'only-candidate': ({ location }, { voice }) =>
    voice.say('queries.only-candidate', { place: voice.place(location) }),
};

/** A lasting rule as a clause, with the conditions under which it holds. */
export function modifierClause(voice: Voice, modifier: Modifier, reach: Reach): string {
  const rest = [...conjuncts(modifier.when)];
  function take<Name extends TestName>(name: Name): TestOf<Name> | undefined {
    const index = rest.findIndex(cond => isTest(cond, name));
    const [found] = index < 0 ? [] : rest.splice(index, 1);
    return found !== undefined && isTest(found, name) ? found : undefined;
  }
  const teller = tellers[modifier.query] as Teller<QueryName>;
  const then = teller(modifier, { voice, reach, take });
  if (rest.length === 0) return then;
  return voice.say('join.if', { cond: condition(voice, { all: rest }), then });
}
