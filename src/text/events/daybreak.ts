import type { BoardEvents } from '../../engine/expansions/daybreak/words/boards.ts';
import type { CheckEvents } from '../../engine/expansions/daybreak/words/checks.ts';
import type { ShipEvents } from '../../engine/expansions/daybreak/words/ships.ts';
import type { Tellers } from './teller.ts';

type Told = keyof BoardEvents | keyof ShipEvents | Exclude<keyof CheckEvents, 'check-card-withdrawn'>;

/** The boards, the ships and the decks of Daybreak. */
export const daybreakEvents: Tellers<Told> = {
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
  'check-card-added': ({ seat, card }, { voice, who, card: name }) =>
    voice.tell('check-card-added', { who: who(seat), card: name(card) }),
};
