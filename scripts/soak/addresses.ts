/** Addresses that somebody has typed, or that a messenger has torn: each leads to a game or to a reason. */
import { bookOf } from '#books/atBuild/cards.ts';
import { libraryOf } from '#books/libraries.ts';
import { type Book, firstBook, optionalBooks } from '#books/registry.ts';
import { parseSeed, seedNumber } from '#features/learn/exam/seed.ts';
import { planIn } from '#features/night/planIn.ts';
import { openGame } from '#features/sandbox/machine/openGame.ts';
import { openingIn } from '#features/sandbox/openingIn.ts';
import { type Below, pick } from '../../test/kit/random.ts';
import { inTime } from './deadline.ts';
import { playOn } from './playOn.ts';
import type { Subject } from './subject.ts';

const { rulings } = await libraryOf(optionalBooks);
const [ruling = '', settled = []] = Object.entries(rulings).at(-1) ?? [];
const { cards, characters } = bookOf(firstBook);

/** Games with this book: as usual, to an objective of its own, with some of its characters and one of its options. */
function gamesWith(book: Book): readonly string[] {
  const { characters: own, objectives, code } = bookOf(book);
  const played = [own[0], ...characters.slice(0, 2)].flatMap(one => one?.id ?? []);
  const objective = objectives.at(-1)?.id;
  return [
    `#new=players=5&books=${book}&humans=1,3`,
    `#new=books=${book}&objective=${objective}&players=6`,
    `#new=players=4&books=${optionalBooks.join()}&objective=${objective}&difficulty=easier-humans&seed=7&guide=on`,
    `#new=characters=${played.join()}&books=${book}&options=${code.gameOptions?.[0] ?? ''}&rulings=${ruling}:${settled.at(-1)}`,
  ];
}

const whole: readonly string[] = [
  ...optionalBooks.flatMap(gamesWith),
  '#preset=mid-game',
  '#scenario=skill-check/printed-example~3',
  ...[...new Map(cards.map(({ deck, id }) => [deck, id]))].map(([deck, id]) => `#card=${deck}/${id}`),
  `#card=character/${characters[0]?.id}`,
  '#bench=check',
  '#bench=attack?by=viper&target=raider',
  '#plan=eJyrVkrLz1eyUkpKLFKqBQAa8wQ1',
  '#seed=friday-13',
];

const odd = [
  '%',
  '%E0%A4%A',
  '&&',
  '==',
  '#',
  '~-1',
  '~1e9',
  ',,,',
  '\u0000',
  '🛰',
  '<script>',
  '__proto__',
  'constructor',
  '../..',
  '-1',
  '1e309',
  '𝟛',
];

function damaged(hash: string, below: Below): string {
  const at = below(hash.length + 1);
  const other = pick(below, whole) ?? '';
  switch (below(6)) {
    case 0:
      return hash.slice(0, at);
    case 1:
      return hash.slice(0, at) + (pick(below, odd) ?? '') + hash.slice(at);
    case 2:
      return hash.slice(0, at) + other.slice(below(other.length));
    case 3:
      return hash.replace(/=[^=&]*$/, `=${pick(below, odd) ?? ''}`);
    case 4:
      return hash + (pick(below, odd) ?? '').repeat(below(2000));
    default:
      return `#${other.slice(1, below(8))}=${hash.slice(at)}`;
  }
}

async function outcomeOf(hash: string, below: Below): Promise<string> {
  const word = hash.replace(/^#\w*=?/, '');
  const seed = parseSeed(word);
  if (seed !== undefined && !Number.isInteger(seedNumber(seed))) throw new Error('The seed gives no number');
  const plan = planIn(hash);
  if (plan) return plan.ok ? 'plan' : `plan refused: ${plan.fault}`;
  const opening = openingIn(hash);
  if (opening === undefined) return 'names nothing';
  const { opened, table } = await openGame(opening, async () => 'unknown');
  if (!table) return `refused: ${'fault' in opened ? String(opened.fault) : 'unknown'}`;
  playOn(table.game, below);
  return `game from ${opening.from}`;
}

export const addresses: Subject = {
  name: 'addresses',
  unit: 'addresses',
  share: 2,
  async attempt({ below, note }) {
    let hash = pick(below, whole) ?? '';
    for (let n = below(4); n > 0; n--) hash = damaged(hash, below);
    note(hash);
    return inTime('following the address', () => outcomeOf(hash, below));
  },
};
