import { describe, expect, test } from 'vitest';
import { knowledgeFor } from '#books/knowledgeFor.ts';
import { books, load } from '#books/registry.ts';
import { reasonable } from '#bots/reasonable.ts';
import { eventsFor, type Viewer, viewFor } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import { answered } from '#features/sandbox/machine/answer.ts';
import { openGame } from '#features/sandbox/machine/openGame.ts';
import { type AtTable, stageOf } from '#features/sandbox/machine/table.ts';
import { momentsOf } from '#features/sandbox/stage/moments.ts';
import { type Beat, beatsOf, placeOf } from '#ui/stage/beats.ts';
import { weighWith } from '#ui/stage/weights.ts';
import { gameOptions } from '../../kit/options.ts';
import { everyEvent } from '../../text/everyEvent.ts';

const weigh = weighWith(await load('stage', books));

test('every type of event has its weight, and what waits takes the middle of the board', () => {
  for (const event of everyEvent) {
    const { scene, weight, time, waits, mine } = weigh(event);
    expect(weight > 0, event.type).toBe(scene !== 'none');
    expect(time, event.type).toBeLessThanOrEqual(4000);
    if (weight === 1 && scene === 'pieces') expect(time, event.type).toBeLessThanOrEqual(500);
    if (waits) expect(placeOf({ scene: mine?.scene ?? scene, weight: 5 }), event.type).toBe('middle');
  }
});

test('a type of event that stands in no table is named', () => {
  const unknown = { type: 'comet-fell', cause: { node: 'x' } } as unknown as GameEvent;
  expect(() => weigh(unknown)).toThrow('comet-fell');
});

/** A game of bots, each step with the table before it. */
async function playedOut(seed: number, named: readonly string[]): Promise<readonly AtTable[]> {
  const knowledge = await knowledgeFor(named);
  const { table } = await openGame(
    {
      from: 'options',
      options: gameOptions(5, { books: knowledge.lib.books, seed }),
      players: ['bot', 'bot', 'bot', 'bot', 'bot'],
    },
    async () => 'unknown',
  );
  const steps: AtTable[] = [];
  for (let at = table, n = 1; at !== undefined && stageOf(at) !== 'over' && n < 1200; n++) {
    const [choice] = at.game.state.pending;
    if (choice === undefined || choice.seat === 'chance') break;
    const { seat } = choice;
    at = answered(at, seat, reasonable(knowledge, viewFor(at.game, seat), choice, n));
    if (at !== undefined) steps.push(at);
  }
  return steps;
}

const told = (step: AtTable, viewer: Viewer): readonly (readonly GameEvent[])[] =>
  momentsOf(step).map(({ events }) => eventsFor(events, viewer));

const all = (beats: readonly Beat[]) => beats.flatMap(({ events }) => events);

describe.each([
  { named: ['base'], seed: 3 },
  { named: ['base', 'pegasus'], seed: 5 },
  { named: ['base', 'pegasus', 'daybreak'], seed: 8 },
])('a game with $named', async ({ named, seed }) => {
  const steps = await playedOut(seed, named);
  const viewers: readonly Viewer[] = [0, 3, 'table'];

  test('is long enough to tell something', () => {
    expect(steps.length).toBeGreaterThan(100);
  });

  test('moments are what happened, and the last of them is the table', () => {
    for (const step of steps) {
      const moments = momentsOf(step);
      expect(moments.flatMap(({ events }) => events)).toEqual(step.events);
      const last = moments.at(-1)?.state;
      if (last !== undefined && stageOf(step) !== 'over')
        expect(last.resources).toEqual(step.game.state.resources);
    }
  });

  test('beats tell all that happened, in order and once', () => {
    for (const step of steps) {
      for (const viewer of viewers) {
        const moments = told(step, viewer);
        const beats = beatsOf(moments, viewer, weigh);
        expect(all(beats)).toEqual(moments.flat());
        for (const [at, { from, to }] of beats.entries()) {
          expect(to).toBeGreaterThan(from);
          expect(from).toBeGreaterThanOrEqual((beats[at - 1]?.to ?? 1) - 1);
        }
      }
    }
  });

  test('nothing that weighs much is left to the pieces, and routine is over in half a second', () => {
    for (const step of steps) {
      for (const beat of beatsOf(told(step, 0), 0, weigh)) {
        const heaviest = Math.max(...beat.events.map(event => weigh(event).weight));
        expect(beat.weight).toBeGreaterThanOrEqual(heaviest);
        const place = placeOf(beat);
        if (heaviest >= 3) expect(place, beat.chief.type).not.toBe('board');
        if (place === 'board') expect(beat.time).toBeLessThan(500);
      }
    }
  });

  test('a beat knows no more than its viewer, and waits for nobody who was shown nothing', () => {
    for (const step of steps) {
      for (const viewer of viewers) {
        const open = new Set(step.events.flatMap(event => JSON.stringify(eventsFor([event], viewer)[0])));
        for (const beat of beatsOf(told(step, viewer), viewer, weigh)) {
          for (const event of beat.events) expect(open).toContain(JSON.stringify(event));
          if (beat.waits) {
            expect(viewer).not.toBe('table');
            expect(beat.events.some(({ secretTo = 0 }) => (secretTo & (1 << Number(viewer))) !== 0)).toBe(
              true,
            );
          }
        }
      }
    }
  });
});

test('what befalls a seat matters more to it, and is shown to it alone in the middle', () => {
  const dealt: GameEvent = {
    type: 'loyalty-dealt',
    seat: 2,
    n: 1,
    cards: ['cylon-brig'],
    secretTo: 1 << 2,
    cause: { node: 'x' },
  };
  const beat = (viewer: Viewer) => beatsOf([eventsFor([dealt], viewer)], viewer, weigh)[0];
  expect(beat(2)).toMatchObject({ scene: 'loyalty', weight: 5, waits: true });
  expect(beat(1)).toMatchObject({ scene: 'pieces', waits: false });
  expect(beat('table')).toMatchObject({ scene: 'pieces', waits: false });
});

test('an attack is one beat: the die, the target and what came of it', () => {
  const cause = { node: 'x' };
  const events: readonly GameEvent[] = [
    { type: 'rolled', by: 1, face: 7, value: 7, cause },
    { type: 'attacked', by: 'galactica', target: 'basestar', result: 'damaged', at: 'bow', cause },
    { type: 'ship-damaged', ship: 'basestar', at: 'bow', token: 'disabled-hangar', cause },
    { type: 'rolled', by: 1, face: 2, value: 2, cause },
    { type: 'attacked', by: 'viper', target: 'raider', result: 'miss', at: 'bow', cause },
  ];
  const beats = beatsOf([events], 0, weigh);
  expect(beats.map(({ scene, events: of }) => [scene, of.length])).toEqual([
    ['attack', 3],
    ['attack', 2],
  ]);
  expect(beats[0]).toMatchObject({ chief: { type: 'attacked' }, weight: 3 });
  expect(beats.map(placeOf)).toEqual(['middle', 'line']);
});
