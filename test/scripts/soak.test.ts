import '../kit/patience.ts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Library } from '#engine/index.ts';
import { keep, nameOf, trialNamed } from '../../scripts/soak/finding.ts';
import { findingText, tableOf } from '../../scripts/soak/report.ts';
import { soak, tryOnce } from '../../scripts/soak/soak.ts';
import type { Subject } from '../../scripts/soak/subject.ts';
import { someTable } from '../../scripts/soak/tables.ts';
import { staysComplete } from '../fuzz/box.ts';

/** Books in which a nuke too many comes into play with every turn. */
function faulty(lib: Library): Library {
  const blocks = [...lib.blocks].map(([id, block]) => {
    const lines = block.lines.map(line => {
      const { resolver } = line;
      if (line.op.op !== 'begin-turn' || resolver === undefined) return line;
      const faultyResolver: typeof resolver = (run, ...rest) => {
        run.state.nukes += 1;
        return resolver(run, ...rest);
      };
      return { ...line, resolver: faultyResolver };
    });
    return [id, { ...block, lines }] as const;
  });
  return { ...lib, blocks: new Map(blocks) };
}

const subject = (name: string, books: (lib: Library) => Library): Subject => ({
  name,
  unit: 'games',
  share: 1,
  async attempt({ seed, below, note }) {
    const table = await someTable(seed, below);
    note(`${table.seats} players`);
    staysComplete({ ...table, lib: books(table.lib) });
    return 'complete';
  },
});

const planted = subject('planted', faulty);
const sound = subject('sound', lib => lib);

/** A clock that goes on by one whenever it is looked at: each trial takes as long as the next. */
function ticking(): () => number {
  let now = 0;
  return () => now++;
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soak-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a planted fault is found, is told, and is found again by its name and by its file', async () => {
  const [found, none] = await soak({ subjects: [planted, sound], seed: 5, time: 12, now: ticking() });
  const finding = found?.found[0];
  if (!found || !none || !finding) throw new Error('The fault was not found');
  expect(finding.wrong).toMatch(/nukes/);
  expect(none.found).toEqual([]);
  expect(none.tried).toBeGreaterThan(0);

  const file = keep(finding, folder);
  for (const word of [nameOf(finding), file]) {
    const trial = trialNamed(word, name => readFileSync(name, 'utf8'));
    expect(trial).toMatchObject({ subject: 'planted', seed: finding.seed });
    expect(await tryOnce(planted, trial?.seed ?? 0)).toMatchObject({ wrong: finding.wrong });
  }
  expect(await tryOnce(sound, finding.seed)).toBe('complete');

  expect(findingText(finding, file)).toContain(`npm run soak -- --replay ${file}`);
  expect(tableOf([found, none])).toMatch(
    new RegExp(`sound +${none.tried} games .* complete ${none.tried} +0`),
  );
});

test('what cannot be tried is left out and said to be', async () => {
  const away: Subject = { ...sound, name: 'away', unavailable: async () => 'there is no built site' };
  const tallies = await soak({ subjects: [away], seed: 1, time: 5, now: ticking() });
  expect(tableOf(tallies)).toMatch(/away .* not tried: there is no built site/);
});

test.each(['games', 'games:', 'games:x', 'nowhere.json'])('"%s" names no trial', word => {
  const missing = () => {
    throw new Error('There is no such file');
  };
  expect(trialNamed(word, missing)).toBeUndefined();
});

test('the time is shared among what is tried', async () => {
  const quick = (name: string, share: number): Subject => ({
    name,
    unit: 'trials',
    share,
    attempt: async () => 'ok',
  });
  const [much, little] = await soak({
    subjects: [quick('much', 3), quick('little', 1)],
    seed: 1,
    time: 200,
    now: ticking(),
  });
  expect((much?.tried ?? 0) / (little?.tried ?? 1)).toBeCloseTo(3, 0);
});
