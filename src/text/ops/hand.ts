import type { Describers } from '../describer.ts';

type HandOps =
  | 'draw'
  | 'discard'
  | 'take-card'
  | 'draw-quorum'
  | 'play-quorum'
  | 'exchange-super-crisis'
  | 'play-super-crisis';

/** Cards in hand. */
export const handOps: Describers<HandOps> = {
  draw: ({ who, n, from }, { voice }) => {
    if (from === 'any' || from === 'own') return { by: who, text: voice.say('ops.draw', { n }, from) };
    const [only, ...others] = from;
    const text =
      only !== undefined && others.length === 0
        ? voice.say('ops.draw', { cards: voice.noun(`${only}-card`, n) }, 'single')
        : voice.say('ops.draw', { n, skills: from.map(skill => voice.name(skill)) }, 'some');
    return { by: who, text };
  },
  discard: ({ who, n, random }, { voice }) => ({
    by: who,
    text:
      n === 'hand'
        ? voice.say('ops.discard', {}, 'hand')
        : voice.say('ops.discard', { n }, random ? 'random' : undefined),
  }),
  'take-card': ({ by, from }, { voice, who }) => ({
    by,
    text: voice.say('ops.take-card', { from: who(from) }),
  }),
  'draw-quorum': ({ who, n }, { voice }) => ({ by: who, text: voice.say('ops.draw-quorum', { n }) }),
  'play-quorum': (op, { voice }) => ({
    text:
      op.from === 'hand'
        ? voice.say('ops.play-quorum', { one: 1 }, 'hand')
        : voice.say('ops.play-quorum', { n: op.n }, 'deck'),
  }),
  'exchange-super-crisis': (_, { voice }) => ({ text: voice.say('ops.exchange-super-crisis') }),
  'play-super-crisis': (_, { voice }) => ({ text: voice.say('ops.play-super-crisis') }),
};
