import { isTest, says } from '../../conds.ts';
import type { Planners } from '../planner.ts';
import { by } from './by.ts';

type HandOps = 'draw' | 'discard' | 'take' | 'draw-from' | 'play-quorum';

/** Cards of a player. */
export const handOps: Planners<HandOps> = {
  draw: ({ who, n, from, may }, { party }) => {
    const drawer = { by: party(who), ...(may && { may }) };
    if (from === 'any' || from === 'own' || from === 'picked')
      return [{ frame: `draw-${from}`, values: { n }, ...drawer }];
    const [only, ...others] = from;
    if (only !== undefined && others.length === 0)
      return [{ frame: 'draw', values: { cards: { counted: `${only}-card`, n } }, ...drawer }];
    if (n === 1) {
      const cards = { oneOf: from.map(skill => ({ counted: `${skill}-card`, n }) as const) };
      return [{ frame: 'draw', values: { cards }, ...drawer }];
    }
    return [{ frame: 'draw-some', values: { n, skills: { names: from } }, ...drawer }];
  },
  discard: ({ who, n, random, of }, { party, known }) => {
    const owner = { by: party(who) };
    if (n === 'hand') return [{ frame: of ? 'discard-super-crises' : 'discard-hand', ...owner }];
    if (of === 'quorum') return [{ frame: 'discard-quorum', values: { n }, ...owner }];
    if (of !== undefined) return [{ frame: 'discard-super-crisis', ...owner }];
    const only = known.some(cond => isTest(cond, 'hand') && cond.exactly === n);
    if (only && n === 1) return [{ frame: 'discard-it', ...owner }];
    return [{ frame: random ? 'discard-random' : 'discard', values: { n }, ...owner }];
  },
  take: ({ by: taker, from, random: n }, { party }) => {
    if (from === 'check') return [{ frame: 'take-check', by: party(taker) }];
    const values = { from: { party: party(from) } };
    return n === undefined
      ? [{ frame: 'take-hand', values, by: party(taker) }]
      : [{ frame: 'take-random', values: { ...values, n }, by: party(taker) }];
  },
  'draw-from': ({ deck, who, n }, { party, known }) => [
    deck === 'super-crisis' && says(known, 'has-super-crisis')
      ? { frame: 'draw-another', by: party(who) }
      : { frame: 'draw', values: { cards: { counted: `${deck}-card`, n } }, by: party(who) },
  ],
  'play-quorum': (op, { actor }) => [
    op.from === 'hand'
      ? { frame: 'play-quorum-hand', values: { one: 1 }, ...by(actor) }
      : { frame: 'play-quorum-deck', values: { n: op.n }, ...by(actor) },
  ],
};
