/** The flow of the game, written in the small instructions of `model/flow.ts`; each block is called by its name. */
import type { Procedures } from '../model/flow.ts';
import { checks } from './checks.ts';
import { combat } from './combat.ts';
import { crises } from './crises.ts';
import { damage } from './damage.ts';
import { jumps } from './jumps.ts';
import { reveals } from './reveals.ts';
import { setup } from './setup.ts';
import { titles } from './titles.ts';
import { turns } from './turns.ts';

export const procedures: Procedures = {
  ...setup,
  ...turns,
  ...crises,
  ...checks,
  ...jumps,
  ...combat,
  ...damage,
  ...titles,
  ...reveals,
};
