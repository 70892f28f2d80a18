/** What does nothing in the phase: all there is around a Galactica that is away, and jumps from the beginning to the end. */
import type { Instruction, OpName } from '#engine/model/flow.ts';
import type { Activation } from '#engine/model/vocabulary.ts';
import type { Position } from '#engine/run/run.ts';
import { isAway, settled } from './board.ts';

/** True for an operation that would place, move, damage or destroy something around Galactica. */
type Frozen = { readonly [op in OpName]?: true | ((run: Position, op: never) => boolean) };

/** Vipers in the Reserves and damaged ones are off the board; in one edition they are frozen too. */
const vipersToo = ({ state }: Position) => state.rulings['viper-effects-before-return'] === 'all-frozen';

const aroundGalactica: Frozen = {
  place: true,
  deploy: true,
  launch: true,
  attack: true,
  hit: true,
  'pick-target': true,
  'withdraw-picked': true,
  pilot: true,
  board: true,
  'activate-vipers': true,
  'activate-own-viper': true,
  'recall-vipers': true,
  'spend-nuke': true,
  'damage-galactica': true,
  destroy: (_, { what }: { readonly what: string }) => what !== 'civilian' && what !== 'raptor',
  repair: (run, { what }: { readonly what: string }) =>
    what === 'location' || (what === 'vipers' && vipersToo(run)),
  'damage-vipers': (run, { in: where }: { readonly in: string }) => where === 'space' || vipersToo(run),
};

/** Only the Admiral's order brings the fleet away (pegasus.new-caprica.crisis.jump-icon-dead). */
const jumps: Frozen = {
  procedure: (_, { of }: { readonly of: string }) => of === 'jump',
};
const inOrbit: Frozen = { ...jumps, 'jump-track': true };
const away: Frozen = { ...jumps, ...aroundGalactica };

export function suspends(run: Position, op: Instruction): true | undefined {
  const here = settled(run);
  if (!here) return undefined;
  const frozen = (here.orbit ? inOrbit : away)[op.op];
  return (typeof frozen === 'function' ? frozen(run, op as never) : frozen) || undefined;
}

/** Icons of Cylon ships; the Occupation Forces are activated all the time. */
export function ignores(run: Position, what: Activation): true | undefined {
  return (what !== 'occupation-forces' && isAway(run)) || undefined;
}
