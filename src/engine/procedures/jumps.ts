import type { Procedures } from '../model/flow.ts';

export const jumps: Procedures = {
  'auto-jump': [{ op: 'call', block: 'jump', rule: 'turn.auto-jump' }],
  jump: [
    { op: 'call', block: 'departure' },
    {
      op: 'when',
      test: 'last-jump',
      then: [{ op: 'win-by-jump', rule: 'kobol.final-jump', also: ['goal.humans'] }],
      else: [
        { op: 'draw-destinations', rule: 'jump.draw-two-choose-one' },
        { op: 'choose-destination', rule: 'titles.admiral-picks-destination' },
        { op: 'return-destinations', rule: 'jump.other-to-bottom' },
        { op: 'window', point: 'destination-chosen' },
        { op: 'call', block: 'arrival' },
      ],
    },
  ],
  departure: [
    { op: 'leave', rule: 'jump.five-steps', also: ['jump.two-triggers'] },
    { op: 'recall-vipers', rule: 'combat-jump.vipers', also: ['combat-jump.pilots'] },
    { op: 'return-civilians', rule: 'combat-jump.civilians' },
    { op: 'remove-ships', rule: 'jump.remove-ships', also: ['combat-jump.centurions-stay'] },
    { op: 'window', point: 'jumped' },
  ],
  arrival: [
    { op: 'follow-destination', rule: 'jump.place-and-follow', also: ['destinations.effect-at-once'] },
    { op: 'call', block: 'objective' },
    { op: 'reset-track', rule: 'jump.reset-track' },
  ],
  objective: [
    { op: 'look-at-objective', rule: 'jump.kobol-check' },
    { op: 'pass-threshold', threshold: 'last-jump', rule: 'kobol.eight-one-more' },
    {
      op: 'pass-threshold',
      threshold: 'sleeper',
      rule: 'kobol.four-sleeper',
      also: ['kobol.first-time-only'],
    },
  ],
  sleeper: [
    { op: 'deal-sleeper', rule: 'sleeper.deal', also: ['sleeper.revealed-too'] },
    { op: 'window', point: 'sleeper-dealt' },
  ],
  'dealt-at-once': [
    { op: 'offer-to-pass-on', rule: 'sleeper.cylon-may-pass-it' },
    { op: 'turn-up', rule: 'sleeper.sympathizer-at-once' },
  ],
};
