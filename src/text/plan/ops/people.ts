import { says } from '../../conds.ts';
import type { Planners } from '../planner.ts';
import { by } from './by.ts';

type PeopleOps =
  | 'pick'
  | 'send'
  | 'station'
  | 'title'
  | 'peek-loyalty'
  | 'give-loyalty'
  | 'procedure'
  | 'act';

/** What happens when Galactica leaves, sentence by sentence. */
const departure = ['leave-new-caprica', 'departure-ships', 'departure-people', 'departure-end'] as const;

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
  station: ({ who, by: mover, on }, { party }) => [
    on === 'any'
      ? { frame: 'station-any', values: { who: { party: party(who) } }, by: party(mover) }
      : who === mover
        ? { frame: 'station-self', values: { board: { place: on } }, by: party(mover) }
        : {
            frame: 'station',
            values: { who: { party: party(who) }, board: { place: on } },
            by: party(mover),
          },
  ],
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
  'give-loyalty': ({ from, to }, { party, known }) => [
    {
      frame: from === 'you' && says(known, 'has-hidden-loyalty') ? 'give-loyalty-them' : 'give-loyalty',
      values: { to: { party: party(to) } },
      by: party(from),
    },
  ],
  procedure: ({ of, who = 'you' }, { party, actor }) => {
    switch (of) {
      case 'jump':
        return [{ frame: 'jump' }];
      case 'turned-sympathetic':
        return [
          { frame: 'turn-cylon', by: party(who), undergoes: true },
          { leads: [], clauses: [{ frame: 'draw-agenda' }] },
        ];
      case 'turned':
        return [{ frame: 'turn-cylon', by: party(who), undergoes: true }];
      case 'pass-titles':
        return [{ frame: 'pass-titles' }];
      case 'blind-jump':
        return [{ frame: 'jump' }, { leads: [], clauses: [{ frame: 'blind-jump', values: { one: 1 } }] }];
      case 'execution':
        return [{ frame: 'be-executed', by: party(who), undergoes: true }];
      case 'execution-without-loss':
        return [
          { frame: 'be-executed', by: party(who), undergoes: true },
          { leads: [], clauses: [{ frame: 'execution-costs-nothing' }] },
        ];
      case 'leave-new-caprica':
        return departure.map(frame => ({ leads: [], clauses: [{ frame }] }));
      case 'infiltration':
        return [{ frame: 'infiltrate', ...by(actor) }];
      case 'end-of-infiltration':
        return [
          { frame: 'end-infiltration', ...by(actor) },
          { leads: [], clauses: [{ frame: 'end-infiltration-brig' }] },
        ];
    }
  },
  act: ({ who, n, move, in: step }, { party, may, actor }) => {
    const values = { n };
    if (step) return [{ frame: 'act-in-step', values, by: party(who) }];
    if (move) return [{ frame: 'move-and-act', values, by: party(who) }];
    // What one may do on top of the action that is being taken.
    return [{ frame: may && who === 'you' && actor === 'you' ? 'act-more' : 'act', values, by: party(who) }];
  },
};
