import type { DestinyEvents } from '#books/treachery/engine/destiny.ts';
import { pileName } from '#text/events/cards.ts';
import type { LogOf } from '#text/log/facet.ts';
import type { PegasusEvents } from '../engine/words.ts';

type Own = Omit<PegasusEvents, keyof DestinyEvents>;

/** Pegasus, agendas, what its cards and sheets do, and New Caprica. */
export const events: LogOf<{ events: Own }>['events'] = {
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
  executed: ({ seat, character }, { voice, who }) =>
    voice.tell('executed', { who: who(seat), character: voice.title('characters', character).title }),
  'character-replaced': ({ seat, character }, { voice, who }) =>
    voice.tell('character-replaced', {
      who: who(seat),
      character: voice.title('characters', character).title,
    }),
  settled: (_, { voice }) => voice.tell('settled'),
  'orbit-reached': (_, { voice }) => voice.tell('orbit-reached'),
  departed: (_, { voice }) => voice.tell('departed'),
  'civilian-prepared': (_, { voice }) => voice.tell('civilian-prepared'),
  'civilian-evacuated': ({ at }, { voice }) => voice.tell('civilian-evacuated', { sector: voice.sector(at) }),
  'locked-seen': ({ seat, card }, { voice, who, civilian }) =>
    card === undefined
      ? voice.tell('locked-seen', { who: who(seat) })
      : voice.tell('locked-seen', { who: who(seat), card: civilian(card) }, 'seen'),
  'locked-returned': ({ seat, to }, { voice, who }) => voice.tell('locked-returned', { who: who(seat) }, to),
  'occupation-placed': ({ at }, { voice }) => voice.tell('occupation-placed', { place: voice.place(at) }),
  'occupation-moved': ({ to }, { voice }) => voice.tell('occupation-moved', { place: voice.place(to) }),
  'occupation-left': (_, { voice }) => voice.tell('occupation-left'),
  'occupation-destroyed': ({ at }, { voice }) =>
    voice.tell('occupation-destroyed', { place: voice.place(at) }),
  'jump-step-skipped': (_, { voice }) => voice.tell('jump-step-skipped'),
};
