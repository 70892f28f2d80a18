import type { Placement, ShipCounts } from '../../engine/model/effect.ts';
import { sequence } from '../clause.ts';
import type { Describers } from '../describer.ts';
import { entries } from '../entries.ts';
import type { Voice, Word } from '../voice.ts';

type ShipOps =
  | 'place'
  | 'destroy'
  | 'prepare'
  | 'evacuate'
  | 'occupy'
  | 'damage-vipers'
  | 'recall-vipers'
  | 'repair'
  | 'damage-galactica'
  | 'board'
  | 'activate'
  | 'launch';

export const shipOps: Describers<ShipOps> = {
  place: ({ ships }, { voice }) => ({
    text: voice.say('ops.place', {
      groups: placement(voice, ships, 'ops.place-group').reduce((first, next) =>
        voice.say('ops.place-also', { first, next }),
      ),
    }),
  }),
  destroy: ({ what, n }, { voice }) => ({
    text:
      what === 'civilian'
        ? voice.say('ops.destroy', { n }, 'civilian')
        : voice.say('ops.destroy', { ships: voice.noun(what, n) }),
  }),
  prepare: ({ n }, { voice }) => ({ text: voice.say('ops.prepare', { n }) }),
  evacuate: ({ n }, { voice }) => ({ text: voice.say('ops.evacuate', { n }) }),
  occupy: ({ n }, { voice }) => ({ text: voice.say('ops.occupy', { n }), statement: true }),
  'damage-vipers': ({ n, in: where }, { voice }) => ({ text: voice.say('ops.damage-vipers', { n }, where) }),
  'recall-vipers': (_, { voice }) => ({ text: voice.say('ops.recall-vipers') }),
  repair: (op, { voice }) =>
    op.what === 'vipers'
      ? {
          by: op.by,
          text: voice.say('ops.repair', { n: op.n }, op.destroyed ? 'vipers-destroyed' : 'vipers'),
        }
      : { text: voice.say('ops.repair', {}, op.what) },
  'damage-galactica': ({ n, outOf }, { voice }) => ({
    text:
      outOf === undefined
        ? voice.say('ops.damage-galactica', { n }, n === 1 ? 'once' : undefined)
        : voice.say('ops.damage-galactica', { n, outOf }, 'pick'),
  }),
  board: ({ n }, { voice }) => ({ text: voice.say('ops.board', { n }) }),
  activate: ({ what, placed }, { voice }) => ({
    text: placed
      ? voice.say('ops.activate', {}, 'placed')
      : sequence(
          voice,
          what.map(kind => voice.say(`activation.${kind}`)),
        ),
  }),
  launch: ({ ships }, { voice }) => ({ text: voice.say('ops.launch', { ships: shipWords(voice, ships) }) }),
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
