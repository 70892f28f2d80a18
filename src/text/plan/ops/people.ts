import { firstOf } from '../../facet.ts';
import type { Party } from '../plan.ts';
import type { Piece, Planners } from '../planner.ts';

type PeopleOps =
  | 'pick'
  | 'send'
  | 'station'
  | 'title'
  | 'peek-loyalty'
  | 'give-loyalty'
  | 'procedure'
  | 'act';

/** Procedures of the core that a card may name; books bring theirs. */
const procedures: { readonly [name in 'jump' | 'turned']: (who: Party) => readonly Piece[] } = {
  jump: () => [{ frame: 'jump' }],
  turned: who => [{ frame: 'turn-cylon', by: who, undergoes: true }],
};

const isCore = (name: string): name is keyof typeof procedures => Object.hasOwn(procedures, name);

/** Where people are sent, what they are given, what they may do. */
export const peopleOps: Planners<PeopleOps> = {
  pick: ({ by: chooser, among }, { party }) => {
    const picked = party('picked');
    const as = typeof picked === 'object' && 'picked' in picked ? picked.picked : 'player';
    return [{ frame: 'pick', values: { who: { party: { among, as } } }, by: party(chooser) }];
  },
  send: ({ who, to }, { party, chooser }) =>
    chooser === undefined
      ? [{ frame: 'be-sent', values: { place: { place: to } }, by: party(who), undergoes: true }]
      : [{ frame: 'send', values: { who: { party: party(who) }, place: { place: to } }, by: chooser }],
  station: ({ who, by: mover, on, may }, { party }) => {
    if (mover === 'each') {
      const values = { board: { place: on } };
      return [{ frame: 'station-self', values, by: party(who), ...(may && { may }) }];
    }
    if (on === 'any')
      return [{ frame: 'station-any', values: { who: { party: party(who) } }, by: party(mover) }];
    return [
      who === mover
        ? { frame: 'station-self', values: { board: { place: on } }, by: party(mover) }
        : {
            frame: 'station',
            values: { who: { party: party(who) }, board: { place: on } },
            by: party(mover),
          },
    ];
  },
  title: ({ title, to }, { party, actor, chooser }) => {
    const giver = chooser ?? actor;
    const receiver = party(to);
    if (giver === undefined || to === 'you')
      return [{ frame: 'take-title', values: { title: { name: title } }, by: receiver }];
    return [{ frame: 'give-title', values: { title: { name: title }, to: { party: receiver } }, by: giver }];
  },
  'peek-loyalty': ({ by: looker, of, n }, { party }) => [
    {
      frame: n === 'all' ? 'peek-loyalty-all' : 'peek-loyalty',
      values: { of: { party: party(of) } },
      by: party(looker),
    },
  ],
  'give-loyalty': ({ from, to }, { party }) => [
    { frame: 'give-loyalty', values: { to: { party: party(to) } }, by: party(from) },
  ],
  procedure: ({ of, who = 'you' }, planning) => {
    const told = isCore(of) ? procedures[of] : firstOf(planning.facets, facet => facet.procedures?.[of]);
    if (told === undefined) throw new Error(`No book of the voice tells the procedure "${of}"`);
    return told(planning.party(who), planning);
  },
  act: ({ who, n, move, in: step }, { party, may, actor }) => {
    const values = { n };
    if (step) return [{ frame: 'act-in-step', values, by: party(who) }];
    if (move) return [{ frame: 'move-and-act', values, by: party(who) }];
    // What one may do on top of the action that is being taken.
    return [{ frame: may && who === 'you' && actor === 'you' ? 'act-more' : 'act', values, by: party(who) }];
  },
};
