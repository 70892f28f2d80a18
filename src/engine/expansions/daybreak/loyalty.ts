/** A Loyalty card that no revealed Cylon may keep. */
import { askOne, seatOptions } from '../../choices/ask.ts';
import type { Resolvers } from '../../ops/resolver.ts';
import { passOn } from '../../ops/reveal.ts';
import { isHuman } from '../../rules/people.ts';
import { nearest, you } from '../../run/find.ts';
import type { Again } from '../../run/run.ts';

export const loyaltyOps: Resolvers<'pass-on-loyalty'> = {
  'pass-on-loyalty'(run, _op, frame): Again {
    const seat = you(run);
    const card = nearest(run, 'card');
    if (card === undefined || isHuman(run, seat)) return;
    const humans = [...run.state.seats.keys()].filter(s => isHuman(run, s));
    const word = askOne(run, { seat, prompt: 'player', about: { card } }, seatOptions(run, humans));
    if (word === undefined) return 'again';
    passOn(run, frame, seat, card, word);
  },
};
