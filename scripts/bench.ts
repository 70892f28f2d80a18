/** `npm run bench [-- --json]`: how quick the engine is on this machine. */
import { parseArgs } from 'node:util';
import { knowledgeFor } from '#books/knowledgeFor.ts';
import { applyCost, byApply, inPlace, memory, type Speed } from '#bots/measure.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

const knowledge = await knowledgeFor([]);
const { lib } = knowledge;

inPlace(knowledge, 100, 'random');
const report = {
  node: process.version,
  random: inPlace(knowledge, 1000, 'random'),
  byApply: byApply(lib, 200),
  reasonable: inPlace(knowledge, 60, 'reasonable'),
  apply: applyCost(lib, 20),
  memory: memory(lib, 10),
};

const n = (value: number) => Math.round(value).toLocaleString('en');
const speed = (name: string, s: Speed) => [
  name,
  `${n(s.decisionsPerSecond)} decisions/s`,
  `${n(s.gamesPerMinute)} games/min`,
];

function table(rows: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(...rows.map(row => row[column]?.length ?? 0));
  return rows
    .map(row =>
      row
        .map((cell, i) => cell.padEnd(width(i)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const { apply, memory: used } = report;
console.log(
  values.json
    ? JSON.stringify(report, undefined, 2)
    : table([
        speed('random players, one state changed in place', report.random),
        speed('random players, every choice through apply', report.byApply),
        speed('reasonable players', report.reasonable),
        [
          'apply against structuredClone',
          `${apply.applyMicroseconds.toFixed(1)} µs to ${apply.cloneMicroseconds.toFixed(1)} µs`,
          `ratio ${apply.ratio.toFixed(2)} (${n(apply.positions)} positions)`,
        ],
        ['a state as JSON', `${n(used.jsonBytes)} bytes`, `at most ${n(used.jsonBytesAtMost)}`],
        [
          'heap, every position kept',
          `${n(used.heapBytesPerPosition)} bytes a position`,
          `${n(used.heapBytesPerGame / 1024)} KiB a game`,
        ],
      ]),
);
