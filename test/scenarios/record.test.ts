import { expect, test } from 'vitest';
import { type Game, gameFrom, type View, viewFor } from '../../src/engine/index.ts';
import { library } from '../../src/scenarios/library.ts';
import { asText } from '../../src/scenarios/problem.ts';
import { scenarioOf } from '../../src/scenarios/record/scenarioOf.ts';
import { asYaml } from '../../src/scenarios/record/yaml.ts';
import { Play } from '../../src/scenarios/runner/play.ts';
import { randomGame, reader } from './kit.ts';

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
const isBoundary = ({ state }: Game) => state.stack.length === 2 && state.pending[0]?.prompt === 'movement';

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

test('a game that began from a position is written down as that position and what was chosen since', () => {
  const [first] = [...randomGame(3, 4)].filter(isBoundary).slice(4);
  if (!first) throw new Error('The game is too short');
  const begun = gameFrom(library, first.state).game;
  const scenario = scenarioOf(begun, 'test/back');
  if (!scenario) throw new Error('The position can be written down');
  expect(views(readBack(asYaml(scenario)))).toEqual(views(begun));
});
