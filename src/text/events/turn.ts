import type { EventKey } from '../voice.ts';
import type { Tellers } from './teller.ts';

type TurnEvents =
  | 'game-began'
  | 'character-chosen'
  | 'turn-began'
  | 'step-began'
  | 'passed'
  | 'moved'
  | 'flew'
  | 'sent'
  | 'not-sent'
  | 'player-picked'
  | 'title-given'
  | 'resource-lost'
  | 'resource-gained'
  | 'jump-track-moved'
  | 'jumped'
  | 'destinations-drawn'
  | 'destination-chosen'
  | 'distance-reached'
  | 'sleeper-phase'
  | 'last-jump-ready'
  | 'scouted'
  | 'returned'
  | 'game-over';

/** Turns, people, tracks and the jump. */
export const turnEvents: Tellers<TurnEvents> = {
  'game-began': (_, { voice }) => voice.tell('game-began'),
  'character-chosen': ({ seat, character }, { voice, who }) =>
    voice.tell('character-chosen', { who: who(seat), character: voice.title('characters', character).title }),
  'turn-began': ({ seat, number }, { voice, who }) => voice.tell('turn-began', { who: who(seat), n: number }),
  'step-began': ({ step }, { voice }) => voice.tell(`step.${step}`),
  passed: ({ seat }, { voice, who }) => voice.tell('passed', { who: who(seat) }),
  moved: ({ seat, to }, { voice, who }) => voice.tell('moved', { who: who(seat), place: voice.place(to) }),
  flew: ({ seat, to }, { voice, who }) => voice.tell('flew', { who: who(seat), sector: voice.sector(to) }),
  sent: ({ seat, to }, { voice, who }) => voice.tell('sent', { who: who(seat), place: voice.place(to) }),
  'not-sent': ({ seat, to }, { voice, who }) =>
    voice.tell('not-sent', { who: who(seat), place: voice.place(to) }),
  'player-picked': ({ by, seat }, { voice, who }) =>
    by === seat
      ? voice.tell('player-picked', { by: who(by) }, 'self')
      : voice.tell('player-picked', { by: who(by), who: who(seat) }),
  'title-given': ({ title, to }, { voice, who }) =>
    voice.tell('title-given', { who: who(to), title: voice.name(title) }),
  'resource-lost': ({ resource, amount, now }, { voice }) =>
    voice.tell('resource-lost', { n: amount, resource: voice.name(resource), now }),
  'resource-gained': ({ resource, amount, now }, { voice }) =>
    voice.tell('resource-gained', { n: amount, resource: voice.name(resource), now }),
  'jump-track-moved': ({ to, auto }, { voice }) =>
    voice.tell('jump-track-moved', { to }, to === 0 ? 'start' : auto && 'auto'),
  jumped: (_, { voice }) => voice.tell('jumped'),
  'destinations-drawn': ({ seat, n, cards }, { voice, who, cards: list }) =>
    voice.tell('destinations-drawn', { who: who(seat), n, list: list(cards ?? []) }, cards && 'seen'),
  'destination-chosen': ({ seat, card }, { voice, who, card: name }) =>
    voice.tell('destination-chosen', { who: who(seat), card: name(card) }),
  'distance-reached': ({ distance }, { voice }) => voice.tell('distance-reached', { n: distance }),
  'sleeper-phase': (_, { voice }) => voice.tell('sleeper-phase'),
  'last-jump-ready': (_, { voice }) => voice.tell('last-jump-ready'),
  scouted: ({ seat, pile, card }, { voice, who, card: name }) =>
    card === undefined
      ? voice.tell('scouted', { who: who(seat) }, pile)
      : voice.tell('scouted', { who: who(seat), card: name(card) }, `${pile}-seen`),
  returned: ({ seat, to }, { voice, who }) => voice.tell('returned', { who: who(seat) }, to),
  'game-over': ({ winner, because }, { voice }) =>
    voice.tell('game-over-because', {
      winner: voice.tell('game-over', {}, winner),
      why: voice.tell(`ending.${because}` as EventKey),
    }),
};
