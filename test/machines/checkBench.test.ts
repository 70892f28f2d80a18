import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { baseBook } from '../../src/cards/base/index.ts';
import { printedCheck } from '../../src/components/benches/printedCheck.ts';
import {
  type CheckOnBench,
  checkLibrary,
  checkMachine,
  givers,
  judgeCheck,
  makeCheck,
  parseCheck,
  stages,
} from '../../src/machines/checkBench.ts';
import { statesOf, walk } from '../kit/machines.ts';
import { random } from '../kit/random.ts';

const cards = printedCheck(baseBook);
const begin = () => createActor(checkMachine, { input: { cards } }).start();

const events = [
  ...givers.map(giver => ({ type: 'look-as' as const, giver })),
  ...['politics', 'tactics'].flatMap(skill =>
    cards.faces
      .filter(face => face.skill === skill && face.strength === 1)
      .map(({ id }) => ({ type: 'add' as const, card: id })),
  ),
  { type: 'take-back' as const, card: 'declare-emergency/3' },
  { type: 'difficulty' as const, to: 1 },
  { type: 'difficulty' as const, to: 9 },
  { type: 'partial' as const, to: 5 },
  { type: 'partial' as const, to: undefined },
  { type: 'skill' as const, skill: 'politics' as const },
  { type: 'skill' as const, skill: 'leadership' as const },
  { type: 'next' as const },
  { type: 'back' as const },
];
const walked = walk(checkMachine, { cards }, () => events, 2000);

test('every state is reached and none is a dead end', () => {
  expect([...walked.states].toSorted()).toEqual(statesOf(checkMachine).toSorted());
  expect(walked.deadEnds).toEqual([]);
});

test('back is the inverse of forward at every stage', () => {
  const actor = begin();
  const seen = [actor.getSnapshot()];
  for (let i = 1; i < stages.length; i++) {
    actor.send({ type: 'next' });
    seen.push(actor.getSnapshot());
  }
  expect(seen.map(({ value }) => value)).toEqual(stages);
  for (const before of seen.toReversed().slice(1)) {
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().value).toBe(before.value);
    expect(actor.getSnapshot().context).toEqual(before.context);
  }
});

test('an address restores exactly what it named', () => {
  for (const { value, context } of walked.met.values()) {
    const text = makeCheck(cards, context.bench, value);
    const found = parseCheck(cards, text);
    expect(found, text).toEqual({ bench: context.bench, stage: value });
    if (found === undefined) continue;
    const actor = begin();
    actor.send({ type: 'restore', ...found });
    expect(actor.getSnapshot().value).toBe(value);
    expect(actor.getSnapshot().context.bench).toEqual(context.bench);
  }
});

test('whatever is on the bench is a check the engine can judge', () => {
  for (const { context } of [...walked.met.values()].filter((_, at) => at % 40 === 0)) {
    const { check, given } = context.bench;
    expect(check.skills.length).toBeGreaterThan(0);
    expect(check.partial ?? 0).toBeLessThan(check.difficulty);
    expect(given.destiny).toHaveLength(cards.destinyPerCheck);
    const judged = judgeCheck(checkLibrary(baseBook, check), {
      destiny: given.destiny,
      players: [given.current, given.left, given.next],
    });
    expect(judged.for.length + judged.against.length).toBe(Object.values(given).flat().length);
  }
});

test('an address that somebody has cut or changed is no check or a whole one', () => {
  const text = makeCheck(cards, cards.start, 'totalled');
  const below = random(3);
  for (let i = 0; i < 3000; i++) {
    const at = below(text.length);
    const letter = '.-0123456789abcdefghijklmnopqrstuvwxyz'[below(38)] ?? '';
    const broken = below(2) === 0 ? text.slice(0, at) : text.slice(0, at) + letter + text.slice(at + 1);
    const found = parseCheck(cards, broken);
    if (found !== undefined)
      expect(parseCheck(cards, makeCheck(cards, found.bench, found.stage))).toEqual(found);
  }
});

test('the printed example: 6 for it, 3 against, and 3 are too few against 6', () => {
  const { check, given }: CheckOnBench = cards.start;
  const judged = judgeCheck(checkLibrary(baseBook, check), {
    destiny: given.destiny,
    players: [given.current, given.left, given.next],
  });
  expect(judged).toMatchObject({ matching: 6, other: 3, strength: 3, result: 'fail' });
});
