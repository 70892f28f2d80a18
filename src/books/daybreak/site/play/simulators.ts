/** What can be tried out of this book. */
import { halfway } from '#books/base/site/play/halfway.ts';
import type { Simulators } from '#books/playFacet.ts';
import { act, befalls, ending, meets } from '#features/simulators/tables/deeds.ts';

/** With a Cylon Leader, and somebody new. */
const seated = {
  'loyalty-daybreak': {
    of: 'loyalty',
    start: {
      characters: ['louis-hoshi', 'laura-roslin', 'gaius-baltar', 'sharon-valerii', 'danna-biers'],
      seed: 1,
    },
    halfway,
  },
  'succession-daybreak': {
    of: 'succession',
    start: ['lee-adama-alternate', 'louis-hoshi', 'romo-lampkin', 'sherman-cottle'],
  },
} as const satisfies Simulators;

const draws = (seat: string) => befalls('zarek', seat, [{ op: 'draw-mutiny', who: 'you', n: 1 }]);

const tables = {
  abilities: {
    of: 'table',
    deeds: { check: meets('tigh', 'rallying-support') },
    parts: ['space', 'resources'],
    held: ['hand', { name: 'mutiny', of: ({ slots }) => slots.mutiny ?? [] }],
  },
  mutiny: {
    of: 'table',
    deeds: {
      zarek: draws('zarek'),
      adama: draws('adama'),
      mutineer: draws('mutineer'),
      reveal: act('mutineer', 'cylon-brig'),
    },
    parts: ['players'],
    held: [{ name: 'mutiny', of: ({ slots }) => slots.mutiny ?? [] }, 'loyalty'],
  },
  mission: {
    of: 'table',
    deeds: {
      begin: act('adama', 'demetrius-bridge'),
      jump: befalls('adama', 'adama', [{ op: 'call', block: 'jump' }]),
    },
    parts: ['jump', 'resources'],
    held: ['hand'],
  },
  'assault-raptors': {
    of: 'table',
    deeds: {
      command: act('adama', 'command'),
      launch: act('starbuck', 'hangar-deck'),
      raiders: befalls('adama', 'adama', [{ op: 'activate', what: ['raiders'] }]),
    },
    parts: ['space', 'reserves'],
    held: [],
  },
  motives: { of: 'table', deeds: ending('adama'), parts: ['resources'], held: ['loyalty'] },
} as const satisfies Simulators;

export const simulators: Simulators = { ...seated, ...tables };

declare module '#features/simulators/benches.ts' {
  interface TableBenches extends Record<keyof typeof tables, object> {}
  interface Benches extends Record<keyof typeof seated, object> {}
}
