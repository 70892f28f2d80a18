/** The questions that only Daybreak asks. */
import type { FlowReaders, Readers } from '#engine/library/facet.ts';
import type { CrisisState } from '#engine/model/state.ts';
import { iconsCount } from '#engine/ops/crisisFlow.ts';
import { vipersLost } from '#engine/rules/crafts.ts';
import { isHuman, seatState } from '#engine/rules/people.ts';
import { loyaltyDeck } from '#engine/rules/variants.ts';
import { current, nearest, turn, you } from '#engine/run/find.ts';
import type { Position } from '#engine/run/run.ts';
import { mayAddCard } from './checkCards.ts';
import { isImprisoned, isMutineer } from './loyalty.ts';
import { mayGainMiracle, miracles, onceAGame } from './miracles.ts';
import { drewMutiny, mutinyLimit } from './mutinies.ts';
import { owesBrig } from './sheets.ts';
import { mutiny } from './slots.ts';
import type { DaybreakFlowTests, DaybreakTests } from './words.ts';

export const daybreakConditions: Readers<keyof DaybreakTests> = {
  'has-mutiny'(run, { who }, seat) {
    const holder = who === 'president' ? run.state.titles.president : seat;
    return holder !== undefined && mutiny(run, holder).length > 0;
  },
  'president-hand'(run, { atLeast }) {
    const { president } = run.state.titles;
    return president !== undefined && seatState(run, president).hand.length >= atLeast;
  },
  'holds-skill': (run, { skill, atLeast }, seat) =>
    seatState(run, seat).hand.filter(card => run.lib.faces.get(card)?.skill === skill).length >= atLeast,
  'vipers-lost': (run, { atLeast }) => run.state.damagedVipers + vipersLost(run) >= atLeast,
  'picked-has-miracle'(run) {
    const picked = nearest(run, 'picked');
    return picked !== undefined && picked >= 0 && miracles(run, picked) > 0;
  },
  'picked-lacks-miracle'(run) {
    const picked = nearest(run, 'picked');
    return picked !== undefined && picked >= 0 && mayGainMiracle(run, picked);
  },
  'lacks-miracle': (run, _, seat) => mayGainMiracle(run, seat),
  'drew-mutiny': (run, _, seat) => drewMutiny(run) === seat,
  'owes-brig': run => turn(run).spent.includes(owesBrig),
  'has-miracle': (run, _, seat) => onceAGame.canPay(run, seat),
  'human-turn': run => isHuman(run, current(run)),
  'may-add-card': (run, _, seat) => mayAddCard(run, seat),
  'basestar-destroyed': run => nearest(run, 'kind') === 'basestar',
  'chosen-discard': run => nearest(run, 'byChoice') === true,
  'mission-active': run => run.state.slots.mission !== undefined,
};

/** The Mutineer resolves a jump icon in a turn of his own, and this is when he draws. */
function prepares(run: Position, when: 'after-the-marker' | 'before-the-marker'): boolean {
  const now = nearest(run, 'crisis');
  if (!now || run.state.rulings['mutineer-jump-icon'] !== when) return false;
  return isMutineer(run, current(run)) && iconsCount(run, now) && showsJumpIcon(run, now);
}

/** Printed, or counted as if it were, by a mark of the turn that the step takes up. */
const showsJumpIcon = (run: Position, { card, marks = [] }: CrisisState): boolean =>
  run.lib.crises.get(card)?.jump === true ||
  [...marks, ...(nearest(run, 'turn')?.marks ?? [])].includes('jump-icon');

export const daybreakFlowTests: FlowReaders<keyof DaybreakFlowTests> = {
  'too-many-mutinies': run => mutiny(run, you(run)).length > mutinyLimit(run, you(run)),
  'mutineer-prepares': run => prepares(run, 'after-the-marker'),
  'mutineer-prepares-first': run => prepares(run, 'before-the-marker'),
  imprisoned: run => isImprisoned(run, you(run)),
  'surplus-mutinies-go': run =>
    run.state.rulings['surplus-mutinies'] === 'discarded' || isImprisoned(run, you(run)),
  'mutineer-unshown'(run) {
    const mutineer = loyaltyDeck(run)?.with;
    return mutineer !== undefined && !run.state.seats.some(seat => seat.shown.includes(mutineer));
  },
};
