import { expect, test } from 'vitest';
import { firstSentence } from '#collections/firstSentence.ts';

test.each([
  ['One thing. And another.', 'One thing.'],
  [
    '**Pass:** the <See rule="a.b">total</See> is *high*\nenough. So there.',
    'Pass: the total is high enough.',
  ],
  ['Do this, in this order:\n\n1. Look.\n2. Leap.', 'Do this, in this order …'],
  ['3. Some cards say more. Read them.', 'Some cards say more.'],
  ['**3. Special rule.** Most cards have one. It stays.', 'Special rule. Most cards have one.'],
  ['**3. Special rule:** most cards have one. It stays.', 'Special rule: most cards have one.'],
  ['Read it out.\n\n<SkillCards />', 'Read it out.'],
])('%j begins with %j', (source, first) => {
  expect(firstSentence(source, 'en')).toBe(first);
});

test('in Spanish and Polish three dots follow the word itself', () => {
  expect(firstSentence('En este orden:', 'es')).toBe('En este orden…');
  expect(firstSentence('W tej kolejności:', 'pl')).toBe('W tej kolejności…');
});
