import { expect, test } from 'vitest';
import { type Game, gameFrom, type View, viewFor } from '#engine/index.ts';
import { asText } from '#scenarios/problem.ts';
import { scenarioOf } from '#scenarios/record/scenarioOf.ts';
import { asYaml } from '#scenarios/record/yaml.ts';
import { Play } from '#scenarios/runner/play.ts';
import { library } from '../kit/books.ts';
import { playedOn, randomGame, reader } from './kit.ts';

/** The game that comes of reading the written scenario back and playing all its lines. */
function readBack(text: string): Game {
  const read = reader.read(text, 'back.yaml');
  if (!read.ok) throw new Error(read.problems.map(asText).join('\n'));
  const play = new Play(read, library);
  for (const line of read.scenario.script ?? []) {
    if (!('choose' in line)) throw new Error('A recorded script only chooses');
    expect(play.fits(line), JSON.stringify(line)).toBe(true);
    expect(play.choose(line.seat, line.choose)).toBeUndefined();
  }
  return play.game;
}

/** What is on the table: not the numbers of pieces, nor where luck comes from. */
function table({ options: _, ships, seats, ...rest }: View) {
  return {
    ...rest,
    ships: ships.map(({ id: _id, ...ship }) => JSON.stringify(ship)).sort(),
    seats: seats.map(({ place, ...seat }) => ({ ...seat, place: place.in === 'viper' ? 'viper' : place })),
  };
}

const views = (game: Game) =>
  [...game.state.seats.keys(), 'table' as const, 'teacher' as const].map(viewer =>
    table(viewFor(game, viewer)),
  );

/** At the beginning of a step nobody has answered anything yet. */
const isBoundary = ({ state }: Game) => state.pending[0]?.prompt === 'movement';

/** Which choices of a game are written down wherever they fall: playing a long log again takes its time. */
const anywhere = [3, 40, 150, 290];

test('a running game, written down and read back, looks the same from every seat', () => {
  let positions = 0;
  let logs = 0;
  for (let seed = 1; seed <= 4; seed++) {
    let choices = 0;
    for (const game of randomGame(seed, 2 + seed)) {
      choices += 1;
      const chosen = anywhere.includes(choices);
      if (!chosen && !isBoundary(game)) continue;
      const scenario = scenarioOf(game, 'test/back');
      if (!scenario) throw new Error('A game that was set up in the usual way can be written down');
      if (scenario.script && !chosen) continue;
      if (scenario.script) logs += 1;
      else positions += 1;
      expect(views(readBack(asYaml(scenario)))).toEqual(views(game));
    }
  }
  expect(positions).toBeGreaterThan(30);
  expect(logs).toBeGreaterThan(10);
});

/** The nth of the games that play goes through. */
function nth(games: Iterable<Game>, n: number): Game {
  let i = 0;
  for (const game of games) if (++i === n) return game;
  throw new Error('The game is too short');
}

test('a game that began from a position is written down as that position and what was chosen since', () => {
  const [, first] = [...randomGame(3, 4)].filter(isBoundary);
  if (!first) throw new Error('The game is too short');
  const begun = gameFrom(library, first.state).game;
  for (const game of [begun, nth(playedOn(begun, 5), 30)]) {
    const scenario = scenarioOf(game, 'test/back');
    if (!scenario) throw new Error('The position can be written down');
    expect(scenario.position?.turn?.step).toBe('movement');
    expect(views(readBack(asYaml(scenario)))).toEqual(views(game));
  }
});

test('a game in which nobody was asked who had nothing to say is written down as well', () => {
  const drive = { passIdle: true };
  const game = nth(randomGame(2, 5, drive), 90);
  const scenario = scenarioOf(game, 'test/back');
  if (!scenario?.script) throw new Error('It is written down as a log');
  expect(views(readBack(asYaml(scenario)))).toEqual(views(game));
});
