import { launchSectors, type Sector, type ShipKind } from '#engine/model/vocabulary.ts';
import { entries } from '#text/entries.ts';
import type { NounId } from '#text/terms.ts';
import type { AfarArea, BoardModel, Print, Ship } from '../model.ts';
import type { Stack } from '../stacks.ts';
import { capital, type Words } from '../words.ts';
import { type Line, orElse } from './line.ts';

export function sectorLine(model: BoardModel, words: Words, sector: Sector): Line {
  const { t } = words;
  return {
    spot: sector,
    name: sectorName(words, sector),
    items: orElse(shipItems(model.ships[sector], model.print, words), t('empty')),
  };
}

export function areaLine(model: BoardModel, words: Words, { id, ships }: AfarArea): Line {
  return {
    spot: id,
    name: capital(words.voice.area(id)('nom'), words),
    items: orElse(shipItems(ships, model.print, words), words.t('empty')),
  };
}

export function sectorName({ t, voice }: Words, sector: Sector): string {
  const name = voice.sector(sector)('nom');
  return launchSectors.some(launch => launch === sector) ? t('launch', { sector: name }) : name;
}

/** One ship of a kind, as it stands at the head of something: "Raider". */
export function shipName(words: Words, kind: ShipKind | 'unmanned-viper'): string {
  return capital(words.voice.noun(kind, 1)('nom').replace(/^1 /, ''), words);
}

export function stackText({ ships }: Stack, print: Print, words: Words): string {
  return shipItems(ships, print, words).join(', ');
}

/** Ships that look alike are told together: "3 raiders". */
function shipItems(ships: readonly Ship[], print: Print, words: Words): readonly string[] {
  const counts = new Map<string, { readonly ship: Ship; n: number }>();
  for (const ship of ships) {
    const { piece: _, ...look } = ship;
    const key = JSON.stringify(look);
    const alike = counts.get(key);
    if (alike === undefined) counts.set(key, { ship, n: 1 });
    else alike.n += 1;
  }
  return [...counts.values()].map(({ ship, n }) => shipItem(ship, n, print, words));
}

function shipItem(ship: Ship, n: number, print: Print, words: Words): string {
  const { t, voice } = words;
  const noun = (id: NounId) => voice.noun(id, n)('nom');
  switch (ship.kind) {
    case 'basestar': {
      if (ship.damage === undefined) return noun('basestar');
      const tokens = ship.damage.map(token => voice.title('tokens', token).title).join(', ');
      return t('ship.damage', { ship: noun('basestar'), tokens });
    }
    case 'viper':
      return ship.pilot === undefined
        ? noun('unmanned-viper')
        : t('ship.pilot', { ship: noun('viper'), name: words.shortName(ship.pilot) });
    case 'civilian':
      return ship.cargo === undefined
        ? t('ship.faceDown', { ships: noun('civilian') })
        : t('ship.known', { ship: noun('civilian'), loss: cargoText(ship.cargo, print, words) });
    default:
      return noun(ship.kind);
  }
}

/** What is lost with a civilian ship: "−1 population, −1 fuel". */
export function cargoText(card: string, { cargo }: Print, { t, voice }: Words): string {
  const lost = entries(cargo[card] ?? {}).map(([resource, n]) =>
    t('ship.loss', { resource: voice.name(resource), n }),
  );
  return orElse(lost, t('ship.noLoss')).join(', ');
}
