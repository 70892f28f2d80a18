import type { DestinyOps } from '#books/treachery/engine/destiny.ts';
import { by } from '#text/plan/ops/by.ts';
import type { OpPlanners } from '#text/plan/planner.ts';
import type { DaybreakCardOps } from '../engine/words.ts';

/** Mutiny, miracles, missions, and what its ships, boards and checks add. */
export const ops: OpPlanners<Omit<DaybreakCardOps, keyof DestinyOps>> = {
  'draw-mutiny': ({ who, n, spared, only }, { party }) => {
    const values = { cards: { counted: 'mutiny-card', n } } as const;
    if (only) return [{ frame: `draw-${only}`, values, by: party(who) }];
    const drawn = { frame: 'draw', values, by: party(who) } as const;
    if (!spared) return [drawn];
    return [drawn, { leads: [], clauses: [{ frame: 'keep-one-mutiny', by: { picked: 'player' } }] }];
  },
  'pass-miracle': ({ to }, { actor }) => [{ frame: `pass-miracle-${to}`, ...by(actor) }],
  'play-mutiny': ({ n }, { actor }) => [
    { frame: 'play-mutiny', values: { n }, ...by(actor) },
    { leads: [], clauses: [{ frame: 'play-mutiny-free', ...by(actor) }] },
  ],
  'spare-discard': (_, { actor }) => [{ frame: 'spare-discard', ...by(actor) }],
  'ignore-icons': () => [{ frame: 'ignore-icons', count: 2 }],
  'draw-and-keep': ({ n, keep, skill }, { actor }) => [
    { frame: 'draw-and-keep', values: { cards: { counted: `${skill}-card`, n }, keep }, ...by(actor) },
  ],
  escort: (_, { actor }) => [{ frame: 'escort', ...by(actor) }],
  'exchange-civilian': (_, { actor }) => [{ frame: 'exchange-civilian', ...by(actor) }],
  'give-cards': ({ n }, { actor }) => [{ frame: 'give-cards', values: { n }, ...by(actor) }],
  'take-all': (_, { actor }) => [{ frame: 'take-all', ...by(actor) }],
  'owe-brig': () => [{ frame: 'owe-brig' }],
  'discard-mutiny': (_, { actor }) => [{ frame: 'discard-mutiny', values: { one: 1 }, ...by(actor) }],
  'gain-assault-raptor': ({ n }, { actor }) => [
    { frame: 'gain-ships', values: { ships: { counted: 'assault-raptor', n } }, count: n, ...by(actor) },
  ],
  'take-away': ({ what, n, gone }, { actor }) => {
    if (n !== undefined) return [{ frame: 'return-civilian', values: { n }, ...by(actor) }];
    const frame = what.includes('basestar') ? 'basestars-leave' : 'invaders-leave';
    return [{ frame, values: { gone: gone ?? 0 }, count: 2 }];
  },
  'cease-fire': () => [{ frame: 'cease-fire' }],
  'turn-overlay': ({ board }) => [{ frame: `turn-overlay-${board}` }],
  'rebel-basestar': ({ side }) => [{ frame: `rebel-basestar-${side}` }],
  'spend-miracle': (_, { actor }) => [{ frame: 'spend-miracle', ...by(actor) }],
  'order-crises': ({ n }, { actor }) => [{ frame: 'order-crises', values: { n }, ...by(actor) }],
  'search-deck': ({ n }, { actor }) => [{ frame: 'search-deck', values: { n }, ...by(actor) }],
  'draw-named': ({ who, n }, { party, actor }) => [
    { frame: 'name-skill', ...by(actor) },
    { leads: [], clauses: [{ frame: 'draw-of-named-type', values: { n }, by: party(who) }] },
  ],
  'share-quorum': ({ n }, { actor = 'you' }) => [
    { frame: 'share-quorum', values: { n }, by: actor },
    {
      leads: [],
      either: [[{ frame: 'play-other-quorum', by: actor }], [{ frame: 'discard-other-quorum', by: actor }]],
      by: actor,
    },
  ],
  'sink-quorum': ({ n }, { actor }) => [{ frame: 'sink-quorum', values: { n }, ...by(actor) }],
  relocate: ({ to }, { actor }) => [{ frame: 'relocate', values: { place: { place: to } }, ...by(actor) }],
  'discard-in-play': ({ card }, { actor }) => [
    { frame: 'discard-in-play', values: { card: { card } }, ...by(actor) },
  ],
  'play-into-check': ({ by: adder }, { party }) => [{ frame: 'play-into-check', by: party(adder) }],
  'gain-miracle': ({ who, only }, { party }) => [
    { frame: only ? `gain-miracle-${only}` : 'gain-miracle', by: party(who) },
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
