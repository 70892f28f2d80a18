import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { turnIn, turnSteps } from '../../src/machines/turn/situations.ts';
import {
  firstMoment,
  isSkipped,
  makeMoment,
  parseMoment,
  type Ring,
  situations,
  turnMachine,
} from '../../src/machines/turnBench.ts';
import { statesOf, walk } from '../kit/machines.ts';

const ring: Ring = {
  steps: turnSteps,
  skipped: Object.fromEntries(
    situations.map(one => [one, turnIn(one).flatMap(({ step, taken }) => (taken ? [] : [step]))]),
  ),
};
const input = { ring };
const begin = () => createActor(turnMachine, { input }).start();
const events = [
  { type: 'next' as const },
  { type: 'back' as const },
  ...turnSteps.map(step => ({ type: 'go' as const, step })),
  ...situations.map(situation => ({ type: 'be' as const, situation })),
];
const walked = walk(turnMachine, input, () => events);

test('every step is reached in every situation, and none is a dead end', () => {
  const states = statesOf(turnMachine).filter(state => state !== '"looking"');
  expect([...walked.states].toSorted()).toEqual(states.toSorted());
  expect(walked.deadEnds).toEqual([]);
  expect(walked.met.size).toBe(turnSteps.length * situations.length);
});

test('a step is skipped where the engine has none', () => {
  for (const { value, context } of walked.met.values()) {
    expect(value === 'skipped').toBe(isSkipped(ring, context.situation, context.step));
  }
});

test('back is the inverse of forward, round the whole ring', () => {
  for (const { value, context } of walked.met.values()) {
    const actor = begin();
    actor.send({ type: 'restore', moment: context });
    actor.send({ type: 'next' });
    expect(actor.getSnapshot().context.step).not.toBe(context.step);
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().value).toBe(value);
    expect(actor.getSnapshot().context).toEqual(context);
  }
  const actor = begin();
  for (const step of [...turnSteps.slice(1), turnSteps[0]]) {
    actor.send({ type: 'next' });
    expect(actor.getSnapshot().context.step).toBe(step);
  }
});

test('an address restores exactly what it named', () => {
  for (const { value, context } of walked.met.values()) {
    const moment = parseMoment(ring, makeMoment(context));
    expect(moment).toEqual({ situation: context.situation, step: context.step });
    const actor = begin();
    actor.send({ type: 'restore', moment: moment ?? firstMoment(ring) });
    expect(actor.getSnapshot().value).toBe(value);
    expect(actor.getSnapshot().context).toEqual(context);
  }
});

test.each(['', 'aboard', 'aboard.draft', 'nowhere.skills', 'aboard.skills.1', 'skills.aboard'])(
  'the address "%s" names no moment',
  text => expect(parseMoment(ring, text)).toBeUndefined(),
);
