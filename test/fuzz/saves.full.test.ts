import '../kit/patience.ts';
import { expect, test } from 'vitest';
import { makeSave } from '#engine/index.ts';
import { fingerprint } from '#engine/model/fingerprint.ts';
import { cases, inCase } from '../kit/cases.ts';
import { isEqual } from '../kit/json.ts';
import { judged, mustReturn, mutated, resealed, someGame } from './saves.ts';

/** Each save changed in so many ways. */
const ways = 100;

test('a save with one thing changed is refused, and one made up with a sum of its own is judged', () => {
  for (const c of cases(200, 95_000)) {
    const save = makeSave(someGame(c));
    inCase(c, below => {
      for (let i = 0; i < ways; i++) {
        const other = mutated(save, below, [i, null, { seat: 0, choose: 'pass' }]);
        const refused = !judged(other).ok;
        if (!isEqual(JSON.parse(other), JSON.parse(save))) expect(refused, other).toBe(true);
        mustReturn(judged(resealed(other, fingerprint)));
      }
    });
  }
});
