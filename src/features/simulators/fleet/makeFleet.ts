/** Ships as text, area by area from the bow: `r2v1c1__r1_c1__`, and centurions by their spaces: `011`. */
import type { Library } from '#engine/index.ts';
import { type Sector, sectors } from '#engine/model/vocabulary.ts';
import { type Fleet, left, type Squad, type Squadron, squadrons } from './fleet.ts';

const letters: { readonly [kind in Squadron]: string } = {
  basestar: 'b',
  raider: 'r',
  'heavy-raider': 'h',
  viper: 'v',
  pilot: 'm',
  civilian: 'c',
};

export function makeFleet({ space, centurions }: Fleet): string {
  const areas = sectors.map(sector =>
    squadrons
      .map(kind => [letters[kind], space[sector]?.[kind] ?? 0] as const)
      .flatMap(([letter, n]) => (n === 0 ? [] : [`${letter}${n}`]))
      .join(''),
  );
  return `${areas.join('_')}.${centurions.join('')}`;
}

/** Undefined when the texts name no such ships, or more than there are. */
export function parseFleet(lib: Library, space: string, centurions: string): Fleet | undefined {
  const squads = space.split('_').map(squadFrom);
  if (squads.length !== sectors.length || !/^[0-3]{0,4}$/.test(centurions)) return undefined;
  const found: { [sector in Sector]?: Squad } = {};
  for (const [i, sector] of sectors.entries()) {
    const squad = squads[i];
    if (squad === undefined) return undefined;
    if (Object.keys(squad).length > 0) found[sector] = squad;
  }
  const fleet: Fleet = { space: found, centurions: [...centurions].map(Number) };
  return squadrons.some(kind => left(lib, fleet, kind) < 0) ? undefined : fleet;
}

function squadFrom(text: string): Squad | undefined {
  if (!/^([brhvmc][1-9]\d?)*$/.test(text)) return undefined;
  const squad: { [kind in Squadron]?: number } = {};
  for (const [, letter, n] of text.matchAll(/([a-z])(\d+)/g)) {
    const kind = squadrons.find(one => letters[one] === letter);
    if (kind === undefined || squad[kind] !== undefined) return undefined;
    squad[kind] = Number(n);
  }
  return squad;
}
