/** What several kinds of cards need of the table. */
import type { Library } from '#engine/index.ts';
import type { Moment } from './moment.ts';

/** The moment of one card of a kind; undefined where the books have no such card. */
export type Find = (lib: Library, id: string) => Moment | undefined;

/** A player who is out in the open. */
export const cylon = {
  at: 'caprica',
  loyalty: ['cylon-brig', 'not-a-cylon'],
  revealed: true,
  hand: ['executive-order/1'],
};

/** Raiders are activated, and the fleet comes nearer to its jump. */
export const raidersAndJump = 'a-traitor-accused';

/** A viper of one’s own among raiders. */
export const battle = (pilots: string[] = []): NonNullable<Moment['position']> => ({
  'damaged-vipers': 2,
  space: {
    bow: { basestars: [{}], raiders: 2 },
    'port-bow': { raiders: 3, vipers: 1, ...(pilots.length > 0 ? { pilots } : {}) },
    stern: { civilians: 2 },
  },
});

/** The fleet lies over New Caprica and is about to flee. */
export const settled = {
  objective: 'new-caprica',
  others: 'resistance-hq',
  you: { at: 'shipyard' },
  position: {
    travelled: ['icy-moon', 'ragnar-anchorage', 'remote-planet', 'barren-planet', 'barren-planet'],
    'new-caprica': {
      orbit: true,
      locked: ['civilian-population-2', 'civilian-population-1'],
      prepared: ['civilian-population-1'],
      occupation: ['shipyard'],
    },
  },
} satisfies Moment & { position: object };
