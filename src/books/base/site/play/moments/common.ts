/** What several kinds of cards need of the table. */
import type { Moment } from '#ui/moments/moments.ts';

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
