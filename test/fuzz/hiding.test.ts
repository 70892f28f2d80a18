import '../kit/patience.ts';
import { expect, test } from 'vitest';
import { cases } from '../kit/cases.ts';
import { isReached, keepsSecrets, newAim, secrets } from './hiding.ts';

test.each(secrets)('%s: whoever may not know it sees no difference until it is out', secret => {
  const aim = newAim([secret], 8, 50);
  for (const c of cases(60, 700)) if (!isReached(aim)) keepsSecrets(c, aim);
  expect(isReached(aim)).toBe(true);
});

test('once the cards of a check are shuffled nothing says who played which', () => {
  const aim = newAim(['who played which card'], 20, 50);
  for (const c of cases(60, 800)) if (!isReached(aim)) keepsSecrets(c, aim);
  const tally = aim.tallies.get('who played which card');
  // Both games become one and the same: no pair ends in any other way.
  expect(tally).toMatchObject({ pairs: 20, forgotten: 20, out: 0 });
});
