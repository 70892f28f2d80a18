import '../kit/patience.ts';
import { expect, test } from 'vitest';
import { cases } from '../kit/cases.ts';
import { askedIsSeeded } from './chance.ts';

test('a seeded game, played again with every die and draw asked for, is the same game', () => {
  for (const c of cases(400, 90_000)) expect(askedIsSeeded(c)).toBeGreaterThan(0);
});
