/** What every book with Cylon Leaders brings for them. */
import type { BookCode } from '#engine/library/bookCode.ts';
import { leaderConditions } from './conditions.ts';
import { infiltrationOps } from './infiltration.ts';

export { backAmongCylons } from './infiltration.ts';

export const leaderCode = {
  operations: infiltrationOps,
  personal: ['infiltrator-draw'],
  conditions: leaderConditions,
} satisfies BookCode;
