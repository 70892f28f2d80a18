import { isOver, viewFor } from '#engine/index.ts';
import { makeStandingAnswers } from '../../machine/reactions/standingAnswers.ts';
import type { SandboxSession } from '../../machine/session.ts';
import type { Kept } from '../../saves/kept.ts';
import { pictureOf } from '../../saves/picture.ts';

export type AtTable = Pick<SandboxSession, 'players'> & {
  readonly standingAnswers?: SandboxSession['standingAnswers'] | undefined;
  readonly game: NonNullable<SandboxSession['game']>;
};

/** What a list tells of a game. */
export function keptOf(
  { game, players, standingAnswers = [] }: AtTable,
  id: string,
  by: Kept['by'],
  name?: string,
): Kept {
  const { state } = game;
  const reactions = makeStandingAnswers(standingAnswers);
  const turn = state.stack.findLast(frame => frame.turn !== undefined)?.turn;
  return {
    id,
    by,
    at: Date.now(),
    choices: game.log?.length ?? 0,
    books: state.options.books,
    objective: state.options.objective,
    characters: state.seats.map(({ character }) => character),
    players,
    ...(reactions.length === 0 ? {} : { reactions }),
    picture: pictureOf(viewFor(game, 'table')),
    ...(name === undefined ? {} : { name }),
    ...(turn ? { turn: turn.number } : {}),
    ...(isOver(game) && state.over ? { over: state.over.winner } : {}),
  };
}

export const newId = (): string =>
  `${Date.now().toString(36)}-${Math.floor(Math.random() * 0xffffff).toString(36)}`;
