import { expect, test } from 'vitest';
import { cases } from '../kit/cases.ts';
import { isReached, keepsSecrets, newAim, secrets } from './hiding.ts';

test('whoever may not know a secret sees no difference until it is out', () => {
  const aim = newAim(secrets, 12, 60);
  for (const c of cases(80, 700)) if (!isReached(aim)) keepsSecrets(c, aim);
  for (const [secret, { pairs }] of aim.tallies) expect(pairs, secret).toBeGreaterThan(0);
  // Once the cards of a check are shuffled nothing says any more who played which.
  expect(aim.tallies.get('who played which card')).toMatchObject({ out: 0 });
  console.table(Object.fromEntries(aim.tallies));
});
