import { expect, test } from 'vitest';
import { baseBook } from '../../src/cards/base/index.ts';
import { daybreakBook } from '../../src/cards/daybreak/index.ts';
import { pegasusBook } from '../../src/cards/pegasus/index.ts';
import type { Cond } from '../../src/engine/model/cond.ts';
import type { Effect } from '../../src/engine/model/effect.ts';
import { type TimingPoint, timingPoints } from '../../src/engine/timing/points.ts';
import { languages } from '../../src/i18n/languages.ts';
import { condition, effectClause, type Voice, voiceOf } from '../../src/text/index.ts';
import { modifierClause } from '../../src/text/queries.ts';
import { leadIn } from '../../src/text/timing.ts';
import { textsOf } from '../kit/locales.ts';
import { unusedEffects, unusedModifiers } from './beyondTheBase.ts';
import { describeBook } from './describeBook.ts';
import { tests } from './everyTest.ts';

const points = Object.keys(timingPoints) as TimingPoint[];
const whens: readonly Cond[] = [
  { test: 'own-turn' },
  { test: 'drew-crisis' },
  { test: 'crisis-check' },
  { test: 'reckless' },
  { test: 'human-discarded', skill: 'treachery' },
  { test: 'just-lost', resource: 'morale' },
  { test: 'check-of', location: 'brig' },
  { test: 'used-card', card: 'repair' },
  { all: [{ test: 'own-turn' }, { test: 'used-card', card: 'repair' }] },
];

function tellAll(voice: Voice): void {
  describeBook(voice, baseBook);
  describeBook(voice, pegasusBook);
  describeBook(voice, daybreakBook);
  for (const test of tests) {
    condition(voice, test);
    condition(voice, { not: test });
  }
  for (const effect of unusedEffects) effectClause(voice, effect);
  for (const modifier of unusedModifiers)
    for (const reach of ['you', 'all'] as const) modifierClause(voice, modifier, reach);
  for (const point of points) for (const when of [undefined, ...whens]) leadIn(voice, point, when);
}

test.each(languages)('every template of %s is said by something', language => {
  const voice = voiceOf(language);
  const texts = textsOf(language, 'effects');
  const said = new Set<string>();
  tellAll({
    ...voice,
    say(key, values, context) {
      const variant = `${key}_${context}`;
      said.add(variant in texts ? variant : key);
      return voice.say(key, values, context);
    },
  });
  expect(Object.keys(texts).filter(key => !said.has(key))).toEqual([]);
});

test('what nobody can say is refused: an unknown form, noun or title', () => {
  const voice = voiceOf('de');
  expect(() => voice.place('brig')('ins')).toThrow('"brig" has no form "ins"');
  expect(() => voice.title('cards', 'nobody')).toThrow('No title in de for cards/nobody');
  expect(() => voice.place('the-moon')('at')).toThrow('No place "the-moon"');
  expect(() => voice.say('ops.discard')).toThrow('was given no value for {{n, skill-card acc}}');
});

test.each<[string, Effect, string]>([
  [
    'an actor is named once for what follows',
    [
      { op: 'draw', who: 'current', n: 2, from: ['politics'] },
      { op: 'discard', who: 'current', n: 1 },
    ],
    'current player: draw 2 Politics cards, then discard 1 Skill card',
  ],
  [
    'a choice of person is told where the person first matters',
    [
      { op: 'pick', by: 'current', among: { human: true } },
      { op: 'send', who: 'picked', to: 'brig' },
    ],
    'current player: send a character to the Brig',
  ],
  [
    'losses and gains are listed',
    [
      { op: 'lose', resource: 'food', n: 1 },
      { op: 'gain', resource: 'morale', n: 1 },
      { op: 'draw', who: 'you', n: 1, from: 'any' },
    ],
    '−1 food, +1 morale; draw 1 Skill card of any type',
  ],
])('%s', (_, effect, text) => {
  expect(effectClause(voiceOf('en'), effect)).toBe(text);
});
