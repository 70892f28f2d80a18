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
    readonly tiny: 'tests.star-risen' | 'on.star-risen-high' | 'part.omen';
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
    readonly tiny: 'raise-star' | 'result-omen';
  }
}

const titles = (redDawn: string, fallingStar: string, darkComet: string) => ({
  cards: {
    'red-dawn': { title: redDawn, official: false },
    'falling-star': { title: fallingStar, official: false },
    'dark-comet': { title: darkComet, official: false },
  },
});

export const tinyText = defineText<Words>({
  log: defineLog<{ events: TinyEvents }>({
    events: { 'star-rose': ({ seat, n }, { voice, who }) => voice.tell('star-rose', { who: who(seat), n }) },
    piles: ['omens'],
  }),
  words: {
    en: {
      titles: titles('Red Dawn', 'Falling Star', 'Dark Comet'),
      frames: {
        'result-omen': { do: '[resolve] this card’s omen' },
        'raise-star': { do: '[raise] the star by {{n, number}}' },
      },
      terms: { names: { herald: { nom: 'Herald' } } },
      people: {
        herald: { nom: 'the Herald', gen: 'the Herald’s', dat: 'the Herald', acc: 'the Herald' },
        'next-herald': {
          nom: 'the next in the Herald’s line',
          gen: 'the next in the Herald’s line',
          dat: 'the next in the Herald’s line',
          acc: 'the next in the Herald’s line',
        },
        'star-gazers': {
          nom: 'each player with an omen',
          gen: 'of each player with an omen',
          dat: 'each player with an omen',
          acc: 'each player with an omen',
        },
      },
      effects: {
        on: { 'star-risen-high': 'when the star stands high,' },
        part: { omen: 'Omen', decides_herald: 'The Herald chooses' },
        tests: {
          'star-risen': 'the star|stands at {{n}} or higher',
          'star-risen_not': 'the star|stands lower than {{n}}',
        },
      },
      events: { 'star-rose': '{{who}} | raises the star by {{n}}', pile: { omens: 'Omens' } },
    },
    de: {
      titles: titles('Morgenrot', 'Sternschnuppe', 'Dunkler Komet'),
      frames: {
        'result-omen': { do: 'das Omen dieser Karte [ausführen]' },
        'raise-star': { do: '[legen] den Stern um {{n, number}} höher' },
      },
      terms: {
        names: { herald: { gender: 'm', nom: 'Herold', gen: 'Herolds', dat: 'Herold', acc: 'Herold' } },
      },
      people: {
        herald: { nom: 'der Herold', gen: 'des Herolds', dat: 'dem Herold', acc: 'den Herold' },
        'next-herald': {
          nom: 'der Nächste in der Reihe des Herolds',
          gen: 'des Nächsten in der Reihe des Herolds',
          dat: 'dem Nächsten in der Reihe des Herolds',
          acc: 'den Nächsten in der Reihe des Herolds',
        },
        'star-gazers': {
          nom: 'jeder Spieler mit Omen',
          gen: 'jedes Spielers mit Omen',
          dat: 'jedem Spieler mit Omen',
          acc: 'jeden Spieler mit Omen',
        },
      },
      effects: {
        on: { 'star-risen-high': 'wenn der Stern hoch steht,' },
        part: { omen: 'Omen', decides_herald: 'Der Herold entscheidet' },
        tests: {
          'star-risen': 'der Stern|mindestens bei {{n}} steht',
          'star-risen_not': 'der Stern|tiefer als bei {{n}} steht',
        },
      },
      events: { 'star-rose': '{{who}} | hebt den Stern um {{n}}', pile: { omens: 'Omen' } },
    },
    es: {
      titles: titles('Amanecer rojo', 'Estrella fugaz', 'Cometa oscuro'),
      frames: {
        'result-omen': { do: '[aplicar] el presagio de esta carta' },
        'raise-star': { do: '[poner] la estrella {{n, number}} más arriba' },
      },
      terms: { names: { herald: { gender: 'm', nom: 'heraldo' } } },
      people: {
        herald: { nom: 'el heraldo', gen: 'del heraldo', dat: 'al heraldo', acc: 'al heraldo' },
        'next-herald': {
          nom: 'el siguiente en la línea del heraldo',
          gen: 'del siguiente en la línea del heraldo',
          dat: 'al siguiente en la línea del heraldo',
          acc: 'al siguiente en la línea del heraldo',
        },
        'star-gazers': {
          nom: 'cada jugador con presagios',
          gen: 'de cada jugador con presagios',
          dat: 'a cada jugador con presagios',
          acc: 'a cada jugador con presagios',
        },
      },
      effects: {
        on: { 'star-risen-high': 'cuando la estrella está alta,' },
        part: { omen: 'Presagio', decides_herald: 'Elige el heraldo' },
        tests: {
          'star-risen': 'la estrella|está en {{n}} o más',
          'star-risen_not': 'la estrella|está por debajo de {{n}}',
        },
      },
      events: { 'star-rose': '{{who}} | eleva la estrella en {{n}}', pile: { omens: 'Presagios' } },
    },
    pl: {
      titles: titles('Czerwony świt', 'Spadająca gwiazda', 'Ciemna kometa'),
      frames: {
        'result-omen': { do: '[zastosować] omen tej karty' },
        'raise-star': { do: '[przesunąć] gwiazdę o {{n, number}} w górę' },
      },
      terms: {
        names: {
          herald: {
            gender: 'm-personal',
            nom: 'herold',
            gen: 'herolda',
            dat: 'heroldowi',
            acc: 'herolda',
            ins: 'heroldem',
            loc: 'heroldzie',
          },
        },
      },
      people: {
        herald: { nom: 'herold', gen: 'herolda', dat: 'heroldowi', acc: 'herolda' },
        'next-herald': {
          nom: 'następny w kolejce herolda',
          gen: 'następnego w kolejce herolda',
          dat: 'następnemu w kolejce herolda',
          acc: 'następnego w kolejce herolda',
        },
        'star-gazers': {
          nom: 'każdy gracz z omenem',
          gen: 'każdego gracza z omenem',
          dat: 'każdemu graczowi z omenem',
          acc: 'każdego gracza z omenem',
        },
      },
      effects: {
        on: { 'star-risen-high': 'gdy gwiazda stoi wysoko,' },
        part: { omen: 'Omen', decides_herald: 'Wybiera herold' },
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
  parts: ['omen'],
  kinds: {
    omen: (voice, { id }) =>
      cardText(voice, 'cards', id, id, [
        { part: 'effect', text: actionLine(voice, [{ op: 'raise-star', n: 1 }]) },
      ]),
  },
});
