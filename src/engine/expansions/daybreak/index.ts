/** What carries out the operations that only Daybreak uses. */
import { checkCardOps } from './checkCards.ts';
import { jumpOps } from './jumps.ts';
import { loyaltyOps } from './loyalty.ts';
import { miracleOps } from './miracles.ts';
import { missionOps } from './missions.ts';
import { motiveOps } from './motives.ts';
import { mutinyOps } from './mutinies.ts';

export const daybreakOps = {
  ...checkCardOps,
  ...jumpOps,
  ...loyaltyOps,
  ...miracleOps,
  ...missionOps,
  ...motiveOps,
  ...mutinyOps,
};
