import { corePiles, type PileName, type Skill } from '#engine/model/vocabulary.ts';
import type { EventKey, Narrator } from '../voice.ts';
import type { Tellers } from './teller.ts';

type CardEvents =
  | 'cards-drawn'
  | 'cards-discarded'
  | 'card-played'
  | 'card-taken'
  | 'ability-used'
  | 'action-taken'
  | 'deck-reshuffled'
  | 'destiny-built'
  | 'card-stays'
  | 'card-left-play'
  | 'card-given'
  | 'quorum-drawn'
  | 'quorum-discarded'
  | 'quorum-played'
  | 'loyalty-dealt'
  | 'loyalty-seen'
  | 'loyalty-given'
  | 'loyalty-shown'
  | 'revealed'
  | 'super-crisis-drawn'
  | 'super-crisis-discarded';

/** Hands, decks and Loyalty; what a reader may not know has been left out of the event. */
export const cardEvents: Tellers<CardEvents> = {
  'cards-drawn': ({ seat, skill, n, also = [], cards }, { voice, who, cards: list }) => {
    const drawn = [{ skill, n }, ...also].map(one => voice.noun(`${one.skill}-card`, one.n));
    const both = new Intl.ListFormat(voice.language, { type: 'conjunction' });
    const words = (wanted: string) => both.format(drawn.map(word => word(wanted)));
    return voice.tell(
      'cards-drawn',
      { who: who(seat), cards: words, list: list(cards ?? []) },
      cards && 'seen',
    );
  },
  'cards-discarded': ({ seat, cards }, { voice, who, cards: list }) =>
    voice.tell('cards-discarded', { who: who(seat), n: cards.length, list: list(cards) }),
  'card-played': ({ seat, card }, { voice, who, card: name }) =>
    voice.tell('card-played', { who: who(seat), card: name(card) }),
  'card-taken': ({ seat, from, card }, { voice, who, card: name }) =>
    card === undefined
      ? voice.tell('card-taken', { who: who(seat), from: who(from) })
      : voice.tell('card-taken', { who: who(seat), from: who(from), card: name(card) }, 'seen'),
  'ability-used': ({ seat, ability }, { voice, who }) => {
    const name = voice.maybeTitle('abilities', ability)?.title;
    return name === undefined
      ? voice.tell('ability-used', { who: who(seat) }, 'unnamed')
      : voice.tell('ability-used', { who: who(seat), ability: name });
  },
  'action-taken': ({ seat, action }, { voice, who }) => {
    const own = voice.log.flatMap(({ actions = [] }) => actions).find(key => key === action);
    return own === undefined
      ? voice.tell('action-taken', { who: who(seat), place: voice.place(action) })
      : voice.tell(own, { who: who(seat) });
  },
  'deck-reshuffled': ({ pile }, { voice }) => voice.tell('deck-reshuffled', { pile: pileName(voice, pile) }),
  'destiny-built': (_, { voice }) => voice.tell('destiny-built'),
  'card-stays': ({ card }, { voice, card: name }) => voice.tell('card-stays', { card: name(card) }),
  'card-left-play': ({ card, to }, { voice, card: name }) =>
    voice.tell('card-left-play', { card: name(card) }, to),
  'card-given': ({ card, to }, { voice, who, card: name }) =>
    voice.tell('card-given', { card: name(card), who: who(to) }),
  'quorum-drawn': ({ seat, n, cards }, { voice, who, cards: list }) =>
    voice.tell('quorum-drawn', { who: who(seat), n, list: list(cards ?? []) }, cards && 'seen'),
  'quorum-discarded': ({ seat, cards }, { voice, who, cards: list }) =>
    voice.tell('quorum-discarded', { who: who(seat), list: list(cards) }),
  'quorum-played': ({ seat, card }, { voice, who, card: name }) =>
    voice.tell('quorum-played', { who: who(seat), card: name(card) }),
  'loyalty-dealt': ({ seat, n, cards }, { voice, who, cards: list }) =>
    voice.tell('loyalty-dealt', { who: who(seat), n, list: list(cards ?? []) }, cards && 'seen'),
  'loyalty-seen': ({ seat, of, n, cards }, { voice, who, cards: list }) =>
    voice.tell('loyalty-seen', { who: who(seat), of: who(of), n, list: list(cards ?? []) }, cards && 'seen'),
  'loyalty-given': ({ from, to, n, cards }, { voice, who, cards: list }) =>
    voice.tell(
      'loyalty-given',
      { from: who(from), to: who(to), n, list: list(cards ?? []) },
      cards && 'seen',
    ),
  'loyalty-shown': ({ seat, card }, { voice, who, card: name }) =>
    voice.tell('loyalty-shown', { who: who(seat), card: name(card) }),
  revealed: ({ seat }, { voice, who }) => voice.tell('revealed', { who: who(seat) }),
  'super-crisis-drawn': ({ seat, card }, { voice, who, card: name }) =>
    card === undefined
      ? voice.tell('super-crisis-drawn', { who: who(seat) })
      : voice.tell('super-crisis-drawn', { who: who(seat), card: name(card) }, 'seen'),
  'super-crisis-discarded': ({ seat, card }, { voice, who, card: name }) =>
    voice.tell('super-crisis-discarded', { who: who(seat), card: name(card) }),
};

const piles: ReadonlySet<string> = new Set(corePiles);

/** A deck by its name, that of its skill where it is one. */
export function pileName(voice: Narrator, pile: PileName): string {
  const isOther = piles.has(pile) || voice.log.some(book => book.piles?.includes(pile));
  return isOther ? voice.tell(`pile.${pile}` as EventKey) : voice.name(pile as Skill)('nom');
}
