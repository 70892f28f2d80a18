/** Choices, chance and checks: an effect that may or may not come about. */
import type { Line } from '#engine/library/library.ts';
import { asFace, faces } from '#engine/model/die.ts';
import type { CoreCardOps } from '#engine/model/effect.ts';
import { holds } from '#engine/queries/holds.ts';
import { decider } from '#engine/queries/who.ts';
import { vipersReady } from '#engine/rules/crafts.ts';
import { current, nearest, you } from '#engine/run/find.ts';
import type { Worths } from '../../facet.ts';
import { chanceToPass } from '../chances.ts';
import { crisisWorth } from '../crises.ts';
import type { Outlook } from '../outlook.ts';
import { preferred, worthOfBlock, worthOfBranch } from './worth.ts';

type Thrown = { readonly [Op in 'roll' | 'risk']: { readonly op: Op } & CoreCardOps[Op] }['roll' | 'risk'];

/** One face of the die, after everything that is added to it. */
export function worthOfFace(o: Outlook, op: Thrown, child: Line['child'], face: number) {
  const value = asFace(face);
  if (op.op === 'risk') {
    return worthOfBranch(o, child[value >= op.need ? 'reward' : 'loss']);
  }
  const outcome = op.outcomes.find(each => each.from <= value && value <= each.to);
  if (!outcome) return 0;
  return worthOfBranch(
    o,
    child[outcome.from === outcome.to ? `${outcome.from}` : `${outcome.from}-${outcome.to}`],
  );
}

function worthOfRoll(o: Outlook, op: Thrown, child: Line['child'], add: number) {
  let sum = 0;
  for (const face of faces) sum += worthOfFace(o, op, child, face + add);
  return sum / faces.length;
}

export const choiceWorth: Worths<
  Pick<
    CoreCardOps,
    | 'pick'
    | 'choose'
    | 'may'
    | 'if'
    | 'one-by-one'
    | 'roll'
    | 'risk'
    | 'check'
    | 'after-check'
    | 'amend-check'
    | 'amend-roll'
    | 'reroll'
    | 'replace-crisis'
    | 'decide'
    | 'declare-result'
    | 'crisis'
    | 'result'
  >
> = {
  // Weighed together with what follows it.
  pick: () => 0,
  choose(o, op, child) {
    const by = decider(o.run, op.by);
    if (by === undefined) return 0;
    const open = op.options.filter(option => !option.requires || holds(o.run, option.requires, by));
    return open.length === 0
      ? 0
      : preferred(
          o,
          by,
          open.map(option => worthOfBranch(o, child[option.id])),
        );
  },
  may(o, op, child) {
    const by = decider(o.run, op.by);
    if (by === undefined) return 0;
    return preferred(o, by, [worthOfBranch(o, child['do']), worthOfBranch(o, child['else'])]);
  },
  'one-by-one': (o, _, child) => worthOfBranch(o, child['do']),
  if: (o, op, child) =>
    worthOfBranch(
      o,
      child[holds(o.run, op.cond, nearest(o.run, 'seat') ?? current(o.run)) ? 'then' : 'else'],
    ),
  roll: (o, op, child) => worthOfRoll(o, op, child, 0),
  risk(o, op, child) {
    const ships = op.ship === 'raptor' ? o.run.state.reserves.raptors : vipersReady(o.run);
    return ships >= op.n ? worthOfRoll(o, op, child, 0) : 0;
  },
  check(o, op, child) {
    const pass = worthOfBranch(o, child['pass']);
    const fail = worthOfBranch(o, child['fail']);
    const p = chanceToPass(o, op.difficulty, op.skills, Math.abs(pass - fail));
    if (op.partial === undefined) return p * pass + (1 - p) * fail;
    const atLeast = chanceToPass(o, op.partial, op.skills, Math.abs(pass - fail));
    return p * pass + (atLeast - p) * worthOfBranch(o, child['partial']) + (1 - atLeast) * fail;
  },
  // Of worth only in the check, roll or crisis in hand: see reactions.ts.
  'amend-check': () => 0,
  'after-check': (o, _, child) => 0.4 * worthOfBranch(o, child['pass']),
  'amend-roll': () => 0,
  reroll: () => 0,
  'replace-crisis': () => 0,
  decide: () => 0,
  'declare-result': () => 0,
  crisis(o, op) {
    if (op.from === 'another-step') return -2;
    // Out of two the Cylon takes the worse.
    if (op.from === 'deck') return -1.2 * op.draw;
    const known = o.view.seats[you(o.run)]?.superCrises.filter(card => card !== undefined) ?? [];
    return Math.min(0, ...known.map(card => crisisWorth(o, card, false)));
  },
  result(o, op) {
    const block = o.run.state.stack.at(-1)?.at ?? '';
    return worthOfBlock(o, `${block.slice(0, block.indexOf('#'))}#${op.of}`);
  },
};
