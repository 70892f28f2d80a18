import { trueMinus } from '#i18n/trueMinus.ts';
import type { Tellers } from './teller.ts';

type CheckEvents =
  | 'crisis-drawn'
  | 'crisis-replaced'
  | 'crises-seen'
  | 'option-chosen'
  | 'without-effect'
  | 'skill-picked'
  | 'check-began'
  | 'check-amended'
  | 'destiny-added'
  | 'contributed'
  | 'check-card-shown'
  | 'check-revealed'
  | 'check-totalled'
  | 'check-decided'
  | 'check-cards-taken'
  | 'check-cards-discarded'
  | 'rolled'
  | 'roll-amended'
  | 'rerolled'
  | 'risked';

/** Crisis cards, skill checks and dice. */
export const checkEvents: Tellers<CheckEvents> = {
  'crisis-drawn': ({ seat, card, super: isSuper }, { voice, who, card: name }) =>
    voice.tell('crisis-drawn', { who: who(seat), card: name(card) }, isSuper ? 'super' : undefined),
  'crisis-replaced': ({ seat, card }, { voice, who, card: name }) =>
    voice.tell('crisis-replaced', { who: who(seat), card: name(card) }),
  'crises-seen': ({ seat, n, cards }, { voice, who, cards: list }) =>
    voice.tell('crises-seen', { who: who(seat), n, list: list(cards ?? []) }, cards && 'seen'),
  'option-chosen': ({ seat, card, option, known }, { voice, who, card: name }) => {
    const kind = option === 'check' ? 'check' : undefined;
    const values = { who: who(seat), card: name(card), option: option.toUpperCase() };
    return voice.tell('option-chosen', values, known ? (kind === undefined ? 'its' : 'check-its') : kind);
  },
  'without-effect': ({ card, option }, { voice, card: name }) =>
    voice.tell('without-effect', { card: name(card), option: option.toUpperCase() }),
  'skill-picked': ({ by, skill }, { voice, who }) =>
    voice.tell('skill-picked', { by: who(by), skill: voice.name(skill) }),
  'check-began': ({ difficulty, skills }, { voice }) =>
    voice.tell('check-began', { difficulty, skills: skills.map(skill => voice.name(skill)) }),
  'check-amended': ({ difficulty }, { voice }) =>
    voice.tell('check-amended', { difficulty: trueMinus(difficulty) }),
  'destiny-added': ({ n }, { voice }) => voice.tell('destiny-added', { n }),
  contributed: ({ seat, n, cards }, { voice, who, cards: list }) =>
    n === 0
      ? voice.tell('contributed', { who: who(seat) }, 'none')
      : voice.tell('contributed', { who: who(seat), n, list: list(cards ?? []) }, cards && 'seen'),
  'check-card-shown': ({ seat, card }, { voice, who, card: name }) =>
    voice.tell('check-card-shown', { who: who(seat), card: name(card) }),
  'check-revealed': ({ cards }, { voice, cards: list }) =>
    voice.tell('check-revealed', { list: list(cards) }),
  'check-totalled': ({ matching, other, more, strength }, { voice }) =>
    more === undefined
      ? voice.tell('check-totalled', { matching, other, strength })
      : voice.tell('check-totalled', { matching, other, more, strength }, 'more'),
  'check-decided': ({ result, declared }, { voice }) =>
    voice.tell(declared ? 'check-declared' : 'check-decided', {}, result),
  // Which cards they are has been told when they were revealed.
  'check-cards-taken': ({ seat }, { voice, who }) => voice.tell('check-cards-taken', { who: who(seat) }),
  'check-cards-discarded': (_, { voice }) => voice.tell('check-cards-discarded'),
  rolled: ({ by, face, value }, { voice, who }) =>
    voice.tell('rolled', { who: who(by), face, value }, face === value ? undefined : 'changed'),
  'roll-amended': ({ add }, { voice }) => voice.tell('roll-amended', { add }),
  rerolled: ({ by }, { voice, who }) => voice.tell('rerolled', { who: who(by) }),
  risked: ({ ship, n, safe }, { voice }) =>
    voice.tell('risked', { ships: voice.noun(ship, n) }, safe ? 'safe' : 'lost'),
};
