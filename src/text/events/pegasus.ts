import type { DeckEvents } from '#books/pegasus/engine/cards/words.ts';
import { pileName } from './cards.ts';
import type { Tellers } from './teller.ts';

/** Pegasus, agendas, and what its cards and sheets do. */
export const pegasusEvents: Tellers<keyof DeckEvents> = {
  'pegasus-damaged': ({ token }, { voice, token: name }) =>
    voice.tell('pegasus-damaged', { token: name(token) }),
  'pegasus-destroyed': (_, { voice }) => voice.tell('pegasus-destroyed'),
  'agenda-dealt': ({ seat, card }, { voice, who, card: title }) =>
    card === undefined
      ? voice.tell('agenda-dealt', { who: who(seat) })
      : voice.tell('agenda-dealt', { who: who(seat), card: title(card) }, 'seen'),
  'destiny-traded': ({ seat, n }, { voice, who }) => voice.tell('destiny-traded', { who: who(seat), n }),
  'deck-seen': ({ seat, pile, n, cards }, { voice, who, cards: titles }) => {
    const values = { who: who(seat), pile: pileName(voice, pile) };
    return cards === undefined
      ? voice.tell('deck-seen', { ...values, n })
      : voice.tell('deck-seen', { ...values, cards: titles(cards) }, 'seen');
  },
  'destiny-sifted': ({ seat, cards }, { voice, who, cards: titles }) =>
    voice.tell('destiny-sifted', { who: who(seat), cards: titles(cards) }),
  'contribution-seen': ({ seat, of, cards }, { voice, who, cards: titles }) =>
    cards === undefined
      ? voice.tell('contribution-seen', { who: who(seat), other: who(of) })
      : voice.tell('contribution-seen', { who: who(seat), other: who(of), cards: titles(cards) }, 'seen'),
  'hands-swapped': ({ seat, with: other }, { voice, who }) =>
    voice.tell('hands-swapped', { who: who(seat), other: who(other) }),
  'card-passed': ({ seat, to, card }, { voice, who, card: title }) =>
    card === undefined
      ? voice.tell('card-passed', { who: who(seat), other: who(to) })
      : voice.tell('card-passed', { who: who(seat), other: who(to), card: title(card) }, 'seen'),
  'roll-replaced': ({ by, card, value }, { voice, who, card: title }) =>
    voice.tell('roll-replaced', { who: who(by), card: title(card), n: value }),
  'basestar-withdrawn': ({ at }, { voice }) => voice.tell('basestar-withdrawn', { sector: voice.sector(at) }),
  'resource-shielded': ({ resource }, { voice }) =>
    voice.tell('resource-shielded', { resource: voice.name(resource) }),
  'area-picked': ({ seat, at }, { voice, who }) =>
    voice.tell('area-picked', { who: who(seat), sector: voice.sector(at) }),
};
