import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { attackTable } from '../../src/cards/base/attackTable.ts';
import type { AttackRow } from '../../src/engine/model/card.ts';
import {
  attackFaces,
  attackMachine,
  firstAttack,
  makeAttack,
  parseAttack,
  targetsOf,
} from '../../src/machines/attackBench.ts';
import { statesOf, walk } from '../kit/machines.ts';

const table: readonly AttackRow[] = attackTable;
const attackers = [...new Set(table.flatMap(({ by }) => by))];
const targets = [...new Set(table.map(({ target }) => target))];
const faces = [1, 2, 3, 4, 5, 6, 7, 8];

const events = [
  ...attackers.map(by => ({ type: 'attacker' as const, by })),
  ...targets.map(target => ({ type: 'target' as const, target })),
  ...faces.map(face => ({ type: 'throw' as const, face })),
  { type: 'pick-up' as const },
];
const walked = walk(attackMachine, { table }, () => events);
const attacks = [...walked.met.values()].map(({ context }) => context.attack);

test('every state is reached and none is a dead end', () => {
  expect([...walked.states].toSorted()).toEqual(statesOf(attackMachine).toSorted());
  expect(walked.deadEnds).toEqual([]);
});

test('what can be reached is every row of the table with and without each face of the die, and nothing else', () => {
  const pairs = table.reduce((sum, { by }) => sum + by.length, 0);
  expect(attacks).toHaveLength(pairs * (faces.length + 1));
  for (const { by, target } of attacks) expect(targetsOf(table, by)).toContain(target);
});

test('picking up the die is the inverse of throwing it', () => {
  const actor = createActor(attackMachine, { input: { table } }).start();
  actor.send({ type: 'throw', face: 5 });
  expect(actor.getSnapshot().value).toBe('settled');
  actor.send({ type: 'pick-up' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'aiming', context: { attack: firstAttack } });
});

test('an address restores exactly what it named', () => {
  for (const [, { value, context }] of walked.met) {
    const text = makeAttack(context.attack);
    const attack = parseAttack(table, text);
    expect(attack).toEqual(context.attack);
    const actor = createActor(attackMachine, { input: { table } }).start();
    if (attack !== undefined) actor.send({ type: 'restore', attack });
    expect(actor.getSnapshot().value).toBe(value);
    expect(makeAttack(actor.getSnapshot().context.attack)).toBe(text);
  }
});

test.each([
  '',
  'raider',
  'raider.basestar',
  'viper.viper',
  'raider.viper.0',
  'raider.viper.9',
  'raider.viper.5.1',
])('the address "%s" names no attack', text => expect(parseAttack(table, text)).toBeUndefined());

describe('the die is read by the engine', () => {
  test.each([
    ['raider', 'viper', 'miss miss miss miss damaged damaged damaged destroyed'],
    [
      'nuke',
      'basestar',
      'damaged-twice damaged-twice destroyed destroyed destroyed destroyed destroyed-and-3-raiders destroyed-and-3-raiders',
    ],
  ] as const)('%s at %s', (by, target, expected) => {
    expect(attackFaces(table, by, target).join(' ')).toBe(expected);
  });
});
