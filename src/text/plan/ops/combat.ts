import type { OpBody } from '#engine/model/effect.ts';
import type { FrameId } from '../../frames.ts';
import type { Planners } from '../planner.ts';
import { by } from './by.ts';

type CombatOps =
  | 'attack'
  | 'activate-vipers'
  | 'activate-own-viper'
  | 'activate-location'
  | 'pilot'
  | 'spend-nuke';

/** Attacks, flight, and what works wherever one is. */
export const combatOps: Planners<CombatOps> = {
  attack: ({ with: weapon, n, add }, { actor }) => [
    { frame: attackFrame(weapon, n), values: { n, one: 1 }, ...by(actor) },
    ...(add === undefined ? [] : [{ frame: 'attack-plus', values: { n: add }, ...by(actor) } as const]),
    ...(weapon === 'viper' ? [] : [{ leads: [], clauses: [{ frame: `results-${weapon}` }] } as const]),
  ],
  'activate-vipers': ({ n, of }, { actor }) => {
    if (of === undefined && n === 1) return [{ frame: 'activate-one-viper', ...by(actor) }];
    if (of === undefined) return [{ frame: 'activate-vipers', values: { n }, ...by(actor) }];
    if (of === 'same') return [{ frame: 'activate-vipers-same', values: { n }, ...by(actor) }];
    const frame = n === 1 ? 'activate-placed-viper' : 'activate-placed-vipers';
    return [{ leads: [], clauses: [{ frame, by: actor ?? 'current', may: true }] }];
  },
  'activate-location': ({ of, n = 1 }, { actor }) => [
    typeof of === 'string'
      ? { frame: `activate-location-${of}`, values: { n }, ...by(actor) }
      : { frame: 'activate-location', values: { places: { places: of } }, ...by(actor) },
  ],
  'activate-own-viper': (_, { actor }) => [{ frame: 'activate-own-viper', ...by(actor) }],
  pilot: ({ viper }, { actor }) => [{ frame: `pilot-${viper}`, ...by(actor) }],
  'spend-nuke': ({ all }, { actor }) => [
    all
      ? { frame: 'spend-nukes', ...by(actor) }
      : { frame: 'spend-nuke', values: { one: 1 }, count: 1, ...by(actor) },
  ],
};

/** "Once", not "up to 1 time". */
function attackFrame(weapon: OpBody<'attack'>['with'], n: number | undefined): FrameId {
  return weapon === 'viper' && n === 1 ? 'attack-viper-once' : `attack-${weapon}`;
}
