/** Which side a Cylon Leader works for while he holds Motives: that of whoever brings about what they still want. */

import { isHarm } from '#bots/reasonable/harm.ts';
import type { Side } from '#engine/model/vocabulary.ts';
import { holds } from '#engine/queries/holds.ts';
import type { Position } from '#engine/run/run.ts';
import type { View } from '#engine/view/view.ts';
import type { MotiveCard } from '../engine/cards.ts';
import type { DaybreakTests } from '../engine/words.ts';

const harms = ['vipers-lost'] as const satisfies readonly (keyof DaybreakTests)[];

interface Wish {
  readonly card: MotiveCard;
  /** It lies open, or could be shown as things stand. */
  readonly met: boolean;
}

function wishesOf(run: Position, view: View, me: number): Wish[] {
  const { motives = [], shownMotives = [] } = view.seats[me]?.slots ?? {};
  const cards = run.lib.ownCards.get('motive');
  const find = (id: string | undefined) =>
    (id === undefined ? undefined : cards?.get(id)) as MotiveCard | undefined;
  const open = shownMotives.map(id => ({ card: find(id), met: true }));
  const held = motives.map(id => {
    const card = find(id);
    return { card, met: card !== undefined && holds(run, card.cond, me) };
  });
  return [...open, ...held].filter((wish): wish is Wish => wish.card !== undefined);
}

/** With whom he can win: whoever more of his Motives belong to; of two alike, whoever's are nearer. */
function friends(wishes: readonly Wish[]): Side {
  const weight = (side: Side) =>
    wishes.filter(({ card }) => card.side === side).reduce((sum, { met }) => sum + (met ? 1.1 : 1), 0);
  return weight('humans') > weight('cylons') ? 'humans' : 'cylons';
}

/** What Motives ask for when the Cylons win is a fleet that has come far and is not in ruins. */
const farEnough = 7;

/** Half of the Motives come with the Sleeper Agent phase; and even who will side with the Cylons has to let the fleet go on. */
function needsTime(view: View, side: Side): boolean {
  return !view.passed.includes('sleeper') || (side === 'cylons' && view.distance < farEnough);
}

/** Two Motives of the winning side are needed, and none but one may stay face down. */
export function sideOfMotives(run: Position, view: View, me: number): Side | undefined {
  const wishes = wishesOf(run, view, me);
  if (wishes.length === 0) return undefined;
  const side = friends(wishes);
  if (needsTime(view, side)) return 'humans';
  const theirs = wishes.filter(({ card }) => card.side === side);
  const lacking =
    theirs.filter(({ met }) => met).length < 2
      ? theirs.filter(({ met }) => !met)
      : wishes.filter(({ met }) => met).length < Math.min(3, wishes.length)
        ? wishes.filter(({ met }) => !met)
        : [];
  const [next] = lacking;
  if (!next) return side;
  return isHarm(next.card.cond, harms) ? 'cylons' : 'humans';
}
