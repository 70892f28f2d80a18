import type { Placement, ShipCounts } from '../../engine/model/effect.ts';
import { sequence } from '../clause.ts';
import type { Describers } from '../describer.ts';
import { entries } from '../entries.ts';
import type { Voice, Word } from '../voice.ts';

type ShipOps =
  | 'place'
  | 'destroy-civilians'
  | 'destroy-raptors'
  | 'damage-vipers'
  | 'recall-vipers'
  | 'repair-location'
  | 'repair-vipers'
  | 'repair-raptor'
  | 'damage-galactica'
  | 'board'
  | 'activate'
  | 'activate-placed'
  | 'launch'
  | 'destroy-ships'
  | 'destroy-centurion';

export const shipOps: Describers<ShipOps> = {
  place: ({ ships }, { voice }) => ({
    text: voice.say('ops.place', {
      groups: placement(voice, ships, 'ops.place-group').reduce((first, next) =>
        voice.say('ops.place-also', { first, next }),
      ),
    }),
  }),
  'destroy-civilians': ({ n }, { voice }) => ({ text: voice.say('ops.destroy-civilians', { n }) }),
  'destroy-raptors': ({ n }, { voice }) => ({ text: voice.say('ops.destroy-raptors', { n }) }),
  'damage-vipers': ({ n, in: where }, { voice }) => ({ text: voice.say('ops.damage-vipers', { n }, where) }),
  'recall-vipers': (_, { voice }) => ({ text: voice.say('ops.recall-vipers') }),
  'repair-location': (_, { voice }) => ({ text: voice.say('ops.repair-location') }),
  'repair-vipers': ({ by, n, destroyed }, { voice }) => ({
    by,
    text: voice.say('ops.repair-vipers', { n }, destroyed ? 'destroyed' : undefined),
  }),
  'repair-raptor': (_, { voice }) => ({ text: voice.say('ops.repair-raptor') }),
  'damage-galactica': ({ n, outOf }, { voice }) => ({
    text:
      outOf === undefined
        ? voice.say('ops.damage-galactica', { n }, n === 1 ? 'once' : undefined)
        : voice.say('ops.damage-galactica', { n, outOf }, 'pick'),
  }),
  board: ({ n }, { voice }) => ({ text: voice.say('ops.board', { n }) }),
  activate: ({ what }, { voice }) => ({
    text: sequence(
      voice,
      what.map(kind => voice.say(`activation.${kind}`)),
    ),
  }),
  'activate-placed': (_, { voice }) => ({ text: voice.say('ops.activate-placed') }),
  launch: ({ ships }, { voice }) => ({ text: voice.say('ops.launch', { ships: shipWords(voice, ships) }) }),
  'destroy-ships': ({ kind, n }, { voice }) => ({
    text: voice.say('ops.destroy-ships', { ships: voice.noun(kind, n) }),
  }),
  'destroy-centurion': (_, { voice }) => ({ text: voice.say('ops.destroy-centurion', { one: 1 }) }),
};

/** "1 basestar and 3 raiders at the bow", and so on, sector by sector as the card has them. */
export function placement(
  voice: Voice,
  ships: Placement,
  key: 'ops.place-group' | 'part.setup-group',
): string[] {
  return entries(ships).map(([sector, here]) =>
    voice.say(key, { ships: shipWords(voice, here), where: voice.sector(sector) }),
  );
}

function shipWords(voice: Voice, ships: ShipCounts): Word[] {
  return entries(ships).map(([kind, n]) => voice.noun(kind, n));
}
