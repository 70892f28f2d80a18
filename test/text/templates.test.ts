import { expect, test } from 'vitest';
import { timingPoints } from '#books/atBuild/points.ts';
import { localeOf, voiceOf } from '#books/atBuild/text.ts';
import type { Cond } from '#engine/model/cond.ts';
import type { Effect } from '#engine/model/effect.ts';
import { coreActivations } from '#engine/model/vocabulary.ts';
import { corePoints, type TimingPoint } from '#engine/timing/points.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { tell } from '#text/grammar/realise.ts';
import { abilityTexts, condition, describeCard, effectSentences, type Voice } from '#text/index.ts';
import { logLines } from '#text/log/lines.ts';
import { momentLeads } from '#text/plan/moments.ts';
import { modifierSentence } from '#text/plan/queries.ts';
import { baseBook, daybreakBook, pegasusBook } from '../kit/books.ts';
import { flatten } from '../kit/locales.ts';
import { unusedAbilities, unusedEffects, unusedModifiers } from './beyondTheBase.ts';
import { describeBook } from './describeBook.ts';
import { tests } from './everyTest.ts';

const points = [...new Set([...timingPoints.keys(), ...(Object.keys(corePoints) as TimingPoint[])])];
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
  const [crisis] = baseBook.cards.filter(card => card.deck === 'crisis');
  if (crisis?.deck === 'crisis') describeCard(voice, { ...crisis, activate: coreActivations });
  for (const test of tests) {
    condition(voice, test);
    condition(voice, { not: test });
  }
  for (const effect of unusedEffects)
    for (const speaksTo of ['you', 'nobody'] as const) effectSentences(voice, effect, { speaksTo });
  abilityTexts(voice, unusedAbilities, 'you');
  for (const modifier of unusedModifiers)
    for (const reach of ['you', 'all'] as const)
      tell(voice, [modifierSentence(voice.facets, modifier, reach)]);
  for (const point of points)
    for (const when of [undefined, ...whens])
      tell(voice, [
        { leads: momentLeads(voice.facets, point, when), clauses: [{ frame: 'roll', by: 'you' }] },
      ]);
}

/** What one language writes by hand, its frames say as well. */
const unwritten = (language: Language): Voice => ({ ...voiceOf(language), written: {} });

test.each(languages)('every template of %s is said by something', language => {
  const voice = unwritten(language);
  const texts = flatten(localeOf(language).effects);
  const said = new Set<string>();
  const listening: Voice = {
    ...voice,
    say(key, values, context) {
      const variant = `${key}_${context}`;
      said.add(variant in texts ? variant : key);
      return voice.say(key, values, context);
    },
  };
  tellAll({ ...listening, written: {} });
  logLines(listening, {});
  expect(Object.keys(texts).filter(key => !said.has(key))).toEqual([]);
});

test.each(languages)('every frame of %s is said by something', language => {
  const voice = unwritten(language);
  const said = new Set<string>();
  const listen: Voice['frame'] = id => {
    said.add(id);
    return voice.frame(id);
  };
  // A sentence written by hand stands for a card; the frames must be able to tell it all the same.
  tellAll({ ...voice, frame: listen, written: {} });
  logLines({ ...voice, frame: listen }, {});
  expect(Object.keys(localeOf(language).frames).filter(id => !said.has(id))).toEqual([]);
});

test.each(languages)('%s has the frames of English, each with a verb that it can conjugate', language => {
  const { frames, verbs } = localeOf(language);
  expect(Object.keys(frames).toSorted()).toEqual(Object.keys(localeOf('en').frames).toSorted());
  const bases = Object.values(frames).flatMap(({ do: does = [], happen = [] }) =>
    [does, happen].flat().flatMap(text => {
      const found = [...text.matchAll(/\[([^\]:]+)/gu)].map(match => match[1] ?? '');
      return found.length > 0 ? found : [`no verb in ${text}`];
    }),
  );
  const known = language === 'en' ? [...bases, ...Object.keys(verbs)] : Object.keys(verbs);
  expect(bases.filter(base => !known.includes(base))).toEqual([]);
  const helpers = ['dürfen', 'poder', 'móc'];
  expect(Object.keys(verbs).filter(verb => !bases.includes(verb) && !helpers.includes(verb))).toEqual([]);
});

const others = languages.filter(language => language !== 'en');

test.each(others)('the frames of %s leave out no value of the English ones and add none', language => {
  const english = localeOf('en').frames;
  const differing = Object.entries(localeOf(language).frames).filter(
    ([id, frame]) => valuesOf(frame.do) !== valuesOf(english[id]?.do) && frame.do !== undefined,
  );
  expect(differing.map(([id]) => id)).toEqual([]);
});

/** What a frame is given; what belongs to its subject each language asks for as it needs. */
function valuesOf(templates: string | readonly string[] = []): string {
  const names = [templates].flat().flatMap(text => [...text.matchAll(/\{\{(\w+)/gu)].map(match => match[1]));
  return [...new Set(names)]
    .filter(name => name !== 'own')
    .toSorted()
    .join();
}

test('what nobody can say is refused: an unknown form, noun or title', () => {
  const voice = voiceOf('de');
  expect(() => voice.place('brig')('ins')).toThrow('"brig" has no form "ins"');
  expect(() => voice.title('cards', 'nobody')).toThrow('No title in de for cards/nobody');
  expect(() => voice.place('the-moon')('at')).toThrow('No place "the-moon"');
  expect(() => voice.say('lead.if')).toThrow('was given no value for {{cond}}');
});

test.each<[string, Effect, string]>([
  [
    'an actor is named once for what follows',
    [
      { op: 'draw', who: 'current', n: 2, from: ['politics'] },
      { op: 'discard', who: 'current', n: 1 },
    ],
    'The current player draws 2 Politics cards and discards 1 Skill card.',
  ],
  [
    'a choice of person is told where the person first matters',
    [
      { op: 'pick', by: 'current', among: { human: true } },
      { op: 'send', who: 'picked', to: 'brig' },
    ],
    'The current player sends a character to the Brig.',
  ],
  [
    'losses side by side share their verb',
    [
      { op: 'lose', resource: 'food', n: 1 },
      { op: 'lose', resource: 'morale', n: 1 },
      { op: 'gain', resource: 'fuel', n: 1 },
    ],
    'The fleet loses 1 food and 1 morale. The fleet gains 1 fuel.',
  ],
  [
    'what follows a roll in any case is told apart from what it brings',
    [
      {
        op: 'roll',
        by: 'current',
        outcomes: [{ from: 1, to: 4, do: [{ op: 'lose', resource: 'fuel', n: 1 }] }],
      },
      { op: 'stay' },
    ],
    'Roll the die. On 4 or less, the fleet loses 1 fuel. Then this card stays in play.',
  ],
])('%s', (_, effect, text) => {
  expect(effectSentences(voiceOf('en'), effect, { speaksTo: 'nobody' })).toBe(text);
});
