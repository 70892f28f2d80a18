/** The help with a first game belongs to one game: to the one it was begun with, or in which it was asked for. */
import type { Game } from '#engine/index.ts';
import type { GuideSettings } from '#ui/keep/settings.ts';

/** Tells one game from another, also after it was saved and opened again. */
export function gameKey({ origin, state: { options } }: Pick<Game, 'origin' | 'state'>): string {
  const { books, objective, seats, seed } = options;
  const characters = (origin?.seats ?? seats).map(({ character }) => character ?? '');
  const turn = origin?.stack.findLast(frame => frame.turn !== undefined)?.turn;
  const begun = origin === undefined ? 'new' : `position ${turn?.number ?? 0}`;
  return [begun, seed, objective, ...books, ...characters].join(' ');
}

/** The help that belongs to this game. */
export function guideOf(guide: GuideSettings | undefined, game: Game): GuideSettings | undefined {
  return guide?.game === gameKey(game) ? guide : undefined;
}
