import type { Describers } from '../describer.ts';
import { amongWord } from '../who.ts';

type PeopleOps =
  | 'pick'
  | 'send'
  | 'station'
  | 'title'
  | 'peek-loyalty'
  | 'give-loyalty'
  | 'become-cylon'
  | 'act'
  | 'move'
  | 'extra-action';

/** Where people are sent, what they are given, what they may do. */
export const peopleOps: Describers<PeopleOps> = {
  pick: ({ by, among }, { voice, picked }) => ({
    by,
    text: voice.say('ops.pick', { who: amongWord(voice, among, picked.as) }),
  }),
  send: ({ who: sent, to }, { voice, who }) => ({
    text: voice.say('ops.send', { who: who(sent), place: voice.place(to) }, you(sent)),
  }),
  station: ({ who: moved, by, on }, { voice, who }) => ({
    by,
    text: voice.say('ops.station', { who: who(moved), board: voice.place(on) }, you(moved)),
  }),
  title: ({ title, to }, { voice, who }) => ({
    text: voice.say('ops.title', { title: voice.name(title), to: who(to) }, you(to)),
  }),
  'peek-loyalty': ({ by, of, n }, { voice, who }) => ({
    by,
    text: voice.say('ops.peek-loyalty', { of: who(of) }, n === 'all' ? 'all' : undefined),
  }),
  'give-loyalty': ({ from, to }, { voice, who }) => ({
    by: from,
    text: voice.say('ops.give-loyalty', { from: who(from), to: who(to) }, you(from)),
  }),
  'become-cylon': (_, { voice }) => ({ text: voice.say('ops.become-cylon') }),
  act: ({ who, n }, { voice }) => ({ by: who, text: voice.say('ops.act', { n }) }),
  move: ({ who }, { voice }) => ({ by: who, text: voice.say('ops.move') }),
  'extra-action': (_, { voice }) => ({ text: voice.say('ops.extra-action') }),
};

function you(who: unknown): 'you' | undefined {
  return who === 'you' ? 'you' : undefined;
}
