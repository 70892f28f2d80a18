import { expect, test } from 'vitest';
import { voiceOf } from '#books/atBuild/text.ts';
import type { Effect } from '#engine/model/effect.ts';
import { polish } from '#text/grammar/polish.ts';
import { effectSentences } from '#text/index.ts';

const voice = voiceOf('pl');

test.each([
  [['po rzucie kością'], 'po rzucie kością '],
  [['raz na turę', 'po rzucie kością'], 'raz na turę po rzucie kością '],
  [
    ['na początku swojej tury', 'jeśli pilotujesz vipera,'],
    'na początku swojej tury, jeśli pilotujesz vipera, ',
  ],
  [['gdy flota wykona skok,'], 'gdy flota wykona skok, '],
  [
    ['raz na grę', 'gdy flota straci morale,', 'jeśli nie jesteś w Areszcie,'],
    'raz na grę, gdy flota straci morale, a nie jesteś w Areszcie, ',
  ],
] as const)('a comma stands around clauses only: %j', (leads, text) => {
  expect(polish.opening(leads)).toBe(text);
});

test.each<[Effect, string]>([
  [[{ op: 'title', title: 'admiral', to: 'current' }], 'Przekaż aktywnemu graczowi pozycję Admirała.'],
  [[{ op: 'send', who: 'current', to: 'brig' }], 'Aktywny gracz trafia do Aresztu.'],
  [
    [{ op: 'discard', who: 'president-and-admiral', n: 2 }],
    'Prezydent i Admirał odrzucają po 2 karty umiejętności.',
  ],
  [
    [{ op: 'discard', who: 'president-and-admiral', n: 1 }],
    'Prezydent i Admirał odrzucają po 1 karcie umiejętności.',
  ],
  [
    [
      {
        op: 'roll',
        by: 'current',
        outcomes: [{ from: 1, to: 4, do: [{ op: 'lose', resource: 'population', n: 2 }] }],
      },
    ],
    'Rzuć kością. Przy wyniku 4 lub niższym flota traci 2 jednostki populacji.',
  ],
])('%#: titles in their case, two people each for themselves, losses counted in units', (effect, text) => {
  expect(effectSentences(voice, effect)).toBe(text);
});

const spoken = { subject: 'aktywny gracz', person: 'he', mood: 'statement', position: 'first' } as const;
const verbs = { dobrać: { he: 'dobiera' }, obejrzeć: { he: 'ogląda' } };
const phrase = (verb: keyof typeof verbs, after: string, before = '') => ({ before, verb, after });
const clause = (...phrases: ReturnType<typeof phrase>[]) => polish.clause({ ...spoken, phrases }, verbs);

test('one verb serves two things that are counted, but nothing else', () => {
  expect(clause(phrase('dobrać', '1 kartę Buntu'), phrase('dobrać', '1 kartę Zdrady'))).toBe(
    'aktywny gracz dobiera 1 kartę Buntu i 1 kartę Zdrady',
  );
  expect(clause(phrase('dobrać', '1 kartę Buntu'), phrase('dobrać', '1 kartę Zdrady', 'potem'))).toBe(
    'aktywny gracz dobiera 1 kartę Buntu i potem dobiera 1 kartę Zdrady',
  );
  expect(clause(phrase('obejrzeć', 'talię'), phrase('obejrzeć', 'stos'), phrase('dobrać', '1 kartę'))).toBe(
    'aktywny gracz ogląda talię, ogląda stos i dobiera 1 kartę',
  );
});

test('a clause inside a sentence ends in a comma, even before an "i"', () => {
  expect(clause(phrase('obejrzeć', 'talię, która jest pełna'), phrase('dobrać', '1 kartę'))).toBe(
    'aktywny gracz ogląda talię, która jest pełna, i dobiera 1 kartę',
  );
});

test.each([
  [1, '1 raptor ulega zniszczeniu.'],
  [2, '2 raptory ulegają zniszczeniu.'],
  [5, '5 raptorów ulega zniszczeniu.'],
])('a verb follows the number of %i', (n, text) => {
  expect(effectSentences(voice, [{ op: 'destroy', what: 'raptor', n }], { speaksTo: 'nobody' })).toBe(text);
});
