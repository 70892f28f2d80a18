import { type PileName, type Skill, skills } from '../../engine/model/vocabulary.ts';
import type { BoardModel } from '../model.ts';
import type { Words } from '../words.ts';
import type { Line } from './line.ts';

export function deckLine({ piles }: BoardModel, words: Words, pile: PileName): Line {
  const { size, discard } = piles[pile];
  const { t } = words;
  return {
    spot: pile,
    name: deckName(words, pile),
    items: [t('decks.left', { n: size }), ...(discard === 0 ? [] : [t('decks.discarded', { n: discard })])],
  };
}

export function deckName({ t, voice }: Words, pile: PileName): string {
  return isSkill(pile) ? voice.name(pile)('nom') : t(`decks.${pile}`);
}

export function isSkill(pile: PileName): pile is Skill {
  return skills.some(skill => skill === pile);
}
