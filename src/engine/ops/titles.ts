/** What the Brig does to titles, on the way in and on the way out. */
import { isHuman } from '../rules/people.ts';
import { giveTitle, holder, mayHold, passOn } from '../rules/titles.ts';
import { you } from '../run/find.ts';
import type { Resolvers } from './resolver.ts';

export const titleOps: Resolvers<'pass-titles-on' | 'relieve-caretaker'> = {
  'pass-titles-on'(run) {
    const seat = you(run);
    for (const title of run.lib.titles.values()) {
      if (!title.keptInBrig && holder(run, title.id) === seat) passOn(run, title.id, seat);
    }
  },

  /** The first candidate out of the Brig relieves an Admiral who got the title only for want of others. */
  'relieve-caretaker'(run) {
    const seat = you(run);
    if (!run.state.caretaker || !isHuman(run, seat) || !mayHold(run, seat)) return;
    run.state.caretaker = false;
    giveTitle(run, 'admiral', seat);
  },
};
