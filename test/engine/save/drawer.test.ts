/** Games saved by earlier states of the code open for ever: `test/saves/README.md`. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { choicesOf, isOver, type Loaded, makeSave, parseSave, savedBooks } from '#engine/index.ts';
import { checkpointOf } from '#engine/save/checkpoint.ts';

const folder = join(import.meta.dirname, '../../saves');
const names = globSync('*.save', { cwd: folder })
  .map(file => basename(file, '.save'))
  .sort();

async function open(name: string): Promise<Loaded> {
  const json = readFileSync(join(folder, `${name}.save`), 'utf8');
  return parseSave(await libraryOf(savedBooks(json) ?? []), json);
}

/** What a save gives, short enough to be read. */
function told(loaded: Loaded, saved: number): object {
  if (!loaded.ok) return loaded;
  const { game } = loaded;
  const { state } = game;
  return {
    ...(loaded.ok === 'partly' ? { differs: loaded.differs } : {}),
    choices: loaded.ok === 'partly' ? `${choicesOf(game).length}, of ${saved} saved` : choicesOf(game).length,
    turn: state.stack.find(frame => frame.turn)?.turn?.number ?? 0,
    asked: state.pending.map(({ seat, prompt }) => `${seat} ${prompt}`),
    ...(isOver(game) ? { over: state.over } : {}),
    table: checkpointOf(state),
  };
}

test('there are saves of every version, of three to six players, in the middle and at the end', () => {
  expect(names.length).toBeGreaterThan(40);
  for (const part of [
    'v1-',
    'v2-',
    '3-seats',
    '4-seats',
    '5-seats',
    '6-seats',
    'mid-check',
    'mid-jump',
    'end',
  ])
    expect(
      names.some(name => name.includes(part)),
      part,
    ).toBe(true);
});

test.each(names)('%s opens as it is expected to', async name => {
  const loaded = await open(name);
  const { choices } = JSON.parse(readFileSync(join(folder, `${name}.save`), 'utf8'));
  const text = `${JSON.stringify(told(loaded, choices.length), undefined, 2)}\n`;
  await expect(text).toMatchFileSnapshot(join(folder, `${name}.expected.json`));
});

test.each(names)('%s, once opened, is saved anew and opens whole', async name => {
  const loaded = await open(name);
  if (!loaded.ok) throw new Error(`It does not open: ${loaded.fault}`);
  const again = parseSave(loaded.game.lib, makeSave(loaded.game));
  expect(again.ok).toBe(true);
  expect(again.ok && again.game.state).toEqual(loaded.game.state);
});
