import { expect, test } from 'vitest';
import type { Effect } from '../../src/engine/model/effect.ts';
import { polish } from '../../src/text/grammar/polish.ts';
import { effectSentences, voiceOf } from '../../src/text/index.ts';

const voice = voiceOf('pl');

test.each([
  [['po rzucie kością'], 'po rzucie kością '],
  [['raz na turę', 'po rzucie kością'], 'raz na turę po rzucie kością '],
  [
    ['na początku swojej tury', 'jeśli pilotujesz vipera,'],
    'na początku swojej tury, jeśli pilotujesz vipera, ',
  ],
  [['gdy flota wykona skok,'], 'gdy flota wykona skok, '],
] as const)('a comma stands around clauses only: %j', (leads, text) => {
  expect(polish.opening(leads)).toBe(text);
});

test.each<[Effect, string]>([
  [[{ op: 'title', title: 'admiral', to: 'current' }], 'Przekaż aktywnemu graczowi pozycję Admirała.'],
  [[{ op: 'send', who: 'current', to: 'brig' }], 'Aktywny gracz trafia do Aresztu.'],
  [
    [{ op: 'discard', who: 'president-and-admiral', n: 2 }],
    'Prezydent i Admirał, każdy z osobna, odrzucają 2 karty umiejętności.',
  ],
  [
    [
      {
        op: 'roll',
        by: 'current',
        outcomes: [{ from: 1, to: 4, do: [{ op: 'lose', resource: 'population', n: 2 }] }],
      },
    ],
    'Rzuć kością. Przy wyniku 4 lub niższym strać 2 jednostki populacji.',
  ],
])('%#: titles in their case, two people each for themselves, losses counted in units', (effect, text) => {
  expect(effectSentences(voice, effect)).toBe(text);
});

test('a verb is not said twice in a row, unless something stands before it', () => {
  const draw = (after: string, before = '') => ({ before, verb: 'dobrać', after });
  const spoken = { subject: 'aktywny gracz', person: 'he', mood: 'statement', position: 'first' } as const;
  const clause = (...phrases: ReturnType<typeof draw>[]) =>
    polish.clause({ ...spoken, phrases }, { dobrać: { he: 'dobiera' } });
  expect(clause(draw('1 kartę Buntu'), draw('1 kartę Zdrady'))).toBe(
    'aktywny gracz dobiera 1 kartę Buntu i 1 kartę Zdrady',
  );
  expect(clause(draw('1 kartę Buntu'), draw('1 kartę Zdrady', 'potem'))).toBe(
    'aktywny gracz dobiera 1 kartę Buntu i potem dobiera 1 kartę Zdrady',
  );
});
