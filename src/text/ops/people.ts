import type { Who } from '../../engine/model/effect.ts';
import { sequence } from '../clause.ts';
import type { Describers } from '../describer.ts';
import { amongWord, type Picked } from '../who.ts';

type PeopleOps =
  | 'pick'
  | 'send'
  | 'station'
  | 'title'
  | 'peek-loyalty'
  | 'give-loyalty'
  | 'procedure'
  | 'act';

/** Where people are sent, what they are given, what they may do. */
export const peopleOps: Describers<PeopleOps> = {
  pick: ({ by, among }, { voice, picked }) => ({
    by,
    text: voice.say('ops.pick', { who: amongWord(voice, among, picked.as) }),
  }),
  send: ({ who: sent, to }, { voice, who, picked }) => ({
    text: voice.say(
      'ops.send',
      { who: who(sent), place: voice.place(to) },
      you(sent) ?? (isLocated(sent, picked) ? 'located' : undefined),
    ),
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
  procedure: ({ of, who: whose = 'you' }, { voice, who }) => ({
    text: voice.say('ops.procedure', { one: 1, who: who(whose) }, of),
    statement: true,
  }),
  act: ({ who, n, move, in: step }, { voice }) => {
    const act = voice.say('ops.act', { n }, step);
    if (step) return { by: who, text: act, statement: true };
    return { by: who, text: move ? sequence(voice, [voice.say('ops.act-move'), act]) : act };
  },
};

/** People told with their place ("all characters in the Armory") stand better behind where they go. */
function isLocated(who: Who, { untold }: Picked): boolean {
  return typeof who === 'object' || (who === 'picked' && (untold?.on ?? untold?.at) !== undefined);
}

function you(who: unknown): 'you' | undefined {
  return who === 'you' ? 'you' : undefined;
}
