import { by } from '../plan/ops/by.ts';
import type { Planners } from '../plan/planner.ts';

type DaybreakOps =
  | 'draw-mutiny'
  | 'gain-miracle'
  | 'into-destiny'
  | 'begin-mission'
  | 'withdraw'
  | 'turn-down';

/** Mutiny, miracles and missions. */
export const daybreakPlanners: Planners<DaybreakOps> = {
  'draw-mutiny': ({ who, n }, { party }) => [
    { frame: 'draw', values: { cards: { counted: 'mutiny-card', n } }, by: party(who) },
  ],
  'gain-miracle': ({ who }, { party }) => [{ frame: 'gain-miracle', by: party(who) }],
  'into-destiny': ({ skill, n }, { actor }) => [
    { frame: 'into-destiny', values: { cards: { counted: `${skill}-card`, n } }, count: n, ...by(actor) },
  ],
  'begin-mission': (_, { actor }) => [
    { frame: 'begin-mission', ...by(actor) },
    { leads: [], clauses: [{ frame: 'no-crisis-this-turn' }] },
  ],
  withdraw: ({ by: taker, to, atMost, spares }, { party }) => {
    const cards = { counted: spares === 'this-card' ? 'other-card' : 'other-named-card', n: 1 } as const;
    return [
      atMost === undefined
        ? { frame: `withdraw-${to}`, values: { cards }, by: party(taker) }
        : { frame: `withdraw-${to}-at-most`, values: { cards, n: atMost }, by: party(taker) },
    ];
  },
  'turn-down': (_, { actor }) => [{ frame: 'turn-down', ...by(actor) }],
};
