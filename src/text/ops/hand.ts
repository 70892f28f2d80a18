import type { Describers } from '../describer.ts';

type HandOps =
  | 'gain-miracle'
  | 'into-destiny'
  | 'begin-mission'
  | 'draw'
  | 'discard'
  | 'take'
  | 'draw-from'
  | 'draw-mutiny'
  | 'play-quorum';

/** Cards and tokens of a player, and what is drawn for all. */
export const handOps: Describers<HandOps> = {
  'gain-miracle': ({ who }, { voice }) => ({ by: who, text: voice.say('ops.gain-miracle') }),
  'into-destiny': ({ skill, n }, { voice }) => ({
    text: voice.say('ops.into-destiny', { cards: voice.noun(`${skill}-card`, n) }),
  }),
  'begin-mission': (_, { voice }) => ({ text: voice.say('ops.begin-mission') }),
  draw: ({ who, n, from }, { voice }) => {
    if (from === 'any' || from === 'own') return { by: who, text: voice.say('ops.draw', { n }, from) };
    const [only, ...others] = from;
    const text =
      only !== undefined && others.length === 0
        ? voice.say('ops.draw', { cards: voice.noun(`${only}-card`, n) }, 'single')
        : voice.say('ops.draw', { n, skills: from.map(skill => voice.name(skill)) }, 'some');
    return { by: who, text };
  },
  discard: ({ who, n, random, of }, { voice }) => ({
    by: who,
    text:
      n === 'hand'
        ? voice.say('ops.discard', {}, 'hand')
        : voice.say('ops.discard', { n }, of ?? (random ? 'random' : undefined)),
  }),
  take: ({ by, from }, { voice, who }) => ({
    by,
    text:
      from === 'check'
        ? voice.say('ops.take', {}, 'check')
        : voice.say('ops.take', { from: who(from) }, 'hand'),
  }),
  'draw-from': ({ deck, who, n }, { voice }) => ({ by: who, text: voice.say('ops.draw-from', { n }, deck) }),
  'draw-mutiny': ({ who, n }, { voice }) => ({ by: who, text: voice.say('ops.draw-mutiny', { n }) }),
  'play-quorum': (op, { voice }) => ({
    text:
      op.from === 'hand'
        ? voice.say('ops.play-quorum', { one: 1 }, 'hand')
        : voice.say('ops.play-quorum', { n: op.n }, 'deck'),
  }),
};
