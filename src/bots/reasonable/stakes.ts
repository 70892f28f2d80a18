/** What hangs on the check or the roll in hand. */
import { asFace, faces } from '#engine/model/die.ts';
import type { OpName } from '#engine/model/flow.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { attackResult } from '#engine/rules/attackTable.ts';
import type { CheckView } from '#engine/view/now.ts';
import type { View } from '#engine/view/view.ts';
import type { Outlook } from './outlook.ts';
import { centurionPrice, damagePrice } from './prices.ts';
import { raiderPrice } from './raiders.ts';
import { worthOfFace } from './worth/choices.ts';
import { type Found, lineOf, worthOfBranch } from './worth/worth.ts';

/** The instruction of one of these kinds that is being carried out, and by whom. */
function innermost(o: Outlook, ...ops: readonly OpName[]): (Found & { readonly actor: Seat }) | undefined {
  const { nodes, actors } = o.view.doing;
  for (let i = nodes.length - 1; i >= 0; i--) {
    const found = lineOf(o.lib, nodes[i]);
    if (found && ops.includes(found.line.op.op)) {
      return { ...found, actor: actors[i] ?? o.view.turn?.seat ?? o.me };
    }
  }
  return undefined;
}

/** What the humans gain when it is passed instead of failed. */
export function checkStake(o: Outlook, check: CheckView): number {
  const found = innermost(o, 'check');
  if (!found) return 0;
  const { stack } = o.run.state;
  stack.push({
    at: found.block,
    pc: 0,
    seat: found.actor,
    ...(check.aim === undefined ? {} : { picked: check.aim }),
  });
  const stake = worthOfBranch(o, found.line.child['pass']) - worthOfBranch(o, found.line.child['fail']);
  stack.pop();
  return stake;
}

type Attack = NonNullable<View['doing']['attack']>;

/** What a shot with that number on the die does to the humans' cause. */
function shotWorth(o: Outlook, attack: Attack, value: number): number {
  const result = attackResult(o.lib, attack.target, attack.by, asFace(value));
  if (result === 'miss') return 0;
  const ship = o.run.state.ships.find(s => s.id === attack.ship);
  switch (attack.target) {
    case 'viper':
      return (result === 'destroyed' ? -1 : -0.5) - (ship?.pilot === undefined ? 0 : 1.2);
    case 'galactica':
      return -damagePrice(o);
    case 'centurion':
      return centurionPrice(attack.ship ?? 0);
    case 'raider':
      return ship ? raiderPrice(o, ship.at) : 0.4;
    case 'heavy-raider':
      return 1.2;
    case 'basestar':
      if (result === 'damaged') return 1 + 0.4 * (ship?.damage?.length ?? 0);
      return result === 'damaged-twice' ? 1.8 : result === 'destroyed' ? 2.5 : 3.2;
  }
}

/** The value of the roll in hand on this face. */
function faceWorth(o: Outlook, value: number): number {
  const { doing } = o.view;
  if (doing.attack) return shotWorth(o, doing.attack, value);
  const found = innermost(o, 'roll', 'risk');
  if (!found) return 0;
  const { op, child } = found.line;
  if (op.op !== 'roll' && op.op !== 'risk') return 0;
  o.run.state.stack.push({ at: found.block, pc: 0, seat: o.view.roll?.by ?? o.me });
  const worth = worthOfFace(o, op, child, value);
  o.run.state.stack.pop();
  return worth;
}

/** What the roll is worth as it lies, or on average before it is thrown. */
export function rollWorth(o: Outlook, add: number): number {
  const roll = o.view.roll;
  const bonus = (roll?.add ?? 0) + add;
  return roll?.face === undefined ? averageRoll(o, bonus) : faceWorth(o, roll.face + bonus);
}

export function averageRoll(o: Outlook, bonus: number): number {
  let sum = 0;
  for (const face of faces) sum += faceWorth(o, face + bonus);
  return sum / faces.length;
}
