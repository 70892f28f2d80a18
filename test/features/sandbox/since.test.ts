import { describe, expect, test } from 'vitest';
import { load } from '#books/registry.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { AtTable } from '#features/sandbox/machine/table.ts';
import { sinceLastTurn } from '#features/sandbox/stage/since.ts';
import { weighWith } from '#ui/stage/weights.ts';

const weigh = weighWith(await load('stage', ['base']));
const cause = { node: 'x' };

/** A table that these steps led to; only what they tell matters here. */
function tableAfter(...steps: readonly (readonly GameEvent[])[]): AtTable {
  let table: AtTable | undefined;
  for (const events of steps) table = { events, earlier: table } as unknown as AtTable;
  if (table === undefined) throw new Error('Nothing has happened');
  return table;
}

const turn = (seat: number, number: number): GameEvent => ({ type: 'turn-began', seat, number, cause });
const lost = (now: number): GameEvent => ({ type: 'resource-lost', resource: 'food', amount: 1, now, cause });
const titled = (to: number): GameEvent => ({ type: 'title-given', title: 'president', to, cause });
const typesOf = (table: AtTable, viewer = 0) =>
  sinceLastTurn(table, viewer, weigh).items.map(({ event }) => event.type);

describe('since your last turn', () => {
  test('what came after the own turn is told, and what came before it is not', () => {
    const table = tableAfter([turn(0, 1), lost(7)], [turn(1, 2)], [titled(1)], [turn(0, 3)]);
    expect(typesOf(table)).toEqual(['title-given']);
  });

  test('the turn that is being played is part of it', () => {
    expect(typesOf(tableAfter([turn(0, 1)], [turn(1, 2)], [turn(0, 3), lost(5)]))).toEqual(['resource-lost']);
  });

  test('before the first own turn everything is told', () => {
    expect(typesOf(tableAfter([titled(2)], [turn(1, 1), lost(7)]))).toEqual(['title-given', 'resource-lost']);
  });

  test('routine has no line, and of much the five heaviest have, in their order', () => {
    const routine: GameEvent = { type: 'passed', seat: 1, cause };
    const table = tableAfter(
      [turn(0, 1)],
      [turn(1, 2), routine],
      ...[7, 6, 5, 4, 3, 2].map(now => [lost(now)]),
      [titled(0)],
      [turn(0, 3)],
    );
    const { items, more } = sinceLastTurn(table, 0, weigh);
    expect(items.map(({ event }) => event.type)).toEqual([...Array(4).fill('resource-lost'), 'title-given']);
    expect(items[0]?.event).toMatchObject({ now: 5 });
    expect(more).toBe(2);
  });

  test('who only watches has no turn, and so no strip', () => {
    const table = tableAfter([titled(2)], [turn(1, 1), lost(7)]);
    expect(sinceLastTurn(table, 'table', weigh)).toEqual({ items: [], more: 0 });
  });

  test('an item leads to the step in which it happened', () => {
    const table = tableAfter([turn(0, 1)], [turn(1, 2)], [lost(7)], [titled(1)]);
    const { items } = sinceLastTurn(table, 0, weigh);
    expect(items.map(({ step, event }) => step.events.includes(event))).toEqual([true, true]);
  });
});
