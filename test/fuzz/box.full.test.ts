import '../kit/patience.ts';
import { expect, test } from 'vitest';
import { cases } from '../kit/cases.ts';
import { random } from '../kit/random.ts';
import { mixture, staysComplete, variants } from './box.ts';

test('every card, ship and token is in exactly one place after every choice', () => {
  for (const c of cases(800, 70_000)) expect(staysComplete(c)).toBeGreaterThan(0);
});

test.each(variants)('so it is with %s', (_, changes) => {
  for (const c of cases(80, 71_000)) expect(staysComplete(c, changes)).toBeGreaterThan(0);
});

test('so it is with any mixture of them', () => {
  for (const c of cases(800, 72_000)) expect(staysComplete(c, mixture(random(c.seed)))).toBeGreaterThan(0);
});
