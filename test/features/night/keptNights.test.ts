import { beforeEach, expect, test, vi } from 'vitest';
import { keepEvening, ownEvening, readEvening, takeOver, visit } from '#features/night/keptNights.ts';
import { firstPlan } from '../../kit/evening.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  visit(undefined);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

const mine = { plan: firstPlan, names: ['Ada', 'Bo'], ticks: { decks: 'all' }, table: 'board~1' };
const theirs = { ...firstPlan, objective: 'new-caprica' };

test('a plan from a link is shown without names and ticks of the own evening, and nothing of it is stored', () => {
  keepEvening(mine);
  const before = [...kept];
  visit(theirs);
  expect(readEvening()).toEqual({ plan: theirs, names: [], ticks: {} });
  expect(keepEvening({ names: ['Cy'], table: 'x' })).toBe(true);
  expect(readEvening()).toMatchObject({ names: ['Cy'], table: 'x' });
  expect([...kept]).toEqual(before);
  visit(undefined);
  expect(readEvening()).toEqual(mine);
});

test('taken over it replaces the own evening whole: nothing of two evenings is mixed', () => {
  keepEvening(mine);
  visit(theirs);
  keepEvening({ names: ['Cy'] });
  expect(takeOver()).toBe(true);
  expect(ownEvening()).toEqual({ plan: theirs, names: ['Cy'], ticks: {} });
});

test.each([
  ['names that are none', { names: [1, 'Bo', { a: 1 }] }, { names: ['', 'Bo', ''], ticks: {} }],
  ['names without end', { names: ['x'.repeat(100_000)] }, { names: [''], ticks: {} }],
  ['ticks that are none', { names: [], ticks: { a: 1 } }, { names: [], ticks: {} }],
  ['a plan that is none', { plan: '{"books":["exodus"]}' }, { names: [], ticks: {} }],
  ['a list', [], { names: [], ticks: {} }],
])('%s in the storage is as if nobody had written it', (_, stored, read) => {
  kept.set('action-stations-tonight', JSON.stringify(stored));
  expect(readEvening()).toEqual(read);
});
