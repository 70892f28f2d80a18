import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addresses, keptAddresses } from '../../scripts/addresses.ts';

const releases = globSync('*.txt', { cwd: keptAddresses });

test('the addresses of the first release are kept', () => {
  expect(releases).toContain('1-0.txt');
});

test.each(releases)('every address of %s still leads somewhere', file => {
  const now = new Set(addresses());
  const promised = readFileSync(join(keptAddresses, file), 'utf8').trim().split('\n');
  expect(promised.filter(address => !now.has(address))).toEqual([]);
});
