/** The twin of a game is made of its text again after every choice, and must never be told from it. */
import {
  apply,
  choicesOf,
  type Drive,
  fork,
  forkFor,
  type Game,
  isOver,
  makeSave,
  parseSave,
  Table,
} from '#engine/index.ts';
import { type Case, inCase } from '../kit/cases.ts';
import { moments, nextChoice, playOut, positions, startOf, step } from '../kit/games.ts';
import { deepFreeze, impurities, mustEqual, text, toFileAndBack } from '../kit/json.ts';
import { uniform } from '../kit/players.ts';

/** After every choice a frozen game, its twin and a table that is played in place are one. Gives the choices made. */
export function twinAgrees(c: Case): number {
  return inCase(c, (below, player) => {
    let game = startOf(c);
    let twin = toFileAndBack(game.state);
    const table = new Table(game, {});
    let n = 0;
    for (; !isOver(game); n++) {
      const impure = impurities(game.state);
      if (impure.length > 0) throw new Error(`Not plain JSON: ${impure.join('; ')}`);
      const choice = nextChoice(game.state, below);
      const made = { seat: choice.seat, choose: player(choice) };
      deepFreeze(game.state);
      const next = step(game, made);
      const twinNext = step({ ...game, state: deepFreeze(twin) }, toFileAndBack(made));
      table.play(made);
      mustEqual(next.game.state, twinNext.game.state, 'The game and its twin');
      mustEqual(next.events, twinNext.events, 'The events of the game and of its twin');
      mustEqual(next.game.state, table.state, 'The game and the table');
      mustEqual(next.events, table.run.events, 'The events of the game and of the table');
      game = next.game;
      twin = toFileAndBack(twinNext.game.state);
    }
    return n;
  });
}

/** A save loads as the game it was made of: at every so many choices and at the end. */
export function saveReturns(c: Case, drive: Drive = {}): number {
  return inCase(c, (below, player) => {
    let saves = 0;
    const check = (game: Game) => {
      const loaded = parseSave(game.lib, makeSave(game));
      if (loaded.ok !== true)
        throw new Error(
          `The save does not give the game: ${loaded.ok ? text(loaded.differs) : text(loaded)}`,
        );
      mustEqual(loaded.game.state, game.state, 'The game and its save');
      mustEqual(choicesOf(loaded.game), choicesOf(game), 'The choices of the game and of its save');
      saves += 1;
    };
    let last: Game = startOf(c, {}, drive);
    const often = 40 + below(40);
    for (last of positions(last, player, below, drive)) {
      if (saves === 0 || isOver(last) || (last.log?.length ?? 0) >= often * saves) check(last);
    }
    return saves;
  });
}

/** Forks are played on for a while; the game they came from is none the wiser. Gives the number of forks. */
export function forkLeavesOrigin(c: Case): number {
  return inCase(c, (below, player) => {
    let forks = 0;
    for (const { game, made } of moments(startOf(c), player, below)) {
      if (below(20) > 0) continue;
      const before = text(game.state);
      const saved = makeSave(game);
      const expected = step(game, made);
      const own = below(2) === 0 ? fork(game) : forkFor(game, below(c.seats), below(1000));
      playOut(own, uniform(below), below, {}, 20);
      mustEqual(before, text(game.state), 'The origin before and after its fork was played');
      mustEqual(saved, makeSave(game), 'The save of the origin before and after');
      const after = apply(game, made);
      if (!after.ok) throw new Error(`After a fork the origin refuses its choice: ${after.because}`);
      mustEqual(expected.game.state, after.game.state, 'The future of the origin before and after');
      forks += 1;
    }
    return forks;
  });
}
