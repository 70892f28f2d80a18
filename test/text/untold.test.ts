import { expect, test } from 'vitest';
import { voiceOf } from '#books/atBuild/text.ts';
import type { Ability } from '#engine/model/ability.ts';
import type { Effect } from '#engine/model/effect.ts';
import { languages } from '#i18n/languages.ts';
import { abilityTexts, effectSentences } from '#text/index.ts';
import { baseBook } from '../kit/books.ts';

const voice = voiceOf('en');

const action = (ability: Pick<Extract<Ability, { kind: 'action' }>, 'when' | 'do'>): string =>
  abilityTexts(voice, [{ kind: 'action', id: 'any', ...ability }], 'you')
    .map(({ text }) => text)
    .join(' ');

test('what an action takes need not be there in so many words', () => {
  expect(action({ when: { test: 'nukes' }, do: [{ op: 'spend-nuke' }] })).toBe('Spend 1 nuke token.');
  expect(
    action({
      when: { all: [{ test: 'hand', atLeast: 2 }, { not: { test: 'at', place: 'brig' } }] },
      do: [{ op: 'discard', who: 'you', n: 2 }],
    }),
  ).toBe('If you are not in the Brig, discard 2 Skill cards.');
});

test('more than it takes is said', () => {
  expect(action({ when: { test: 'hand', atLeast: 5 }, do: [{ op: 'discard', who: 'you', n: 2 }] })).toBe(
    'If you hold at least 5 Skill cards, discard 2 Skill cards.',
  );
});

test('what has an alternative keeps its condition', () => {
  const effect: Effect = [
    {
      op: 'if',
      cond: { test: 'hand', atLeast: 2 },
      then: [{ op: 'discard', who: 'you', n: 2 }],
      else: [{ op: 'send', who: 'you', to: 'brig' }],
    },
  ];
  expect(effectSentences(voice, effect)).toBe(
    'If you hold at least 2 Skill cards, discard 2 Skill cards. Otherwise, you are sent to the Brig.',
  );
});

const thenDraws: Effect = [{ op: 'draw', who: 'picked', n: 1, from: 'any' }];

test('who has been chosen is taken up by a pronoun, unless the chooser could be meant', () => {
  const chosenBy = (by: 'you' | 'admiral'): Effect => [
    { op: 'pick', by, among: { human: true } },
    ...thenDraws,
  ];
  expect(effectSentences(voice, chosenBy('you'))).toBe(
    'Choose a human player. They draw 1 Skill card of any type.',
  );
  expect(effectSentences(voice, chosenBy('admiral'))).toBe(
    'The Admiral chooses a human player. That player draws 1 Skill card of any type.',
  );
});

test('after somebody else has been named, whoever was chosen is named again', () => {
  expect(
    effectSentences(voice, [
      { op: 'pick', by: 'you', among: { human: true } },
      { op: 'draw', who: 'president', n: 1, from: 'any' },
      ...thenDraws,
    ]),
  ).toContain('That player draws 1 Skill card');
});

test.each(languages)('the numbers that an attack needs stand on the card as in the table: %s', language => {
  const told = voiceOf(language);
  const from = (target: string, by: string): string => {
    const row = baseBook.attackTable.find(one => one.target === target && one.by.includes(by as never));
    return `${row?.results.find(({ result }) => result !== 'miss')?.from}–8`;
  };
  const text = (weapon: 'armory' | 'galactica'): string =>
    effectSentences(told, [{ op: 'attack', with: weapon, n: 1 }]);
  expect(text('armory')).toContain(from('centurion', 'armory'));
  for (const target of ['raider', 'heavy-raider', 'basestar'])
    expect(text('galactica')).toContain(from(target, 'galactica'));
});
