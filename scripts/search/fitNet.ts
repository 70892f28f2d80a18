import { columnNames, width } from '#features/search/find/columns.ts';
import { judges, leaningsFrom, netSize, perColumn, voicesFrom, worthOf } from '#features/search/find/net.ts';
import type { Example } from './examples.ts';
import { type Rates, ratesOf } from './rates.ts';

/** How often all examples are gone through, how many at a time, and how fast it goes at first. */
const rounds = 40;
const batch = 256;
const pace = 0.01;
/** What a number costs: without it, those that hardly matter would grow without end. Judges see more than there is. */
const cost = { direct: 0.001, judge: 0.002 };
/** What a phrasing teaches, compared with a query. */
const worthOfPhrasing = 0.3;
/** Phrasings of a kind and book of which few queries are count no more than so many times as much as others. */
const mostCount = 5;

/** An example, and how much it counts. */
type Lesson = Example & { readonly count: number };

/** The net with which the right answers are likeliest to come first, by gradient descent. */
export function fitNet(examples: readonly Example[]): Float32Array {
  const scale = scalesOf(examples);
  const lessons = counted(examples)
    .filter(({ right }) => right.includes(true) && right.length > 1)
    .map(lesson => ({ ...lesson, rows: lesson.rows.map((value, at) => value * (scale[at % width] ?? 1)) }));
  const random = randoms();
  const net = new Float32Array(netSize).map((_, at) => {
    const isDirect = at < leaningsFrom ? at % perColumn === 0 : at < voicesFrom;
    return isDirect ? 0 : (random() - random()) / (at < voicesFrom ? Math.sqrt(width) : 2);
  });
  const mean = new Float32Array(netSize);
  const spread = new Float32Array(netSize);
  const perRound = Math.ceil(lessons.length / batch);
  for (let step = 1; step <= rounds * perRound; step++) {
    if (step % perRound === 1) shuffle(lessons, random);
    const from = ((step - 1) % perRound) * batch;
    const slope = slopeOf(lessons.slice(from, from + batch), net);
    // Adam: each number goes at a pace of its own.
    for (let at = 0; at < netSize; at++) {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * (slope[at] ?? 0);
      spread[at] = 0.99 * (spread[at] ?? 0) + 0.01 * (slope[at] ?? 0) ** 2;
      const way = (mean[at] ?? 0) / (1 - 0.9 ** step);
      const size = Math.sqrt((spread[at] ?? 0) / (1 - 0.99 ** step));
      net[at] = (net[at] ?? 0) - (pace * (1 - step / (rounds * perRound)) * way) / (size + 1e-8);
    }
  }
  return net.map((value, at) => value * (at < leaningsFrom ? (scale[Math.floor(at / perColumn)] ?? 1) : 1));
}

/** How the chance that right answers come first changes with each number. */
function slopeOf(lessons: readonly Lesson[], net: Float32Array): Float32Array {
  const slope = net.map((value, at) => {
    if (at >= leaningsFrom && at < voicesFrom) return 0;
    return 2 * value * (at < leaningsFrom && at % perColumn === 0 ? cost.direct : cost.judge);
  });
  const all = lessons.reduce((sum, { count }) => sum + count, 0);
  for (const { rows, right, count } of lessons) {
    const heard = right.map(() => new Float32Array(judges));
    const columns = right.map((_, at) => rows.subarray(at * width, (at + 1) * width));
    const scores = columns.map((row, at) => worthOf(row, net, heard[at]));
    const top = Math.max(...scores);
    const chances = scores.map(score => Math.exp(score - top));
    const sum = chances.reduce((some, chance) => some + chance, 0);
    const sumRight = chances.reduce((some, chance, at) => some + (right[at] ? chance : 0), 0);
    columns.forEach((row, at) => {
      const chance = chances[at] ?? 0;
      const push = (count * (chance / sum - (right[at] ? chance / sumRight : 0))) / all;
      if (Math.abs(push) > 1e-8) add(slope, push, row, heard[at] ?? new Float32Array(judges), net);
    });
  }
  return slope;
}

