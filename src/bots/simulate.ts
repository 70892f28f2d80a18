/** `npm run simulate -- --games N --seats S --seed K [--bots random|novelty|reasonable]`: plays and counts. */
import { parseArgs } from 'node:util';
import { botNames } from './bot.ts';
import { playSeries } from './series.ts';

function fail(message: string): never {
  console.error(`${message}
Usage: npm run simulate -- --games N --seats S --seed K --bots ${botNames.join('|')}
  --seats takes 3 to 6, or several numbers in turn: 3,4,5,6`);
  process.exit(2);
}

function number(name: string, word: string): number {
  const n = Number(word);
  return Number.isInteger(n) && word.trim() !== ''
    ? n
    : fail(`--${name} wants a whole number, not "${word}".`);
}

function read() {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '100' },
      seats: { type: 'string', default: '3,4,5,6' },
      seed: { type: 'string', default: '1' },
      bots: { type: 'string', default: 'random' },
    },
  });
  const bots = botNames.find(name => name === values.bots) ?? fail(`No bot is called "${values.bots}".`);
  const seats = values.seats.split(',').map(word => number('seats', word));
  if (seats.some(n => n < 3 || n > 6)) fail('The base game has 3 to 6 seats.');
  const games = number('games', values.games);
  if (games < 1) fail('--games wants at least 1.');
  return { games, seats, seed: number('seed', values.seed), bots };
}

function options() {
  try {
    return read();
  } catch (reason) {
    return fail(reason instanceof Error ? reason.message : String(reason));
  }
}

const report = playSeries(options());
console.log(JSON.stringify(report, undefined, 2));
if (report.faults.length > 0) process.exitCode = 1;
