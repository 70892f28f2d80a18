import type { PileName, Skill } from '#engine/model/vocabulary.ts';
import { titleId } from '#text/titles.ts';
import type { BoardFacets } from '../facet.ts';
import type { BoardModel, MaybeKnown, Pile } from '../model.ts';
import { skillsIn } from '../symbols.ts';
import type { Words } from '../words.ts';
import type { Line } from './line.ts';

export function deckLine({ piles }: BoardModel, words: Words, pile: PileName): Line {
  const { size, discard } = piles[pile];
  const { t } = words;
  return {
    spot: pile,
    name: deckName(words, pile),
    items: [
      t('decks.left', { n: size }),
      ...(discard === 0 ? [] : [t('decks.discarded', { n: discard })]),
      ...seenItems(piles[pile], words),
    ],
  };
}

/** What this viewer knows of the order of a pile: "on top (Water Shortage; Ambush)". */
export function seenItems({ top = [], bottom = [] }: Pile, words: Words): readonly string[] {
  const { t } = words;
  const names = (cards: readonly MaybeKnown[]) => cards.map(card => cardName(card, words)).join('; ');
  return [
    ...(top.length === 0 ? [] : [t('decks.top', { cards: names(top) })]),
    ...(bottom.length === 0 ? [] : [t('decks.bottom', { cards: names(bottom) })]),
  ];
}

function cardName(card: MaybeKnown, { t, voice }: Words): string {
  if (card === undefined) return t('decks.unknown');
  const [id = card, strength] = card.split('/');
  const { title } = voice.title('cards', titleId(id));
  return strength === undefined ? title : `${title} ${strength}`;
}

export function deckName({ t, voice, facets }: Words, pile: PileName): string {
  return isSkill(pile, facets) ? voice.name(pile)('nom') : t(`decks.${pile}`);
}

export function isSkill(pile: PileName, facets: BoardFacets): pile is Skill {
  return skillsIn(facets).some(skill => skill === pile);
}
