/** Files that somebody chooses, drops or pastes: of any kind, and none of them as it should be. */

import { readFileSync } from 'node:fs';
import { keepEvening, readEvening } from '#features/night/keptNights.ts';
import { openScenario } from '#features/sandbox/links/openLink.ts';
import { importedBytes } from '#features/sandbox/saves/file.ts';
import { exportLearning, importLearning } from '#ui/story/learning.ts';
import { mutatedText } from '../../test/features/sandbox/links/mutatedLinks.ts';
import { mutated } from '../../test/fuzz/saves.ts';
import { type Below, pick } from '../../test/kit/random.ts';
import { inTime } from './deadline.ts';
import { linkOutcome } from './links.ts';
import { withStorage } from './localStorage.ts';
import { saveOutcome } from './playOn.ts';
import { pooledLinks, pooledSave, poolSize, scenarioTexts } from './pool.ts';
import type { Subject, Trial } from './subject.ts';

const noise = (below: Below, n: number): string =>
  Array.from({ length: below(n) }, () =>
    String.fromCodePoint(below(20) === 0 ? below(0xd7ff) : below(128)),
  ).join('');

/** A file of some kind, from which any part may be missing or other. */
async function someFile(below: Below): Promise<Uint8Array> {
  const texts: readonly (() => string | Promise<string>)[] = [
    () => noise(below, 4000),
    () => pooledSave(below(poolSize)),
    async () => mutated(await pooledSave(below(poolSize)), below, noise(below, 20)),
    () => readFileSync(pick(below, scenarioTexts()) ?? '', 'utf8'),
    () => mutatedText(readFileSync(pick(below, scenarioTexts()) ?? '', 'utf8'), below),
    async () => {
      const link = pick(below, await pooledLinks(below(poolSize)));
      return `See https://example.org/en/sandbox/#${link?.kind}=${link?.packed.slice(0, 20 + below(9000))} ${noise(below, 9)}`;
    },
  ];
  const bytes = new TextEncoder().encode((await pick(below, texts)?.()) ?? '');
  for (let n = below(4); n > 0 && bytes.length > 0; n--) bytes[below(bytes.length)] = below(256);
  return below(4) === 0 ? bytes.slice(0, below(bytes.length + 1)) : bytes;
}

async function gameFile(trial: Trial): Promise<string> {
  const bytes = await someFile(trial.below);
  trial.note(new TextDecoder().decode(bytes));
  const imported = importedBytes(bytes);
  switch (imported.is) {
    case 'nothing':
      return `refused: ${imported.because}`;
    case 'save':
      return saveOutcome(imported.text, trial.below);
    case 'link':
      return linkOutcome(imported, trial);
    case 'scenario': {
      const opened = await openScenario(imported.text);
      if (!opened.ok && opened.problems.length === 0) throw new Error('It is refused without a reason');
      return opened.ok ? 'opened' : 'refused: bad-position';
    }
  }
}

const progress = JSON.stringify({
  done: ['first-dial', 'a-turn'],
  places: { 'a-turn': 3 },
  mistakes: { 'a-turn#move': { due: 1_700_000_000_000, times: 1 } },
  exams: [{ seed: 'friday', right: 8, of: 10, at: 1_700_000_000_000 }],
});

/** Progress of another device: what is taken must be progress, and come out as it has gone in. */
function progressFile({ below, note }: Trial): string {
  const text =
    below(8) === 0 ? noise(below, 300) : mutated(progress, below, pick(below, [1e300, -1, 'x', null, []]));
  note(text);
  return withStorage(() => {
    const taken = importLearning(text);
    const once = exportLearning();
    importLearning(once);
    const twice = exportLearning();
    if (once !== twice)
      throw new Error(`What is taken from a device is not what it gives: ${once}, then ${twice}`);
    return taken.ok ? 'progress taken' : 'progress refused';
  });
}

const evening = JSON.stringify({
  names: ['Anna', 'Bert'],
  ticks: { 'lay-out': 'done' },
  table: 'x',
  plan: 'books=base',
});

/** What is kept of an evening, however it has come to look. */
function keptEvening({ below, note }: Trial): string {
  const text =
    below(8) === 0 ? noise(below, 300) : mutated(evening, below, pick(below, [1e300, {}, 'x', null, []]));
  note(text);
  return withStorage(() => {
    localStorage.setItem('action-stations-tonight', text);
    const { names, ticks } = readEvening();
    if (!names.every(name => typeof name === 'string')) throw new Error('A name is no text');
    if (!keepEvening({ names: [...names, 'Cleo'] })) throw new Error('The evening cannot be kept any more');
    if (readEvening().names.at(-1) !== 'Cleo') throw new Error('A name is lost');
    return Object.keys(ticks).length > 0 ? 'evening with ticks' : 'evening';
  });
}

export const imports: Subject = {
  name: 'imports',
  unit: 'files',
  share: 3,
  attempt(trial) {
    const kind = trial.below(5);
    if (kind === 0) return inTime('reading the progress', async () => progressFile(trial));
    if (kind === 1) return inTime('reading the evening', async () => keptEvening(trial));
    return inTime('importing the file', () => gameFile(trial));
  },
};
