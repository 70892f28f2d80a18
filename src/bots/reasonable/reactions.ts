/** Whether to use what one has at a timing point, and what for. */
import type { Library } from '#engine/index.ts';
import type { ChoiceOf, ChoiceOption } from '#engine/model/choice.ts';
import type { CardOp } from '#engine/model/effect.ts';
import { optionId } from '#engine/model/optionId.ts';
import type { Skill } from '#engine/model/vocabulary.ts';
import { chanceFrom, chanceToPass, fromDestiny, myMatching } from './chances.ts';
import { crisisWorth, optionWorth } from './crises.ts';
import { type Outlook, openly } from './outlook.ts';
import { keepPrice } from './prices.ts';
import { averageRoll, checkStake, rollWorth } from './stakes.ts';

export function react(o: Outlook, choice: ChoiceOf<'reaction'>): string {
  let chosen = 'pass';
  let most = 0.25;
  for (const option of choice.options) {
    const gain = gainOf(o, option);
    o.watch?.weighs(option.id, gain);
    if (gain > most) {
      chosen = option.id;
      most = gain;
    }
  }
  return chosen;
}

type Filed = Library['reactions'][keyof Library['reactions']][number];

const reactions = new WeakMap<Library, readonly Filed[]>();

/** Those of every timing point in one list. */
function reactionsOf(lib: Library): readonly Filed[] {
  const found = reactions.get(lib) ?? Object.values(lib.reactions).flat();
  reactions.set(lib, found);
  return found;
}

function gainOf(o: Outlook, { id }: ChoiceOption): number {
  const card = o.lib.faces.get(id)?.card.id;
  const filed = reactionsOf(o.lib).find(({ source, ability }) =>
    source.on === 'skill' ? source.card === card : ability.id === id,
  );
  if (!filed) return 0;
  const price = card === undefined ? 0 : keepPrice(o, id);
  const patience = filed.ability.once === 'game' ? 1.5 : 0;
  return filed.ability.do.reduce((sum, op) => sum + effect(o, op), 0) - price - patience;
}

function effect(o: Outlook, op: CardOp): number {
  const { check, crisis, roll } = o.view;
  switch (op.op) {
    case 'amend-check':
      if (!check) return 0;
      if (op.difficulty !== undefined) return easing(o, -op.difficulty);
      if (op.positive !== undefined) return counting(o, op.positive);
      if (op.worthless !== undefined) return openly(o, checkStake(o, check)) * 0.4 - 0.8;
      // In the open nobody in hiding dares to spoil it.
      return op.faceUp ? 0.2 * openly(o, checkStake(o, check)) : 0;
    case 'choose':
      // Raise it or lower it: one of the two is good for me.
      return check ? Math.max(0, ...op.options.flatMap(option => option.do).map(each => effect(o, each))) : 0;
    case 'amend-roll':
      return openly(o, rollWorth(o, op.add) - rollWorth(o, 0));
    case 'reroll':
      return openly(o, averageRoll(o, roll?.add ?? 0) - rollWorth(o, 0));
    case 'declare-result':
      return check ? Math.abs(checkStake(o, check)) * 0.6 - 1 : 0;
    case 'take':
      return check ? 0.35 * check.cards.length - 0.5 : 0;
    case 'replace-crisis':
      return crisis ? openly(o, -1.5 - crisisWorth(o, crisis.card)) : 0;
    case 'decide':
      return crisis ? changing(o, crisis.card, crisis.option) : 0;
    case 'scout':
      return 0.7;
    case 'pilot':
      return openly(o, 0.3);
    case 'act':
      return 1;
    default:
      return 0;
  }
}

/** Bringing the difficulty down by so much (up, where it is less than nothing). */
function easing(o: Outlook, by: number): number {
  const { check } = o.view;
  if (!check) return 0;
  const stake = openly(o, checkStake(o, check));
  const { strength, difficulty, skills } = check;
  if (strength !== undefined) {
    const before = strength >= difficulty;
    const after = strength >= difficulty - by;
    if (before !== after) return after ? stake : -stake;
    const partial = check.partial !== undefined && !before && strength < check.partial;
    return partial && strength >= (check.partial ?? 0) - by ? 0.4 * stake : 0;
  }
  const chance = (d: number) => chanceToPass(o, d, skills, Math.abs(stake));
  return stake * (chance(difficulty - by) - chance(difficulty));
}

/** Making a skill count for the check. */
function counting(o: Outlook, skill: Skill): number {
  const { check } = o.view;
  const extra = o.lib.skills.find(s => s === skill);
  if (!check || !extra || check.skills.includes(extra) || check.positive.includes(extra)) return 0;
  const stake = openly(o, checkStake(o, check));
  const now = check.skills;
  const then = [...now, extra];
  const more =
    fromDestiny(o, then) -
    fromDestiny(o, now) +
    0.7 * (total(myMatching(o, then)) - total(myMatching(o, now)));
  return (
    stake *
    (chanceFrom(check.difficulty + more - 2, check.difficulty) -
      chanceFrom(check.difficulty - 2, check.difficulty))
  );
}

const total = (strengths: readonly number[]) => strengths.reduce((a, b) => a + b, 0);

function changing(o: Outlook, card: string, taken: string | undefined): number {
  const options = o.lib.crises.get(card)?.options ?? [];
  const worths = options.map(optionId).map(id => ({ id, worth: optionWorth(o, card, id) }));
  const now = worths.find(each => each.id === taken)?.worth ?? 0;
  const others = worths.filter(each => each.id !== taken);
  return Math.max(0, ...others.map(each => openly(o, each.worth - now)));
}
