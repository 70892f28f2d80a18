/** What can be tried out of this book. */
import type { Simulators } from '#books/playFacet.ts';
import { halfway } from './halfway.ts';
import { turnTable } from './turn.ts';

/** Whoever is needed for a game around a simulator, in this order. */
const company = ['laura-roslin', 'william-adama', 'galen-tyrol', 'lee-adama'] as const;

const adama = { id: 'adama', character: 'william-adama' } as const;
const apollo = { id: 'apollo', character: 'lee-adama' } as const;
const starbuck = { id: 'starbuck', character: 'kara-thrace' } as const;

const ships = { crew: { player: adama, pilot: apollo }, company } as const;

const own = {
  turn: { of: 'turn', ...turnTable },
  /** It begins with the example that the printed rules work through: 6 for it, 3 against, and 3 are too few against 6. */
  check: {
    of: 'check',
    start: {
      check: { difficulty: 6, skills: ['politics', 'leadership'] },
      given: {
        destiny: ['launch-scout/1', 'evasive-maneuvers/1'],
        left: ['declare-emergency/3', 'launch-scout/1'],
        next: [],
        current: ['declare-emergency/3'],
      },
      as: 'left',
    },
    // None of them has a say in checks that the simulator does not know.
    players: {
      current: { character: 'saul-tigh', at: 'command' },
      left: { character: 'lee-adama', at: 'hangar-deck' },
      next: { character: 'tom-zarek', at: 'administration' },
    },
    loyalty: 'not-a-cylon',
  },
  attack: { of: 'attack', ...ships },
  vipers: {
    of: 'vipers',
    flyers: {
      admiral: adama,
      pilots: [starbuck, apollo],
      // What the pilot pays with when he lands or changes ships.
      hand: ['evasive-maneuvers/1', 'evasive-maneuvers/1'],
    },
    company,
  },
  raiders: { of: 'raiders', ...ships },
  boarding: { of: 'boarding', ...ships },
  damage: {
    of: 'damage',
    // The Armory is empty, and Starbuck is in a viper.
    crew: {
      seats: [
        { ...adama, at: 'command' },
        { id: 'tyrol', character: 'galen-tyrol', at: 'hangar-deck' },
        { ...starbuck, at: undefined },
        { id: 'tigh', character: 'saul-tigh', at: 'weapons-control' },
        { id: 'roslin', character: 'laura-roslin', at: 'admirals-quarters' },
        { id: 'baltar', character: 'gaius-baltar', at: 'ftl-control' },
      ],
      mechanic: 'tyrol',
    },
    company,
  },
  jump: { of: 'jump', admiral: adama, company },
  /** Five players, among them the two who get a card more. */
  loyalty: {
    of: 'loyalty',
    start: {
      characters: ['william-adama', 'laura-roslin', 'gaius-baltar', 'sharon-valerii', 'kara-thrace'],
      seed: 1,
    },
    halfway,
  },
  /** Those of the printed example. */
  succession: { of: 'succession', start: ['lee-adama', 'william-adama', 'karl-agathon', 'tom-zarek'] },
} as const satisfies Simulators;

export const simulators: Simulators = own;

declare module '#features/simulators/benches.ts' {
  interface Benches extends Record<keyof typeof own, object> {}
}
