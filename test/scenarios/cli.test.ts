import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const cli = fileURLToPath(new URL('../../scripts/scenario.ts', import.meta.url));
const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
};

const scenario = (id: string, dial: number) => `
id: ${id}
books: [base]
game:
  objective: kobol
  seats:
    - { id: tigh, character: saul-tigh }
    - { id: zarek, character: tom-zarek }
    - { id: boomer, character: sharon-valerii }
script:
  - expect: { resources: { fuel: ${dial} } }
`;

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
  writeFileSync(join(folder, 'holds.yaml'), scenario('holds', 8));
  writeFileSync(join(folder, 'fails.yaml'), scenario('fails', 9));
  writeFileSync(join(folder, 'wrong.yaml'), 'id: wrong\n');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a scenario that holds takes one line', () => {
  const { status, stdout } = run(join(folder, 'holds.yaml'));
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ok {4}holds .*\n1 of 1 scenarios hold/);
});

test('a folder is run whole; any failure counts', () => {
  const { status, stdout } = run(folder);
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /FAIL {2}fails {2}step 1: .*\n.*fails\.yaml:11\n.*expected resources\.fuel: 9\n.*came .*: 8/,
  );
  expect(stdout).toMatch(/WRONG .*wrong\.yaml\n.*wrong\.yaml:1:1: "books" is missing/);
  expect(stdout).toMatch(/1 of 3 scenarios hold/);
});

test('outcomes come as JSON on request', () => {
  const { status, stdout } = run('--json', join(folder, 'fails.yaml'));
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject([
    {
      id: 'fails',
      ok: false,
      failure: { step: 1, line: 11, expected: 'resources.fuel: 9', came: 'resources.fuel: 8' },
    },
  ]);
});

test('a trace tells every line', () => {
  expect(run('--trace', join(folder, 'holds.yaml')).stdout).toMatch(
    /1\. \{ expect: \{ resources: \{ fuel: 8 \} \} \}/,
  );
});

test('the vocabulary is printed as JSON', () => {
  const { status, stdout } = run('--vocabulary');
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    reasonCodes: expect.arrayContaining(['not-in-hand']),
    timingPoints: expect.arrayContaining(['before-check']),
    pileNames: expect.arrayContaining(['destiny', 'galactica-damage']),
    eventTypes: expect.arrayContaining(['resource-lost']),
    optionForms: { decide: expect.any(String) },
  });
});

test('what cannot be done is said, without a trace of ours', () => {
  expect(run(join(folder, 'none.yaml'))).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^There is no file/),
  });
  expect(run('--verbos')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/Usage: npm run scenario/),
  });
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Usage/) });
});
