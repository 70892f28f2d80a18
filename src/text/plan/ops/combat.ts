import type { Planners } from '../planner.ts';
import { by } from './by.ts';

type CombatOps = 'attack' | 'activate-vipers' | 'activate-own-viper' | 'pilot' | 'spend-nuke';

/** Attacks and flight. */
export const combatOps: Planners<CombatOps> = {
  attack: ({ with: weapon, n }, { actor }) => [
    { frame: `attack-${weapon}`, values: { n, one: 1 }, ...by(actor) },
  ],
  'activate-vipers': ({ n }, { actor }) => [{ frame: 'activate-vipers', values: { n }, ...by(actor) }],
  'activate-own-viper': (_, { actor }) => [{ frame: 'activate-own-viper', ...by(actor) }],
  pilot: ({ viper }, { actor }) => [{ frame: `pilot-${viper}`, ...by(actor) }],
  'spend-nuke': (_, { actor }) => [{ frame: 'spend-nuke', values: { one: 1 }, count: 1, ...by(actor) }],
};