function add(slope: Float32Array, push: number, row: Float32Array, heard: Float32Array, net: Float32Array) {
  const told = heard.map((said, judge) => push * (net[voicesFrom + judge] ?? 0) * (1 - said ** 2));
  heard.forEach((said, judge) => {
    slope[voicesFrom + judge] = (slope[voicesFrom + judge] ?? 0) + push * said;
    slope[leaningsFrom + judge] = (slope[leaningsFrom + judge] ?? 0) + (told[judge] ?? 0);
  });
  for (let column = 0; column < width; column++) {
    const value = row[column] ?? 0;
    if (value === 0) continue;
    const from = column * perColumn;
    slope[from] = (slope[from] ?? 0) + push * value;
    for (let judge = 0; judge < judges; judge++) {
      slope[from + 1 + judge] = (slope[from + 1 + judge] ?? 0) + (told[judge] ?? 0) * value;
    }
  }
}

/** By how much columns are multiplied so that they all vary alike; those that hardly vary stay as they are. */
function scalesOf(examples: readonly Example[]): Float32Array {
  const sums = new Float64Array(width);
  const squares = new Float64Array(width);
  let count = 0;
  for (const { rows } of examples) {
    count += rows.length / width;
    rows.forEach((value, at) => {
      sums[at % width] = (sums[at % width] ?? 0) + value;
      squares[at % width] = (squares[at % width] ?? 0) + value ** 2;
    });
  }
  return Float32Array.from(sums, (sum, at) => {
    const variance = (squares[at] ?? 0) / count - (sum / count) ** 2;
    return 1 / Math.max(0.05, Math.min(1, Math.sqrt(Math.max(0, variance))));
  });
}

/** How much each example counts: phrasings as often by kind and book as queries. */
function counted(examples: readonly Example[]): Lesson[] {
  const shares = (some: readonly Example[]) => {
    const groups = Map.groupBy(some, ({ sort }) => sort);
    return (sort: string) => (groups.get(sort)?.length ?? 0) / Math.max(1, some.length);
  };
  const ofQueries = shares(examples.filter(({ lot }) => lot !== undefined));
  const ofPhrasings = shares(examples.filter(({ lot }) => lot === undefined));
  return examples.map(example => {
    const often = Math.min(mostCount, ofQueries(example.sort) / (ofPhrasings(example.sort) || 1));
    return { ...example, count: example.lot === undefined ? worthOfPhrasing * often : 1 };
  });
}

/** How queries are answered by a net, of which some are told apart. */
export function ratesWith(net: Float32Array, examples: readonly Example[]): Rates {
  return ratesOf(
    examples.map(({ rows, right }) => {
      const scores = right.map((_, at) => worthOf(rows.subarray(at * width, (at + 1) * width), net));
      const best = Math.max(...scores.filter((_, at) => right[at]));
      const place = right.includes(true) ? 1 + scores.filter(score => score > best).length : 0;
      return { place };
    }),
  );
}

/** Numbers that are not random, so that everybody gets the same net. */
function randoms(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
}

function shuffle(list: unknown[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

/** The file in which a net stands. */
export function asWritten(net: Float32Array): string {
  const written = (from: number, count: number) =>
    `[${[...net.subarray(from, from + count)].map(value => Number(value.toFixed(2))).join(', ')}]`;
  const columns = columnNames.map((name, at) => `    ${written(at * perColumn, perColumn)}, // ${name}`);
  return [
    "import type { Net } from './net.ts';",
    '',
    '/** Found by `npm run test:search -- --fit`: with these, right answers are likeliest to come first. */',
    'export const fitted: Net = {',
    '  columns: [',
    ...columns,
    '  ],',
    `  leanings: ${written(leaningsFrom, judges)},`,
    `  voices: ${written(voicesFrom, judges)},`,
    '};',
    '',
  ].join('\n');
}
