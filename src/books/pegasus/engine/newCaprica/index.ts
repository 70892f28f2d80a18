/** All that carries out the New Caprica phase. */

import { destinyOps } from '#books/treachery/engine/destiny.ts';
import type { BookRules } from '#engine/library/facet.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { eligible } from '#engine/queries/who.ts';
import { isHuman } from '#engine/rules/people.ts';
import { you } from '#engine/run/find.ts';
import { actions } from './actions.ts';
import { isInOrbit, onNewCaprica, opens, sentInstead, settled } from './board.ts';
import { civilianOps, loseCivilian } from './civilians.ts';
import { crisisOps } from './crises.ts';
import { ignores, suspends } from './frozen.ts';
import { occupationOps } from './occupation.ts';
import { orbitOps } from './orbit.ts';
import { phaseOps } from './phase.ts';
import type { NewCapricaFlows, NewCapricaOps } from './words.ts';

export const newCapricaOperations: Resolvers<keyof NewCapricaOps | keyof NewCapricaFlows> = {
  ...phaseOps,
  ...civilianOps,
  ...occupationOps,
  ...crisisOps,
  ...orbitOps,
  ...destinyOps,
};

export const newCapricaRules = {
  opens,
  sentInstead,
  // No Cylon player goes to Detention (pegasus.new-caprica.locations.no-cylon-detention).
  bars: (run, seat, to) => (to === 'detention' && !isHuman(run, seat)) || undefined,
  loseCivilian,
  suspends,
  ignores,
  actions,
  mayPick: (run, { cylon }, seat) => (cylon && isHuman(run, seat) ? false : undefined),
  possible(run, op) {
    if (op.op === 'scout-locked' || op.op === 'prepare') return (settled(run)?.locked.length ?? 0) > 0;
    if (op.op === 'evacuate') return isInOrbit(run) && onNewCaprica(run).prepared.length > 0;
    // To be let out somebody must be in prison; nobody is asked whether he would.
    if (op.op === 'pick' && op.among.at === 'detention') return eligible(run, op.among, you(run)).length > 0;
    return undefined;
  },
  // When it has brought Galactica back to New Caprica the marker stays there.
  staysOnAutoJump: run => settled(run) && isInOrbit(run),
} satisfies BookRules;
