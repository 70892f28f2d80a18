/** What can be tried out of this book. */
import { halfway } from '#books/base/site/play/halfway.ts';
import type { Simulators } from '#books/playFacet.ts';
import { act, befalls, ending, meets } from '#features/simulators/tables/deeds.ts';

/** With a Cylon Leader, and somebody new. */
const seated = {
  'loyalty-pegasus': {
    of: 'loyalty',
    start: {
      characters: ['helena-cain', 'laura-roslin', 'gaius-baltar', 'sharon-valerii', 'caprica-six'],
      seed: 1,
    },
    halfway,
  },
  'succession-pegasus': {
    of: 'succession',
    start: ['ellen-tigh', 'helena-cain', 'anastasia-dualla', 'tom-zarek'],
  },
} as const satisfies Simulators;

const tables = {
  reckless: {
    of: 'table',
    deeds: { check: meets('tigh', 'prison-labor') },
    parts: ['space', 'resources'],
    held: ['hand'],
  },
  execution: {
    of: 'table',
    deeds: {
      airlock: act('zarek', 'airlock'),
      execute: befalls('zarek', 'accused', [{ op: 'procedure', of: 'execution', who: 'you' }]),
    },
    parts: ['players', 'resources'],
    held: ['loyalty'],
  },
  occupation: {
    of: 'table',
    deeds: {
      activate: befalls('tigh', 'tigh', [{ op: 'activate', what: ['occupation-forces'] }]),
      attack: act('apollo', 'attack-occupation'),
      shipyard: act('tigh', 'shipyard'),
      imprison: act('zarek', 'imprison'),
    },
    parts: ['new-caprica', 'resources'],
    held: [],
  },
  agendas: { of: 'table', deeds: ending('tigh'), parts: ['resources'], held: ['loyalty'] },
} as const satisfies Simulators;

export const simulators: Simulators = { ...seated, ...tables };

declare module '#features/simulators/benches.ts' {
  interface TableBenches extends Record<keyof typeof tables, object> {}
  interface Benches extends Record<keyof typeof seated, object> {}
}
