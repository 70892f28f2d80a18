/**
 * `npm run mutants`: puts small faults into engine and cards, one at a time, and plays the scenarios: do they notice?
 *
 *   --only src/books/base/cards/crisis.ts    files or folders, as often as you like
 *   --sample 500 --seed 3              so many of them, by a chance that repeats itself
 *   --floor 90                         fails below this many in a hundred
 *   --json                             every mutant and its verdict
 *   --again verdicts.json              only those that survived in the output of an earlier --json
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { casesOf } from './mutants/cases.ts';
import { findMutants } from './mutants/find.ts';
import { justifies, linesOf, readReasons } from './mutants/justified.ts';
import type { Mutant } from './mutants/mutant.ts';
import { runAll } from './mutants/pool.ts';
import { playedFiles } from './mutants/project.ts';
import { idle, type Judged, judged, percent, score, survivors, table } from './mutants/report.ts';
import { sampled } from './mutants/sample.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    floor: { type: 'string', default: '90' },
    workers: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
    again: { type: 'string' },
  },
});

/** The same fault in another version of the file, wherever it has moved. */
function nameOf({ file, about, kind, change }: Mutant): string {
  return [file, about, kind, change].join(' ');
}

function survivorsIn(path: string): ReadonlySet<string> {
  const before = JSON.parse(readFileSync(path, 'utf8')) as readonly Judged[];
  return new Set(before.filter(({ verdict }) => verdict.survived).map(({ mutant }) => nameOf(mutant)));
}

const begun = performance.now();
const files = playedFiles();
const all = findMutants();
const reasons = readReasons();
const isExcused = (mutant: Mutant) =>
  reasons.some(reason => justifies(reason, mutant, linesOf(files.get(mutant.file) ?? '', mutant)));
const survivedBefore = values.again === undefined ? undefined : survivorsIn(values.again);
const meant = all.filter(
  mutant =>
    (values.only.length === 0 || values.only.some(path => mutant.file.startsWith(path))) &&
    (survivedBefore?.has(nameOf(mutant)) ?? true),
);
// Those that nothing can notice take the longest: every scenario has to be played.
const mutants =
  values.sample === undefined
    ? meant
    : sampled(
        meant.filter(mutant => !isExcused(mutant)),
        Number(values.sample),
        Number(values.seed),
      );
const tell = (done: number) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${mutants.length}`);
};
const verdicts = await runAll(await casesOf(mutants, files), Number(values.workers), tell);
const found = judged(mutants, verdicts, reasons, files);
const unused = idle(reasons, all, found, files);
const percentage = percent(score(found));

if (values.json) console.log(JSON.stringify(found, undefined, 1));
else {
  const { all: n, killed, justified } = score(found);
  console.log([...survivors(found), '', table(found), ''].join('\n'));
  console.log(
    `${killed} of ${n} mutants were noticed; ${justified} of the others cannot be: ${percentage.toFixed(1)} in a hundred ` +
      `(${((100 * killed) / n).toFixed(1)} of all; ${((performance.now() - begun) / 1000).toFixed(0)} s).`,
  );
}
for (const complaint of unused) console.error(complaint);
if (percentage < Number(values.floor)) console.error(`That is less than ${values.floor}.`);
process.exitCode = percentage < Number(values.floor) || unused.length > 0 ? 1 : 0;
