/** The questions that only Daybreak asks. */
import type { FlowReaders, Readers } from '../../library/bookCode.ts';
import { loyaltyDeck } from '../../rules/variants.ts';
import { you } from '../../run/find.ts';
import { mutinyLimit } from './mutinies.ts';
import { mutiny } from './slots.ts';
import type { DaybreakFlowTests, DaybreakTests } from './words.ts';

export const daybreakConditions: Readers<keyof DaybreakTests> = {
  'has-mutiny': (run, _, seat) => mutiny(run, seat).length > 0,
  'mission-active': run => run.state.slots.mission !== undefined,
};

export const daybreakFlowTests: FlowReaders<keyof DaybreakFlowTests> = {
  'too-many-mutinies': run => mutiny(run, you(run)).length > mutinyLimit(run, you(run)),
  'mutineer-unshown'(run) {
    const mutineer = loyaltyDeck(run)?.with;
    return mutineer !== undefined && !run.state.seats.some(seat => seat.shown.includes(mutineer));
  },
};
