import { expect, test } from 'vitest';
import { partsOf } from '#collections/partsOf.ts';

test('a passage falls into pieces, each with its conditions', () => {
  const source =
    'Each player <See rule="a.b">takes *one*</See>. <When in="leader">A Leader too.</When> <When not="leader">So.</When>\n\n<LoyaltyDeck book="base" />\n\nKeep it.';
  expect(partsOf(source)).toEqual([
    { text: 'Each player takes one. ', when: [] },
    { text: 'A Leader too.', when: ['leader'] },
    { text: 'So.', when: ['!leader'] },
    { text: ' Keep it. ', when: [] },
  ]);
});

test('a table or a numbered list has no words of its own', () => {
  expect(
    partsOf('Roll:\n\n| Roll | Result |\n| --- | --- |\n| 1 | hit |\n\n1. Laura Roslin\n2. Tom Zarek'),
  ).toEqual([{ text: 'Roll: ', when: [] }]);
});
