/** The questions that only Daybreak asks. */
import type { FlowReaders, Readers } from '../../library/bookCode.ts';
import { isHuman, seatState } from '../../rules/people.ts';
import { loyaltyDeck } from '../../rules/variants.ts';
import { current, nearest, you } from '../../run/find.ts';
import { mayAddCard } from './checkCards.ts';
import { onceAGame } from './miracles.ts';
import { mutinyLimit } from './mutinies.ts';
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
  'has-miracle': (run, _, seat) => onceAGame.canPay(run, seat),
  'human-turn': run => isHuman(run, current(run)),
  'may-add-card': (run, _, seat) => mayAddCard(run, seat),
  'basestar-destroyed': run => nearest(run, 'gone') === 'basestar',
  'chosen-discard': run => nearest(run, 'byChoice') === true,
  'mission-active': run => run.state.slots.mission !== undefined,
};

export const daybreakFlowTests: FlowReaders<keyof DaybreakFlowTests> = {
  'too-many-mutinies': run => mutiny(run, you(run)).length > mutinyLimit(run, you(run)),
  'mutineer-unshown'(run) {
    const mutineer = loyaltyDeck(run)?.with;
    return mutineer !== undefined && !run.state.seats.some(seat => seat.shown.includes(mutineer));
  },
};
