import type { Opening } from '#ui/table/opening.ts';
import type { KeptGame } from '../../saves/games.ts';

/** A game of this device goes on under its id, with those who played it. */
export function openingOfKept(
  id: string,
  { text, players, reactions, name, revision }: KeptGame,
  hasGoneOn = false,
): Opening {
  return {
    from: 'save',
    text,
    players: players.map(player => (player === 'human' ? 'human' : 'bot')),
    ...(reactions === undefined ? {} : { reactions }),
    kept: { id, revision, hasGoneOn, ...(name === undefined ? {} : { name }) },
  };
}
