import '../kit/patience.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { rulings } from '#engine/model/options.ts';
import { cases } from '../kit/cases.ts';
import { type Aim, isReached, keepsSecrets, newAim, type Secret, secrets, type Tally } from './hiding.ts';

const switched = Object.fromEntries(
  (Object.keys(rulings) as (keyof typeof rulings)[]).map(id => [id, rulings[id][1]]),
);
const measured: Record<string, Tally | undefined> = {};
afterAll(() => console.table(measured));

function pairs(secret: Secret, n: number, firstSeed: number, options: object, late = false): Aim {
  const aim = newAim([secret], n, 200);
  for (const c of cases(4000, firstSeed)) {
    if (isReached(aim)) break;
    keepsSecrets(c, aim, options, late);
  }
  measured[`${secret}, ${firstSeed}`] = aim.tallies.get(secret);
  return aim;
}

describe('whoever may not know it sees no difference until it is out', () => {
  test.each(secrets)('%s', secret => {
    expect(isReached(pairs(secret, 500, 20_000, {}))).toBe(true);
  });

  // Where the destination is picked openly it is no secret.
  const kept = secrets.filter(secret => secret !== 'destination');
  test.each(kept)('%s, with every ruling switched', secret => {
    expect(isReached(pairs(secret, 100, 30_000, { rulings: switched }))).toBe(true);
  });

  test('loyalty, in games that come to the Sleeper Agent phase', () => {
    expect(isReached(pairs('loyalty', 200, 40_000, {}, true))).toBe(true);
  });

  test('loyalty, where any Cylon may pass the Sympathizer on', () => {
    const options = { rulings: { 'sympathizer-who-may-pass': 'any-cylon' } };
    expect(isReached(pairs('loyalty', 300, 41_000, options, true))).toBe(true);
  });
});
