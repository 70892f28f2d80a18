import type { CharacterId, LocationId } from '#engine/model/vocabulary.ts';
import { type BoardModel, type Player, peopleAt, tokensAt } from '../model.ts';
import type { Words } from '../words.ts';
import { type Line, orElse } from './line.ts';

export function locationLine(model: BoardModel, words: Words, location: LocationId): Line {
  const { t, voice } = words;
  const name = voice.title('locations', location).title;
  return {
    spot: location,
    name: model.damaged.includes(location) ? t('damagedLocation', { location: name }) : name,
    items: orElse(
      [
        ...peopleAt(model, location).map(player => playerName(model, words, player)),
        ...tokensAt(model, location).map(({ kind, n }) => t(`tokens.${kind}`, { count: n })),
      ],
      t('nobody'),
    ),
  };
}

/** A player goes by the character's name, before there is one by a number. */
export const playerName = (model: BoardModel, words: Words, player: Player): string =>
  nameOf(model, words, player, words.shortName);

/** The name as it stands on the player's tag. */
export const tagName = (model: BoardModel, words: Words, player: Player): string =>
  nameOf(model, words, player, words.tagName);

function nameOf(
  { players }: BoardModel,
  { t }: Words,
  player: Player,
  called: (character: CharacterId) => string,
): string {
  return player.character === undefined
    ? t('players.number', { n: players.indexOf(player) + 1 })
    : called(player.character);
}
