import type { Tellers } from '#text/conditions.ts';
import type { PegasusTests } from '../engine/words.ts';

/** What stands behind "if" on cards, sheets, agendas and New Caprica. */
export const tests: Tellers<PegasusTests> = {
  'in-orbit': () => ({ key: 'tests.in-orbit' }),
  'ship-prepared': () => ({ key: 'tests.ship-prepared' }),
  'current-on': ({ board }, voice) => ({ key: 'tests.current-on', values: { place: voice.place(board) } }),
  'attacking-occupation': () => ({ key: 'tests.attacking-occupation' }),
  reckless: () => ({ key: 'tests.reckless' }),
  'may-infiltrate': () => ({ key: 'tests.may-infiltrate' }),
  'human-player': () => ({ key: 'tests.human-player' }),
  'in-supply': ({ ship }, voice) => ({ key: 'tests.in-supply', values: { ships: voice.noun(ship, 1) } }),
  'not-moved': () => ({ key: 'tests.not-moved' }),
  'in-action-step': () => ({ key: 'tests.in-action-step' }),
  'your-roll': () => ({ key: 'tests.your-roll' }),
  'passes-with': ({ atLeast }) => ({ key: 'tests.passes-with', values: { n: atLeast } }),
  'destroyed-by-you': () => ({ key: 'tests.destroyed-by-you' }),
  'just-destroyed': ({ ship }, voice) => ({
    key: 'tests.just-destroyed',
    values: { ships: voice.noun(ship, 1) },
  }),
  contributed: ({ card }, voice) => ({
    key: 'tests.contributed',
    values: { card: voice.title('cards', card).title },
  }),
  'human-imprisoned': () => ({ key: 'tests.human-imprisoned' }),
  'execution-mourned': () => ({ key: 'tests.execution-mourned' }),
  'damaged-locations': ({ on, atLeast, atMost = 0 }, voice) => ({
    key: atLeast === undefined ? 'tests.damaged-locations-most' : 'tests.damaged-locations-least',
    values: { n: atLeast ?? atMost, ships: voice.say(`tests.ships-${on}`) },
  }),
  'all-red': () => ({ key: 'tests.all-red' }),
  apart: ({ resources: [one, other], atMost }, voice) => ({
    key: 'tests.apart',
    values: { one: voice.name(one), other: voice.name(other), n: atMost },
  }),
  'lost-ships': ({ atLeast }) => ({ key: 'tests.lost-ships', values: { n: atLeast } }),
  'was-executed': () => ({ key: 'tests.was-executed' }),
  'played-super-crisis': () => ({ key: 'tests.played-super-crisis' }),
  imprisoned: () => ({ key: 'tests.imprisoned' }),
  'pays-to-return': () => ({ key: 'tests.pays-to-return' }),
  'capped-in-detention': () => ({ key: 'tests.capped-in-detention' }),
};
