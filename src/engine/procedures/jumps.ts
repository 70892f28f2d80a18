import type { Procedures } from './index.ts';

export const jumps: Procedures = {
  jump: [
    { op: 'remove-ships', rule: 'jump.remove-ships' },
    { op: 'window', point: 'jumped' },
    {
      op: 'when',
      test: 'last-jump',
      then: [{ op: 'win-by-jump', rule: 'kobol.final-jump' }],
      else: [
        { op: 'choose-destination', rule: 'jump.draw-two-choose-one' },
        { op: 'window', point: 'destination-chosen' },
        { op: 'follow-destination', rule: 'jump.place-and-follow' },
        { op: 'look-at-objective', rule: 'jump.kobol-check' },
        { op: 'reset-track', rule: 'jump.reset-track' },
      ],
    },
  ],
  objective: [{ op: 'look-at-objective', rule: 'jump.kobol-check' }],
  sleeper: [
    { op: 'deal-sleeper', rule: 'sleeper.deal' },
    { op: 'window', point: 'sleeper-dealt' },
  ],
  'dealt-at-once': [
    { op: 'offer-to-pass-on', rule: 'sleeper.cylon-may-pass-it' },
    { op: 'turn-up', rule: 'sleeper.sympathizer-at-once' },
  ],
};
