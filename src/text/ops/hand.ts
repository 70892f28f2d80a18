import type { Describers } from '../describer.ts';

type HandOps = 'draw' | 'discard' | 'take' | 'draw-from' | 'play-quorum';

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
  'play-quorum': (op, { voice }) => ({
    text:
      op.from === 'hand'
        ? voice.say('ops.play-quorum', { one: 1 }, 'hand')
        : voice.say('ops.play-quorum', { n: op.n }, 'deck'),
  }),
};
