import type { Resource } from '#engine/model/vocabulary.ts';
import type { NounId } from '#text/terms.ts';
import { type BoardModel, distanceOf } from '../model.ts';
import type { Words } from '../words.ts';
import { type Line, orElse } from './line.ts';

export function resourceLine(
  { resources, print }: BoardModel,
  { t, voice }: Words,
  resource: Resource,
): Line {
  const n = resources[resource];
  const inRed = n <= print.resources[resource].redAtOrBelow;
  return {
    spot: resource,
    name: voice.name(resource)('nom'),
    items: [inRed ? t('resource.red', { n }) : String(n)],
  };
}

export function fleetLine({ jumpTrack, print }: BoardModel, { t }: Words): Line {
  return { spot: 'jump-track', name: t('jump.fleet'), items: [jumpSpace(jumpTrack, print.jumpTrack, t)] };
}

function jumpSpace(n: number, track: BoardModel['print']['jumpTrack'], t: Words['t']): string {
  const space = track[n];
  if (space === undefined) throw new Error(`The jump preparation track has no space ${n}.`);
  if (n === 0) return t('jump.start');
  if (space.zone === 'auto') return t('jump.auto');
  return space.zone === 'red' ? t('jump.red', { n }) : t('jump.blue', { n, n2: space.populationCost ?? 0 });
}

export function distanceLine(model: BoardModel, { t }: Words): Line {
  return { spot: 'distance', name: t('jump.distance'), items: [String(distanceOf(model))] };
}

export function destinationsLine({ travelled }: BoardModel, { t, voice }: Words): Line {
  const cards = travelled.map(({ card, distance }) =>
    t('jump.destination', { card: voice.title('cards', card).title, distance }),
  );
  return { spot: 'travelled', name: t('jump.destinations'), items: orElse(cards, t('none')) };
}

/** One line for each space on which centurions stand. */
export function boardingLines(model: BoardModel, words: Words): readonly Line[] {
  const { boarding, print } = model;
  const { t, voice } = words;
  const spaces = Array.from({ length: print.boardingLost + 1 }, (_, space) => space);
  const manned = spaces.filter(space => boarding.includes(space));
  if (manned.length === 0)
    return [{ spot: 'boarding', name: t('parts.boarding'), items: [t('boarding.none')] }];
  return manned.map(space => {
    const n = boarding.filter(at => at === space).length;
    const centurion: NounId = 'centurion';
    return {
      spot: `boarding-${space}`,
      name: boardingSpaceName(space, print.boardingLost, words),
      items: [voice.noun(centurion, n)('nom')],
    };
  });
}

export function boardingSpaceName(space: number, lost: number, { t }: Words): string {
  if (space === 0) return t('boarding.start');
  return space === lost ? t('boarding.lost') : t('boarding.space', { n: space });
}
