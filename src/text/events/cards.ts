import type { DaybreakPiles } from '#books/daybreak/engine/words.ts';
import type { PegasusPiles } from '#books/pegasus/engine/words.ts';
import type { corePiles, PileName, Skill } from '#engine/model/vocabulary.ts';
import type { Narrator } from '../voice.ts';
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
  | 'jump-step-skipped'
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
  | 'executed'
  | 'character-replaced'
  | 'infiltrated'
  | 'infiltration-ended'
  | 'super-crisis-drawn'
  | 'super-crisis-discarded'
  | 'motives-dealt'
  | 'motive-shown'
  | 'miracle-gained'
  | 'miracle-spent'
  | 'mission-begun'
  | 'card-turned-down'
  | 'destiny-grown'
  | 'mutiny-drawn'
  | 'mutiny-played'
  | 'mutiny-discarded';

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
  'action-taken': ({ seat, action }, { voice, who }) =>
    action === 'attack-occupation' || action === 'imprison'
      ? voice.tell(action, { who: who(seat) })
      : voice.tell('action-taken', { who: who(seat), place: voice.place(action) }),
  'deck-reshuffled': ({ pile }, { voice }) => voice.tell('deck-reshuffled', { pile: pileName(voice, pile) }),
  'destiny-built': (_, { voice }) => voice.tell('destiny-built'),
  'jump-step-skipped': (_, { voice }) => voice.tell('jump-step-skipped'),
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
  'character-replaced': ({ seat, character }, { voice, who }) =>
    voice.tell('character-replaced', {
      who: who(seat),
      character: voice.title('characters', character).title,
    }),
  executed: ({ seat, character }, { voice, who }) =>
    voice.tell('executed', { who: who(seat), character: voice.title('characters', character).title }),
  infiltrated: ({ seat }, { voice, who }) => voice.tell('infiltrated', { who: who(seat) }),
  'infiltration-ended': ({ seat }, { voice, who }) => voice.tell('infiltration-ended', { who: who(seat) }),
  revealed: ({ seat }, { voice, who }) => voice.tell('revealed', { who: who(seat) }),
  'super-crisis-drawn': ({ seat, card }, { voice, who, card: name }) =>
    card === undefined
      ? voice.tell('super-crisis-drawn', { who: who(seat) })
      : voice.tell('super-crisis-drawn', { who: who(seat), card: name(card) }, 'seen'),
  'super-crisis-discarded': ({ seat, card }, { voice, who, card: name }) =>
    voice.tell('super-crisis-discarded', { who: who(seat), card: name(card) }),
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
  'destiny-grown': ({ skill, n }, { voice }) =>
    voice.tell('destiny-grown', { cards: voice.noun(`${skill}-card`, n) }),
  'mutiny-drawn': ({ seat, card }, { voice, who, card: name }) =>
    card === undefined
      ? voice.tell('mutiny-drawn', { who: who(seat) })
      : voice.tell('mutiny-drawn', { who: who(seat), card: name(card) }, 'seen'),
  'mutiny-played': ({ seat, card }, { voice, who, card: name }) =>
    voice.tell('mutiny-played', { who: who(seat), card: name(card) }),
  'mutiny-discarded': ({ seat, cards }, { voice, who, cards: list }) =>
    voice.tell('mutiny-discarded', { who: who(seat), n: cards.length, list: list(cards) }),
};

type OtherPile = (typeof corePiles)[number] | keyof DaybreakPiles | keyof PegasusPiles;

/** Skill decks carry the name of their skill. */
const otherPiles: { readonly [pile in OtherPile]: true } = {
  destiny: true,
  crisis: true,
  'super-crisis': true,
  quorum: true,
  loyalty: true,
  destination: true,
  civilians: true,
  'galactica-damage': true,
  'basestar-damage': true,
  mutiny: true,
  mission: true,
  motive: true,
  'pegasus-damage': true,
  agenda: true,
};

const isOther = (pile: PileName): pile is OtherPile => Object.hasOwn(otherPiles, pile);
const isSkill = (pile: PileName): pile is Skill => !isOther(pile);

/** A deck by its name, that of its skill where it is one. */
export function pileName(voice: Narrator, pile: PileName): string {
  if (isOther(pile)) return voice.tell(`pile.${pile}`);
  return isSkill(pile) ? voice.name(pile)('nom') : pile;
}
