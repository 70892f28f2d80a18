import type { Describers } from '../describer.ts';

type CombatOps =
  | 'attack-centurion'
  | 'attack'
  | 'activate-vipers'
  | 'activate-own-viper'
  | 'launch-self'
  | 'take-viper'
  | 'spend-nuke';

/** Attacks and flight. */
export const combatOps: Describers<CombatOps> = {
  'attack-centurion': (_, { voice }) => ({ text: voice.say('ops.attack-centurion', { one: 1 }) }),
  attack: ({ with: weapon, n }, { voice }) => ({ text: voice.say('ops.attack', { n, one: n }, weapon) }),
  'activate-vipers': ({ n }, { voice }) => ({ text: voice.say('ops.activate-vipers', { n }) }),
  'activate-own-viper': (_, { voice }) => ({ text: voice.say('ops.activate-own-viper') }),
  'launch-self': (_, { voice }) => ({ text: voice.say('ops.launch-self') }),
  'take-viper': (_, { voice }) => ({ text: voice.say('ops.take-viper') }),
  'spend-nuke': (_, { voice }) => ({ text: voice.say('ops.spend-nuke', { one: 1 }) }),
};
