import type { Title } from '#engine/model/vocabulary.ts';
import type { BoardModel, Player } from '../model.ts';
import { capital, type Words } from '../words.ts';
import type { Line } from './line.ts';
import { playerName } from './locations.ts';

export function playerLine(model: BoardModel, words: Words, player: Player): Line {
  const { t, voice } = words;
  const current = player.id === model.current ? [t('players.current')] : [];
  const held = titlesOf(model, player).map(title => voice.name(title)('nom'));
  const loyalty = voice.noun('loyalty-card', player.loyalty)('nom');
  return {
    spot: player.id,
    name: playerName(model, words, player),
    items: [
      ...current,
      ...held,
      ...standing(player, words),
      voice.noun('skill-card', player.hand)('nom'),
      ...(player.loyalty === 0 ? [] : [t('players.loyalty', { cards: loyalty })]),
    ],
  };
}

/** What a player is besides: without character, off the board, revealed. */
function standing({ character, at, revealed }: Player, { t }: Words): readonly string[] {
  return [
    ...(character === undefined ? [t('players.unchosen')] : []),
    ...(character !== undefined && at === 'nowhere' ? [t('players.nowhere')] : []),
    ...(revealed === 'no' ? [] : [t(`players.${revealed}`)]),
  ];
}

export function titlesOf({ titles: held }: BoardModel, { id }: Player): readonly Title[] {
  return Object.keys(held).filter((title): title is Title => Reflect.get(held, title) === id);
}

export function nukesLine({ nukes }: BoardModel, words: Words): Line {
  return { spot: 'nukes', name: capital(words.t('players.nukes'), words), items: [String(nukes)] };
}
