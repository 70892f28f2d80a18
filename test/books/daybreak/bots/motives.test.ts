import { describe, expect, test } from 'vitest';
import { sideOfMotives } from '#books/daybreak/bots/motives.ts';
import { libraryOf } from '#books/libraries.ts';
import { optionsOf } from '#bots/options.ts';
import type { Run } from '#engine/run/run.ts';
import { newState } from '#engine/setup/newState.ts';
import { viewOf } from '#engine/view/view.ts';

const daybreak = await libraryOf(['daybreak']);

describe('a Leader with these Motives works', () => {
  const withMotives = (motives: readonly string[], edit: (run: Run) => void) => {
    const state = newState(daybreak, optionsOf(daybreak, 4, 1));
    const [leader] = state.seats;
    if (!leader) throw new Error('Nobody plays');
    leader.character = 'simon-oneill';
    leader.revealed = 'cylon';
    leader.slots.motives = motives.map(card => ({ card, seen: 1 }));
    state.resources = { fuel: 8, food: 8, morale: 10, population: 12 };
    state.passed = ['sleeper'];
    const run: Run = { lib: daybreak, state, events: [], passIdle: false };
    edit(run);
    return sideOfMotives(run, viewOf(daybreak, state, 0), 0);
  };

  const scarce = ['pressure-their-leaders', 'keep-them-docile'];

  test('for the Cylons until there are the losses that he wants before the humans win', () => {
    expect(withMotives(scarce, () => undefined)).toBe('cylons');
    expect(
      withMotives(scarce, ({ state }) => {
        state.resources.morale = 5;
        state.resources.food = 4;
      }),
    ).toBe('humans');
  });

  test('for the humans while the Motives of the Sleeper Agent phase are still to come', () => {
    expect(
      withMotives(scarce, ({ state }) => {
        state.passed = [];
      }),
    ).toBe('humans');
  });

  test('for the humans until they have come far, whatever the Cylons’ Motives ask for besides', () => {
    const met = ['harvest-their-resources', 'subjects-for-study'];
    const travelling = (distances: number) =>
      withMotives(met, ({ state }) => {
        state.travelled = Array.from({ length: distances }, () => 'desolate-moon');
      });
    expect(travelling(2)).toBe('humans');
    expect(travelling(3)).toBe('cylons');
  });

  test('for the humans until they are as far as he wants them before the Cylons win', () => {
    const far = ['savor-their-demise', 'harvest-their-resources'];
    expect(withMotives(far, () => undefined)).toBe('humans');
    expect(
      withMotives(far, ({ state }) => {
        state.travelled = ['desolate-moon', 'desolate-moon', 'desolate-moon'];
      }),
    ).toBe('cylons');
  });
});
