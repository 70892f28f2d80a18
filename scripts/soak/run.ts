/**
 * `npm run soak -- --minutes N [--seed S] [--only games,links]`: tries the site with what nobody would think of, and says
 * what was tried and what was found. `--replay games:17`, or the file of a finding, tries that again and nothing else.
 * Exit status 1 if anything is found.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { keep, trialNamed } from './finding.ts';
import { findingText, tableOf } from './report.ts';
import { soak, tryOnce } from './soak.ts';
import { subjects } from './subjects.ts';

const usage = `Usage: npm run soak -- --minutes N [--seed S] [--only ${subjects.map(({ name }) => name).join(',')}]
       npm run soak -- --replay <subject:seed, or the file of a finding>`;

function fail(message: string): never {
  console.error(`${message}\n${usage}`);
  process.exit(2);
}

function flags() {
  try {
    return parseArgs({
      options: {
        minutes: { type: 'string', default: '3' },
        seed: { type: 'string', default: '1' },
        only: { type: 'string' },
        replay: { type: 'string' },
      },
    }).values;
  } catch (fault) {
    return fail(fault instanceof Error ? fault.message : String(fault));
  }
}

function number(name: string, word: string): number {
  const n = Number(word);
  return word.trim() !== '' && Number.isFinite(n) && n >= 0
    ? n
    : fail(`--${name} wants a number, not "${word}".`);
}

async function replay(word: string): Promise<number> {
  const trial = trialNamed(word, file => readFileSync(file, 'utf8'));
  const subject = subjects.find(({ name }) => name === trial?.subject);
  if (!trial || !subject)
    return fail(`"${word}" is neither a trial such as games:17 nor the file of a finding.`);
  const left = await subject.unavailable?.();
  if (left !== undefined) return fail(`It cannot be tried: ${left}.`);
  const result = await tryOnce(subject, trial.seed);
  await subject.close?.();
  if (typeof result === 'string') {
    console.log(`${word}: nothing is wrong any more (${result}).`);
    return 0;
  }
  console.log(`${findingText(result)}\n${result.trace}`);
  return 1;
}

async function run(): Promise<number> {
  const { minutes, seed, only, replay: again } = flags();
  if (again !== undefined) return replay(again);
  const wanted = only?.split(',') ?? subjects.map(({ name }) => name);
  const unknown = wanted.find(word => !subjects.some(({ name }) => name === word));
  if (unknown !== undefined) return fail(`There is nothing called "${unknown}" to try.`);
  const tallies = await soak({
    subjects: subjects.filter(({ name }) => wanted.includes(name)),
    seed: Math.floor(number('seed', seed)),
    time: number('minutes', minutes) * 60_000,
    onFinding: finding => console.log(`${findingText(finding, keep(finding))}\n`),
  });
  console.log(tableOf(tallies));
  return tallies.some(({ found }) => found.length > 0) ? 1 : 0;
}

// The YAML reader warns of every odd key of a damaged file.
process.removeAllListeners('warning');

process.exit(await run());
