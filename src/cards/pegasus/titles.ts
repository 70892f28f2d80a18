import type { TitleCard } from '../../engine/model/card.ts';
import { titles as baseTitles } from '../base/titles.ts';

/** The lines of succession with the new characters in them (pegasus.succession.president-order, …admiral-order). */
const lines = {
  president: [
    'laura-roslin',
    'gaius-baltar',
    'tom-zarek',
    'ellen-tigh',
    'lee-adama',
    'william-adama',
    'karl-agathon',
    'galen-tyrol',
    'helena-cain',
    'anastasia-dualla',
    'sharon-valerii',
    'saul-tigh',
    'kara-thrace',
    'louanne-katraine',
  ],
  admiral: [
    'helena-cain',
    'william-adama',
    'saul-tigh',
    'karl-agathon',
    'lee-adama',
    'anastasia-dualla',
    'kara-thrace',
    'louanne-katraine',
    'sharon-valerii',
    'galen-tyrol',
    'tom-zarek',
    'ellen-tigh',
    'gaius-baltar',
    'laura-roslin',
  ],
} as const;

export const titles: readonly TitleCard[] = baseTitles.map(title => ({ ...title, line: lines[title.id] }));
