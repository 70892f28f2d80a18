import { expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { lineCalled, lineName } from '#engine/library/lineNames.ts';
import { completed } from '#engine/save/completed.ts';
import { restoreState, storeState } from '#engine/save/stored.ts';
import { newGame, playOut } from '../../kit/games.ts';
import { base } from '../../kit/library.ts';
import { gameOptions } from '../../kit/options.ts';
import { uniform } from '../../kit/players.ts';
import { random } from '../../kit/random.ts';

const all = await libraryOf(['base', 'pegasus', 'daybreak']);
const turn = all.blocks.get('turn');
if (turn === undefined) throw new Error('There is no turn');

test('every line of every block has a name of its own, and so has the end', () => {
  for (const block of all.blocks.values()) {
    for (let pc = 0; pc <= block.lines.length; pc++) expect(lineCalled(block, lineName(block, pc))).toBe(pc);
  }
});

test('a line keeps its name when one is put in before it, and an annotation is no part of it', () => {
  const [first, ...rest] = turn.lines;
  if (first === undefined) throw new Error('The turn has no lines');
  const inserted = {
    op: { op: 'window', point: 'turn-end' },
    id: 'new',
    child: {},
    resolver: undefined,
  } as const;
  const other = {
    ...turn,
    lines: [
      first,
      inserted,
      ...rest.map(line => ({ ...line, op: { ...line.op, rule: 'turn.end' as const } })),
    ],
  };
  for (const name of ['step movement', 'choose-move', 'walk']) {
    const pc = lineCalled(turn, name);
    expect(pc).toBeGreaterThan(0);
    expect(lineCalled(other, name)).toBe((pc ?? 0) + 1);
  }
});

test('no position in code is stored, and what is stored is the same position again', () => {
  const game = playOut(newGame(gameOptions(5)), uniform(random(3)), random(4), {}, 120);
  const stored = storeState(base, game.state);
  expect(stored.stack.length).toBeGreaterThan(1);
  expect(JSON.stringify(stored)).not.toContain('"pc"');
  const restored = restoreState(base, game.state.options, JSON.parse(JSON.stringify(stored)));
  expect(restored).toEqual({ state: game.state });
});

test('a line that is not there is told by its frame', () => {
  const { state } = newGame(gameOptions(3));
  const stored = storeState(base, state);
  const elsewhere = { ...stored, stack: [...stored.stack, { at: 'turn', line: 'sleep' }] };
  expect(restoreState(base, state.options, elsewhere)).toEqual({
    where: `origin.stack.${stored.stack.length}.line`,
  });
});

test('a position stored when others were kept in it is completed, and what is gone was empty', () => {
  const { state } = newGame(gameOptions(3));
  const { caretaker: _, ...older } = storeState(base, state);
  const seats = older.seats.map(({ superCrises: __, ...seat }) => ({ ...seat, formerSlot: [] }));
  const restored = restoreState(base, state.options, { ...older, seats });
  if ('where' in restored) throw new Error(restored.where);
  expect(completed(base, state.options, restored.state)).toEqual(state);
});
