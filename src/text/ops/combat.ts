import type { Describers } from '../describer.ts';

type CombatOps = 'attack' | 'activate-vipers' | 'activate-own-viper' | 'pilot' | 'spend-nuke';

/** Attacks and flight. */
export const combatOps: Describers<CombatOps> = {
  attack: ({ with: weapon, n }, { voice }) => ({ text: voice.say('ops.attack', { n, one: n }, weapon) }),
  'activate-vipers': ({ n }, { voice }) => ({ text: voice.say('ops.activate-vipers', { n }) }),
  'activate-own-viper': (_, { voice }) => ({ text: voice.say('ops.activate-own-viper') }),
  pilot: ({ viper }, { voice }) => ({ text: voice.say('ops.pilot', {}, viper) }),
  'spend-nuke': (_, { voice }) => ({ text: voice.say('ops.spend-nuke', { one: 1 }) }),
};
