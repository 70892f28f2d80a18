/** What comes out of a file: damaged saves, foreign saves, saves somebody has made up. */
import {
  differenceKinds,
  forkFor,
  type Game,
  isOver,
  type Loaded,
  loadFaults,
  makeSave,
  parseSave,
} from '#engine/index.ts';
import { type Case, inCase } from '../kit/cases.ts';
import { newGame, playOut } from '../kit/games.ts';
import { text } from '../kit/json.ts';
import { base } from '../kit/library.ts';
import { gameOptions } from '../kit/options.ts';
import { type Below, pick } from '../kit/random.ts';

/** A game in the middle, as a rule; every other one starts from a position. */
export function someGame(c: Case): Game {
  return inCase(c, (below, player) => {
    const start = newGame(gameOptions(c.seats, { seed: c.seed }));
    const game = playOut(start, player, below, {}, below(300));
    return c.seed % 2 === 0 ? game : playOut(forkFor(game, 0, c.seed), player, below, {}, below(20));
  });
}

/** Whatever the text, the answer is a game or a reason from the lists. */
export function judged(save: string): Loaded {
  const loaded = parseSave(base, save);
  if (loaded.ok === true) return loaded;
  if (loaded.ok === 'partly') {
    if (!differenceKinds.includes(loaded.differs.kind))
      throw new Error(`${loaded.differs.kind} is no difference`);
    return loaded;
  }
  if (!loadFaults.includes(loaded.fault)) throw new Error(`${loaded.fault} is no fault of a save`);
  const reasons: readonly unknown[] = [undefined, ...base.refusals];
  if (!reasons.includes(loaded.because)) throw new Error(`${loaded.because} is no reason`);
  return loaded;
}

type Tree = Record<string | number, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Every place in a tree. */
function places(tree: unknown): { readonly parent: Tree; readonly key: string }[] {
  if (!isTree(tree)) return [];
  return Object.keys(tree).flatMap(key => [{ parent: tree, key }, ...places(tree[key])]);
}

const oddities: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  2.5,
  1e9,
  1e308,
  '',
  'pass',
  '__proto__',
  'constructor',
  [],
  {},
  [[]],
  ['__proto__'],
  { constructor: 'x' },
];

/** The save with one thing in it changed: another value, something missing, something too many or moved. */
export function mutated(save: string, below: Below, junk: unknown): string {
  const tree: Tree = JSON.parse(save);
  const all = places(tree);
  const spot = pick(below, all);
  if (!spot) return save;
  const { parent, key } = spot;
  const value = parent[key];
  switch (below(7)) {
    case 0:
      parent[key] = pick(below, oddities);
      break;
    case 1:
      parent[key] = junk;
      break;
    case 2:
      if (Array.isArray(parent)) parent.splice(Number(key), 1);
      else delete parent[key];
      break;
    case 3:
      parent[key] = typeof value === 'number' ? value + below(7) - 3 : `${text(value)}`;
      break;
    case 4: {
      const other = pick(below, all);
      if (other) parent[key] = structuredClone(other.parent[other.key]);
      break;
    }
    case 5:
      if (Array.isArray(parent)) parent.push(structuredClone(value));
      else Object.defineProperty(parent, '__proto__', { value: junk, enumerable: true });
      break;
    default:
      parent[key] = Array.isArray(value) ? value.toReversed() : [value];
  }
  return JSON.stringify(tree);
}

/** The save with its own sum again, as somebody would write it who knows how. */
export function resealed(save: string, seal: (contents: string) => string): string {
  const { sum: _, ...contents }: Tree = JSON.parse(save);
  return JSON.stringify({ ...contents, sum: seal(JSON.stringify(contents)) });
}

/** A save that loads makes the same save again. */
export function mustReturn(loaded: Loaded): void {
  if (!loaded.ok) return;
  const again = parseSave(base, makeSave(loaded.game));
  if (again.ok !== true) throw new Error(`What was loaded can't be saved: ${text(again)}`);
  if (!isOver(again.game) && again.game.state.pending.length === 0) throw new Error('A dead end was loaded');
}
