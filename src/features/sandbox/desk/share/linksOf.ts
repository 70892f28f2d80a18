/** The links that lead to the game on the table. */
import { type Game, makeSave } from '#engine/index.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { momentOf } from '#scenarios/record/momentOf.ts';
import { packSave } from '../../links/gameLink.ts';
import { packPosition, sharedId } from '../../links/positionLink.ts';
import { packSeat } from '../../links/seatLink.ts';

export const shareKinds = ['position', 'game', 'seat'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** Whatever language the page is in: it passes its readers on to their own (`inOwnLanguage`). */
export function addressOf(page: Pick<Location, 'origin' | 'pathname'>, fragment: string): string {
  return `${page.origin}${page.pathname}#${fragment}`;
}

/** Undefined where the position can be told neither by itself nor from its beginning. */
export function fragmentOf(
  kind: ShareKind,
  game: Game,
  seat: Seat,
  earlier: Iterable<Game>,
): string | undefined {
  switch (kind) {
    case 'game':
      return `game=${packSave(makeSave(game))}`;
    case 'seat':
      return `seat=${packSeat(game, seat)}`;
    case 'position': {
      const scenario = momentOf(game, sharedId, earlier);
      return scenario && `position=${packPosition(scenario)}`;
    }
  }
}

/** The positions before this one, the last one first. */
export function* earlierOf(gameAt: (choice: number) => Game | undefined, game: Game): Generator<Game> {
  for (let at = (game.log?.length ?? 0) - 1; at >= 0; ) {
    const before = gameAt(at);
    if (before === undefined) return;
    yield before;
    at = (before.log?.length ?? 0) - 1;
  }
}
