/** What the invented book says, in four languages. */
import { actionLine } from '#text/cards/decks.ts';
import { cardText } from '#text/cardText.ts';
import { defineText, type TextWords } from '#text/facet.ts';
import { defineLog } from '#text/log/facet.ts';
import type { OmenCard, TinyCardOps, TinyEvents, TinyTests } from './words.ts';

interface Words extends TextWords {
  readonly ops: TinyCardOps;
  readonly tests: TinyTests;
  readonly kinds: { readonly omen: OmenCard };
}

declare module '#text/voice.ts' {
  interface TextKeys {
    readonly tiny: 'tests.star-risen';
  }
  interface EventKeys {
    readonly tiny: 'star-rose' | 'pile.omens';
  }
}

declare module '#text/terms.ts' {
  interface PersonIds {
    readonly tiny: 'herald' | 'next-herald' | 'star-gazers';
  }
}

declare module '#text/frames.ts' {
  interface FrameIds {
    readonly tiny: 'raise-star';
  }
}

const titles = (redDawn: string) => ({ cards: { 'red-dawn': { title: redDawn, official: false } } });

export const tinyText = defineText<Words>({
  log: defineLog<{ events: TinyEvents }>({
    events: { 'star-rose': ({ seat, n }, { voice, who }) => voice.tell('star-rose', { who: who(seat), n }) },
    piles: ['omens'],
  }),
  words: {
    en: {
      titles: titles('Red Dawn'),
      frames: { 'raise-star': { do: '[raise] the star by {{n, number}}' } },
      effects: {
        tests: {
          'star-risen': 'the star|stands at {{n}} or higher',
          'star-risen_not': 'the star|stands lower than {{n}}',
        },
      },
      events: { 'star-rose': '{{who}} | raises the star by {{n}}', pile: { omens: 'Omens' } },
    },
    de: {
      titles: titles('Morgenrot'),
      frames: { 'raise-star': { do: '[legen] den Stern um {{n, number}} höher' } },
      effects: {
        tests: {
          'star-risen': 'der Stern|mindestens bei {{n}} steht',
          'star-risen_not': 'der Stern|tiefer als bei {{n}} steht',
        },
      },
      events: { 'star-rose': '{{who}} | hebt den Stern um {{n}}', pile: { omens: 'Omen' } },
    },
    es: {
      titles: titles('Amanecer rojo'),
      frames: { 'raise-star': { do: '[poner] la estrella {{n, number}} más arriba' } },
      effects: {
        tests: {
          'star-risen': 'la estrella|está en {{n}} o más',
          'star-risen_not': 'la estrella|está por debajo de {{n}}',
        },
      },
      events: { 'star-rose': '{{who}} | eleva la estrella en {{n}}', pile: { omens: 'Presagios' } },
    },
    pl: {
      titles: titles('Czerwony świt'),
      frames: { 'raise-star': { do: '[przesunąć] gwiazdę o {{n, number}} w górę' } },
      effects: {
        tests: {
          'star-risen': 'gwiazda|stoi na {{n}} lub wyżej',
          'star-risen_not': 'gwiazda|stoi niżej niż {{n}}',
        },
      },
      events: { 'star-rose': '{{who}} | podnosi gwiazdę o {{n}}', pile: { omens: 'Omeny' } },
    },
  },
  ops: {
    'raise-star': ({ n }, { actor }) => [{ frame: 'raise-star', values: { n }, ...(actor && { by: actor }) }],
  },
  tests: { 'star-risen': ({ atLeast }) => ({ key: 'tests.star-risen', values: { n: atLeast } }) },
  kinds: {
    omen: (voice, { id }) =>
      cardText(voice, 'cards', id, id, [
        { part: 'effect', text: actionLine(voice, [{ op: 'raise-star', n: 1 }]) },
      ]),
  },
});
