import type { NounId } from '#text/terms.ts';
import type { BoardModel } from '../model.ts';
import type { Words } from '../words.ts';
import { type Line, orElse } from './line.ts';
import { cargoText } from './sectors.ts';

export function reserveLine({ reserves }: BoardModel, words: Words): Line {
  const { t } = words;
  const ships = [...counted(words, 'viper', reserves.vipers), ...counted(words, 'raptor', reserves.raptors)];
  return { spot: 'reserves', name: t('reserves.ready'), items: orElse(ships, t('reserves.nothing')) };
}

export function damagedLine({ damagedVipers }: BoardModel, { t }: Words): Line {
  return { spot: 'damaged-vipers', name: t('reserves.damaged'), items: [String(damagedVipers)] };
}

export function destroyedLine({ destroyed, print }: BoardModel, words: Words): Line {
  const { t, voice } = words;
  const civilians = [...new Set(destroyed.civilians)].map(card => {
    const n = destroyed.civilians.filter(one => one === card).length;
    const loss = cargoText(card, print, words);
    return t('ship.known', { ship: voice.noun('civilian', n)('nom'), loss });
  });
  const ships = [
    ...counted(words, 'viper', destroyed.vipers),
    ...counted(words, 'raptor', destroyed.raptors),
    ...civilians,
  ];
  return { spot: 'destroyed', name: t('reserves.destroyed'), items: orElse(ships, t('reserves.nothing')) };
}

function counted({ voice }: Words, noun: NounId, n: number): readonly string[] {
  return n === 0 ? [] : [voice.noun(noun, n)('nom')];
}
