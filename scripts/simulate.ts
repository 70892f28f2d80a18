/**
 * `npm run simulate -- --games N --seats S --seed K [--bots random|novelty|reasonable] [--books base,pegasus]
 * [--objective O] [--option O …]`: plays and counts.
 */
import { parseArgs } from 'node:util';
import { knowledgeFor } from '#books/knowledgeFor.ts';
import { books as allBooks } from '#books/registry.ts';
import { botNames } from '#bots/bot.ts';
import type { Knowledge } from '#bots/knowledge.ts';
import { optionsOf } from '#bots/options.ts';
import { playSeries, type SeriesOptions } from '#bots/series.ts';
import { type Library, type OptionsRefusal, optionsRefusal } from '#engine/index.ts';
import type { GameOptions } from '#engine/model/options.ts';

function fail(message: string): never {
  console.error(`${message}
Usage: npm run simulate -- --games N --seats S --seed K --bots ${botNames.join('|')}
  --seats takes a number of players, or several in turn: 3,4,5,6
  --books takes ${allBooks.join(',')}, and what they need is there too
  --objective and --option take those of the books, --option as often as you like`);
  process.exit(2);
}

function number(name: string, word: string): number {
  const n = Number(word);
  return Number.isInteger(n) && word.trim() !== ''
    ? n
    : fail(`--${name} wants a whole number, not "${word}".`);
}

const words = (list: string): string[] =>
  list
    .split(',')
    .map(word => word.trim())
    .filter(word => word !== '');

async function knowledge(named: readonly string[]): Promise<Knowledge> {
  const unknown = named.find(book => !(allBooks as readonly string[]).includes(book));
  if (unknown !== undefined) fail(`There is no book "${unknown}".`);
  return knowledgeFor(named);
}

/** Why such games cannot be played; the rest the engine refuses in its own words. */
function why(because: OptionsRefusal, lib: Library, seats: number): string {
  const books = lib.books.join(' and ');
  const players = lib.loyaltyDecks.map(deck => deck.players);
  switch (because) {
    case 'too-few-seats':
    case 'too-many-seats':
      return `With ${books} there are ${Math.min(...players)} to ${Math.max(...players)} players, not ${seats}.`;
    case 'unknown-objective':
      return `With ${books} the objective is one of ${[...lib.objectives.keys()].join(', ')}.`;
    case 'unknown-option':
      return `With ${books} the options are ${lib.gameOptions.join(', ')}.`;
    case 'leader-needed':
      return `${seats} players need a Cylon Leader among them.`;
    case 'options-exclude-each-other':
      return 'Two of the options exclude each other.';
    default:
      return `No such game: ${because}.`;
  }
}

async function read(): Promise<SeriesOptions> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '100' },
      seats: { type: 'string', default: '3,4,5,6' },
      seed: { type: 'string', default: '1' },
      bots: { type: 'string', default: 'random' },
      books: { type: 'string', default: '' },
      objective: { type: 'string' },
      option: { type: 'string', multiple: true, default: [] },
    },
  });
  const bots = botNames.find(name => name === values.bots) ?? fail(`No bot is called "${values.bots}".`);
  const seats = words(values.seats).map(word => number('seats', word));
  const games = number('games', values.games);
  if (games < 1) fail('--games wants at least 1.');
  const known = await knowledge(words(values.books));
  const game: Partial<GameOptions> = {
    ...(values.objective === undefined ? {} : { objective: values.objective }),
    options: Object.fromEntries(values.option.map(option => [option, true])),
  };
  for (const n of seats) {
    const because = optionsRefusal(known.lib, optionsOf(known.lib, n, 1, game));
    if (because) fail(why(because, known.lib, n));
  }
  return { games, seats, seed: number('seed', values.seed), bots, knowledge: known, game };
}

async function options(): Promise<SeriesOptions> {
  try {
    return await read();
  } catch (reason) {
    return fail(reason instanceof Error ? reason.message : String(reason));
  }
}

const report = playSeries(await options());
console.log(JSON.stringify(report, undefined, 2));
if (report.faults.length > 0) process.exitCode = 1;
