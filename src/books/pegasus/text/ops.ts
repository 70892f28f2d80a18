import type { DestinyOps } from '#books/treachery/engine/destiny.ts';
import type { Who } from '#engine/model/effect.ts';
import { by } from '#text/plan/ops/by.ts';
import type { Clause, Party } from '#text/plan/plan.ts';
import type { OpPlanners, Piece } from '#text/plan/planner.ts';
import type { PegasusCardOps } from '../engine/words.ts';

/** What holds for the rest of a turn. */
function marked(
  { mark, times = 1 }: PegasusCardOps['mark-turn'],
  does: Pick<Clause, 'by'>,
): readonly Piece[] {
  switch (mark) {
    case 'jump-icon':
      return [{ leads: [], clauses: [{ frame: 'turn-jump-icon' }] }];
    case 'shield':
      return [
        { frame: 'name-resource', ...does },
        { leads: [], clauses: [{ frame: 'turn-shield' }] },
      ];
    case 'interference':
      return [{ frame: 'turn-interference', values: { times } }];
    case 'two-treachery':
      return [{ frame: 'turn-two-treachery', values: { two: 2 }, ...does }];
  }
}

function hit({ what, n, yours }: PegasusCardOps['hit'], does: Pick<Clause, 'by'>): Piece {
  switch (what) {
    case 'picked-basestar':
      return { frame: n === 1 ? 'hit-basestar' : 'hit-basestar-twice', ...does };
    case 'picked-civilian':
      return { frame: 'hit-civilian', ...does };
    case 'pegasus':
      return { frame: 'hit-pegasus', ...does };
    default: {
      const values = { ships: { counted: what, n } } as const;
      const frame = what === 'viper' ? 'hit-viper' : yours ? 'hit-yours' : 'hit';
      return { frame, values, count: n, ...does };
    }
  }
}

function look({ by: looker, then, n }: PegasusCardOps['look'], party: (who: Who) => Party): Piece {
  const does = { by: party(looker) };
  if (typeof then === 'object') return { frame: 'look-sift', values: { n: then.discard }, ...does };
  return then === 'arrange'
    ? { frame: 'look-arrange', values: { n: Number(n) }, ...does }
    : { frame: 'look-bottom', ...does };
}

/** Cards, sheets and boards, and New Caprica. */
export const ops: OpPlanners<Omit<PegasusCardOps, keyof DestinyOps>> = {
  prepare: ({ n }, { actor }) => [{ frame: 'prepare', values: { n }, count: n, ...by(actor) }],
  evacuate: ({ n }, { actor }) => [{ frame: 'evacuate', values: { n }, count: n, ...by(actor) }],
  'prepare-or-evacuate': () => [{ frame: 'prepare-or-evacuate', values: { one: 1 }, count: 1 }],
  occupy: ({ n }, { actor }) => [{ frame: 'occupy', values: { n }, count: n, ...by(actor) }],
  'scout-locked': (_, { actor }) => [{ frame: 'scout-locked', ...by(actor) }],
  'activate-force': (_, { actor }) => [{ frame: 'activate-force', values: { one: 1 }, ...by(actor) }],
  'destroy-force': ({ n, by: who }, { party }) => [{ frame: 'destroy-force', values: { n }, by: party(who) }],
  'destroy-force-here': (_, { actor }) => [{ frame: 'destroy-force', values: { n: 1 }, ...by(actor) }],
  'lose-highest': ({ n }, { actor }) => [{ frame: 'lose-highest', values: { n }, ...by(actor) }],
  'face-crisis': (_, { actor }) => [
    { frame: 'face-crisis', values: { one: 1 }, ...by(actor) },
    { leads: [], clauses: [{ frame: 'no-jump-step' }] },
  ],
  'skip-jump-step': () => [{ frame: 'no-jump-step' }],
  'draw-if-few': ({ atMost, n }) => [
    { leads: [], clauses: [{ frame: 'draw-if-few', values: { atMost, n } }] },
  ],
  'mark-turn': (op, { actor }) => marked(op, by(actor)),
  'fly-anywhere': (_, { actor }) => [{ frame: 'fly-anywhere', may: true, ...by(actor) }],
  'trade-destiny': ({ n, for: back }, { actor }) => [
    back === 'this-card'
      ? { frame: 'trade-destiny-this', ...by(actor) }
      : { frame: 'trade-destiny', values: { n }, ...by(actor) },
  ],
  'add-to-check': (op, { actor }) => [
    op.from === 'deck'
      ? { frame: 'add-to-check-deck', values: { n: op.n }, ...by(actor) }
      : { frame: 'add-to-check-hand', ...by(actor) },
  ],
  'pass-cards': ({ to, n }, { party, actor }) => [
    { frame: n === 'hand' ? 'swap-hands' : 'pass-card', values: { to: { party: party(to) } }, ...by(actor) },
  ],
  'grant-skill': ({ to }, { party }) => [{ frame: 'draw-named', by: party(to) }],
  'borrow-title': ({ title }, { actor }) => [
    { frame: 'borrow-title', values: { title: { name: title } }, ...by(actor) },
  ],
  'stake-card': ({ add }, { actor }) => [{ frame: 'stake-card', values: { add }, ...by(actor) }],
  'pick-target': ({ what }, { actor }) => [{ frame: `pick-${what}`, ...by(actor) }],
  hit: (op, { actor }) => [hit(op, by(actor))],
  'withdraw-picked': (_, { actor }) => [{ frame: 'withdraw-picked', ...by(actor) }],
  'mark-scar': () => [{ leads: [], clauses: [{ frame: 'mark-scar' }] }],
  'resolve-crisis-card': ({ card }, { actor }) => [
    { frame: 'resolve-crisis-card', values: { card: { card } }, ...by(actor) },
  ],
  'replace-destination': (_, { actor }) => [{ frame: 'replace-destination', ...by(actor) }],
  look: (op, { party }) => [look(op, party)],
  'look-at-contribution': (_, { actor }) => [{ frame: 'look-at-contribution', ...by(actor) }],
  'fill-destiny': ({ n }, { actor }) => [{ frame: 'fill-destiny', values: { n }, ...by(actor) }],
};
