import { describe, expect, test } from 'vitest';
import { optionsOf } from '#engine/index.ts';
import { stepsOfTurn } from '#engine/tools/turn.ts';
import { turnIn } from '#ui/turn/situations.ts';
import { type Situation, situations } from '#ui/turn/turnBench.ts';
import { base } from '../../kit/library.ts';
import { scenarioIn } from '../../kit/simulators.ts';

const turns = new Map(situations.map(situation => [situation, turnIn(scenarioIn(situation))]));

function stepIn(situation: Situation, step: string) {
  const found = turns.get(situation)?.find(one => one.step === step);
  if (found === undefined) throw new Error(`No step ${step} ${situation}`);
  return found;
}

function optionsIn(situation: Situation, step: string): readonly string[] {
  return stepIn(situation, step).asked.flatMap(({ choice }) => optionsOf(choice).map(({ id }) => id));
}

const drawn = (situation: Situation) =>
  stepIn(situation, 'skills').events.reduce(
    (sum, { event }) => (event.type === 'cards-drawn' ? sum + event.n : sum),
    0,
  );

test('a turn has its six steps in the order of the book, and an end', () => {
  expect(stepsOfTurn(base)).toEqual(['skills', 'movement', 'action', 'crisis', 'activate', 'jump', 'end']);
});

test.each(situations)('every step of the turn is told, taken or not: %s', situation => {
  expect(turns.get(situation)?.map(({ step }) => step)).toEqual(stepsOfTurn(base));
});

test.each([
  ['aboard', []],
  ['viper', []],
  ['sickbay', []],
  ['hidden', []],
  ['brig', ['crisis', 'activate', 'jump']],
  ['revealed', ['crisis', 'activate', 'jump']],
] as const)('who has no Crisis step has no icons either: %s', (situation, skipped) => {
  expect(turns.get(situation)?.flatMap(({ step, taken }) => (taken ? [] : [step]))).toEqual(skipped);
});

describe('Apollo draws', () => {
  test.each([
    ['aboard', 5, ['leadership', 'politics']],
    ['viper', 5, ['leadership', 'politics']],
    ['brig', 5, ['leadership', 'politics']],
    ['sickbay', 1, ['politics', 'leadership', 'tactics', 'piloting']],
    ['revealed', 2, ['politics', 'leadership', 'tactics', 'piloting', 'engineering']],
  ] as const)('%s: %i cards, and chooses among %j', (situation, n, types) => {
    expect(drawn(situation)).toBe(n);
    expect(optionsIn(situation, 'skills')).toEqual(types);
  });
});

describe('moving', () => {
  const paid = (situation: Situation) => stepIn(situation, 'movement').asked.flatMap(one => one.paid);
  const colonialOne = ['press-room', 'presidents-office', 'administration'];

  test('costs a card to the other ship only', () => {
    expect(paid('aboard')).toEqual(colonialOne);
    expect(optionsIn('aboard', 'movement')).toContain('stay');
    expect(optionsIn('aboard', 'movement')).not.toContain('brig');
  });
  test('costs a card wherever a viper lands, and nothing where it flies', () => {
    const options = optionsIn('viper', 'movement');
    expect(options.filter(id => !paid('viper').includes(id))).toEqual(['stay', 'port-bow', 'stern']);
    expect(paid('viper')).toEqual(expect.arrayContaining(colonialOne));
  });
  test('leads a revealed Cylon to Cylon locations, for free', () => {
    expect(optionsIn('revealed', 'movement')).toEqual([
      'stay',
      'cylon-fleet',
      'human-fleet',
      'resurrection-ship',
    ]);
    expect(paid('revealed')).toEqual([]);
  });
  test('is out of the question in the Brig', () => expect(optionsIn('brig', 'movement')).toEqual([]));
});

describe('acting', () => {
  test('a location is used where one is', () => {
    expect(optionsIn('aboard', 'action')).toContain('command');
    expect(optionsIn('brig', 'action')).toContain('brig');
    expect(optionsIn('revealed', 'action')).toEqual(['caprica', 'pass']);
    const places = [...base.locations.keys()];
    expect(optionsIn('viper', 'action').filter(id => places.includes(id))).toEqual([]);
    expect(optionsIn('sickbay', 'action').filter(id => places.includes(id))).toEqual([]);
  });
  test('only a secret Cylon has the one action more', () => {
    const more = optionsIn('hidden', 'action').filter(id => !optionsIn('aboard', 'action').includes(id));
    expect(more).toEqual(['cylon-reduce-morale']);
  });
  test('every question names the rule that lets him choose', () => {
    for (const steps of turns.values())
      for (const { rule } of steps.flatMap(({ asked }) => asked)) expect(rule).toBeDefined();
  });
});
