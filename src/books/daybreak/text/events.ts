import type { DestinyEvents } from '#books/treachery/engine/destiny.ts';
import type { LogOf } from '#text/log/facet.ts';
import type { DaybreakEvents } from '../engine/words.ts';

type Own = Omit<DaybreakEvents, keyof DestinyEvents>;

/** The boards, the ships and the decks of Daybreak. */
export const events: LogOf<{ events: Own }>['events'] = {
  'motives-dealt': ({ seat, n, cards }, { voice, who, cards: list }) =>
    voice.tell('motives-dealt', { who: who(seat), n, list: list(cards ?? []) }, cards && 'seen'),
  'motive-shown': ({ seat, card }, { voice, who, card: name }) =>
    voice.tell('motive-shown', { who: who(seat), card: name(card) }),
  'miracle-gained': ({ seat }, { voice, who }) => voice.tell('miracle-gained', { who: who(seat) }),
  'miracle-spent': ({ seat }, { voice, who }) => voice.tell('miracle-spent', { who: who(seat) }),
  'mission-begun': ({ seat, card }, { voice, who, card: name }) =>
    voice.tell('mission-begun', { who: who(seat), card: name(card) }),
  'card-turned-down': ({ card }, { voice, card: name }) =>
    voice.tell('card-turned-down', { card: name(card) }),
  'mutiny-drawn': ({ seat, card }, { voice, who, card: name }) =>
    card === undefined
      ? voice.tell('mutiny-drawn', { who: who(seat) })
      : voice.tell('mutiny-drawn', { who: who(seat), card: name(card) }, 'seen'),
  'mutiny-played': ({ seat, card }, { voice, who, card: name }) =>
    voice.tell('mutiny-played', { who: who(seat), card: name(card) }),
  'mutiny-discarded': ({ seat, cards }, { voice, who, cards: list }) =>
    voice.tell('mutiny-discarded', { who: who(seat), n: cards.length, list: list(cards) }),
  'ship-stayed': ({ ship, at }, { voice }) =>
    voice.tell('ship-stayed', { ship: voice.noun(ship, 1), sector: voice.sector(at) }),
  'check-card-withdrawn': ({ seat, card, to }, { voice, who, card: name }) =>
    voice.tell('check-card-withdrawn', { who: who(seat), card: name(card) }, to),
  'miracle-passed': ({ from, to }, { voice, who }) =>
    voice.tell('miracle-passed', { from: who(from), to: who(to) }),
  'mutinies-looked-at': ({ seat, n }, { voice, who }) =>
    voice.tell('mutinies-looked-at', { who: who(seat), n }),
  'discard-spared': ({ by, seat }, { voice, who }) =>
    voice.tell('discard-spared', { by: who(by), who: who(seat) }),
  'civilian-spared': ({ seat }, { voice, who }) => voice.tell('civilian-spared', { who: who(seat) }),
  'civilian-exchanged': ({ seat, at }, { voice, who }) =>
    voice.tell('civilian-exchanged', { who: who(seat), sector: voice.sector(at) }),
  'cards-given': ({ from, to, n, cards }, { voice, who, cards: list }) =>
    voice.tell('cards-given', { from: who(from), to: who(to), n, list: list(cards ?? []) }, cards && 'seen'),
  'all-cards-taken': ({ seat, from, n, cards }, { voice, who, cards: list }) =>
    voice.tell(
      'all-cards-taken',
      { who: who(seat), from: who(from), n, list: list(cards ?? []) },
      cards && 'seen',
    ),
  'assault-raptor-gained': ({ n }, { voice }) =>
    voice.tell('assault-raptor-gained', { ships: voice.noun('assault-raptor', n) }),
  'piece-gone': ({ piece }, { voice }) => voice.tell('piece-gone', { piece: voice.noun(piece, 1) }),
  'centurions-left': (_, { voice }) => voice.tell('centurions-left'),
  'fire-ceased': (_, { voice }) => voice.tell('fire-ceased'),
  'overlay-turned': ({ board }, { voice }) => voice.tell('overlay-turned', {}, board),
  'rebel-basestar-joined': ({ side }, { voice }) => voice.tell('rebel-basestar-joined', {}, side),
  'crises-ordered': ({ seat }, { voice, who }) => voice.tell('crises-ordered', { who: who(seat) }),
  'deck-searched': ({ seat, pile, n, cards }, { voice, who, cards: list }) =>
    voice.tell(
      'deck-searched',
      { who: who(seat), pile: voice.name(pile), n, list: list(cards ?? []) },
      cards && 'seen',
    ),
  'quorum-seen': ({ seat, n, cards }, { voice, who, cards: list }) =>
    voice.tell('quorum-seen', { who: who(seat), n, list: list(cards ?? []) }, cards && 'seen'),
  'quorum-shared': ({ seat, cards }, { voice, who, cards: list }) =>
    voice.tell('quorum-shared', { who: who(seat), list: list(cards ?? []) }, cards && 'seen'),
  'quorum-sunk': ({ seat, cards }, { voice, who, cards: list }) =>
    voice.tell('quorum-sunk', { who: who(seat), list: list(cards ?? []) }, cards && 'seen'),
  'treachery-turned-up': ({ card }, { voice, card: name }) =>
    voice.tell('treachery-turned-up', { card: name(card) }),
  'check-card-added': ({ seat, card }, { voice, who, card: name }) =>
    voice.tell('check-card-added', { who: who(seat), card: name(card) }),
};
