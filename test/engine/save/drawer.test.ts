/** Games saved by earlier releases open for ever: `test/saves/README.md`. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { books } from '#books/registry.ts';
import { choicesOf, isOver, type Loaded, makeSave, parseSave, savedBooks } from '#engine/index.ts';
import { checkpointOf } from '#engine/save/checkpoint.ts';
import { heldInPart, kindsInPart } from '../../kit/heldInPart.ts';

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

test.each([
  ...books,
  '3-seats',
  '4-seats',
  '5-seats',
  '6-seats',
  'asked',
  'idle-passed',
  'laid-out',
  'draft',
  'mid-check',
  'mid-jump',
  'mid-window',
  'end',
])('the first release has saves of %s', part => {
  expect(names.filter(name => name.startsWith('1-0-') && name.includes(part))).not.toEqual([]);
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

// Where chance is asked it answers as players do.
const seeded = names.filter(name => !name.includes('-asked-'));
const byKind = kindsInPart.flatMap(kind => seeded.map(name => [kind, name] as const));

test.each(byKind)('%s: what holds of a save is opened: %s', async (kind, name) => {
  const whole = readFileSync(join(folder, `${name}.save`), 'utf8');
  const text = heldInPart[kind](whole);
  // A draft has drawn nothing yet.
  if (text === whole) return;
  const loaded = parseSave(await libraryOf(savedBooks(text) ?? []), text);
  if (loaded.ok !== 'partly') throw new Error(`It opens: ${loaded.ok}`);
  expect(loaded.differs.kind).toBe(kind);
  expect(choicesOf(loaded.game).length).toBeLessThan(JSON.parse(whole).choices.length);
});
