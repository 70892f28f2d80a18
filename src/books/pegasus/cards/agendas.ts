import type { Cond } from '#engine/model/cond.ts';
import type { Resource } from '#engine/model/vocabulary.ts';
import type { AgendaCard } from '../engine/cards/words.ts';

const atMost = (n: number, ...resources: readonly Resource[]): readonly Cond[] =>
  resources.map(resource => ({ test: 'resource', resource, atMost: n }));

const hostile = { deck: 'agenda', count: 1, tendency: 'hostile' } as const;
const sympathetic = { deck: 'agenda', count: 1, tendency: 'sympathetic' } as const;

export const agendaCards: readonly AgendaCard[] = [
  { ...hostile, id: 'genocide', side: 'cylons', cond: { all: atMost(2, 'food', 'population') } },
  {
    ...hostile,
    id: 'reduce-them-to-ruins',
    side: 'cylons',
    cond: { all: [{ test: 'damaged-locations', on: 'both', atLeast: 4 }, ...atMost(3, 'morale')] },
  },
  {
    ...hostile,
    id: 'show-their-true-nature',
    side: 'cylons',
    cond: { any: [{ test: 'imprisoned' }, { test: 'was-executed' }] },
  },
  { ...hostile, id: 'siege-warfare', side: 'cylons', cond: { test: 'all-red' } },
  { ...hostile, id: 'grant-mercy', side: 'humans', cond: { any: atMost(2, 'population', 'morale', 'food') } },
  { ...hostile, id: 'mutual-annihilation', side: 'humans', cond: { test: 'played-super-crisis' } },
  {
    ...sympathetic,
    id: 'convert-the-infidels',
    side: 'humans',
    cond: { all: atMost(3, 'fuel', 'food', 'morale', 'population') },
  },
  {
    ...sympathetic,
    id: 'guide-them-to-destiny',
    side: 'humans',
    cond: { test: 'apart', resources: ['population', 'morale'], atMost: 2 },
  },
  {
    ...sympathetic,
    id: 'join-the-colonials',
    side: 'humans',
    cond: { all: [{ test: 'infiltrating' }, { not: { test: 'imprisoned' } }] },
  },
  { ...sympathetic, id: 'prove-their-worth', side: 'humans', cond: { test: 'lost-ships', atLeast: 5 } },
  {
    ...sympathetic,
    id: 'salvage-their-equipment',
    side: 'cylons',
    cond: { test: 'damaged-locations', on: 'galactica', atMost: 2 },
  },
  {
    ...sympathetic,
    id: 'the-illusion-of-hope',
    side: 'cylons',
    cond: { not: { test: 'distance', atMost: 5 } },
  },
];
