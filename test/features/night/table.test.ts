import { describe, expect, test } from 'vitest';
import { ruleIds } from '#books/atBuild/rules.ts';
import { libraryOf } from '#books/libraries.ts';
import { planetOf } from '#books/pegasus/site/play/night/planet.ts';
import type { Plan } from '#features/night/plan.ts';
import { remindersAt, remindersOf } from '#features/night/reminders.ts';
import { distanceOf, situationOf } from '#features/night/situation.ts';
import { tableBench } from '#features/night/tableBench.ts';
import { stateOf } from '#ui/bench/course.ts';
import { turnSteps } from '#ui/turn/situations.ts';
import { benchContract } from '../../kit/benchContract.ts';
import { firstPlan, nightsOf } from '../../kit/evening.ts';

const base = await libraryOf(['base']);
const all = await libraryOf(['base', 'pegasus', 'daybreak']);
const [ofBase, ofPegasus, ofAll] = await Promise.all(
  [[], ['pegasus'], ['pegasus', 'daybreak']].map(nightsOf),
);
if (!ofBase || !ofPegasus || !ofAll) throw new Error('A book is missing.');
/** The ids of those that fit at this table. */
const idsAt = (...table: Parameters<typeof remindersAt>) => remindersAt(...table).map(({ id }) => id);
const ring = {
  steps: turnSteps,
  skipped: { brig: ['crisis'], revealed: ['crisis', 'activate', 'jump'] },
} as const;
const five: Plan = {
  ...firstPlan,
  seats: ['gaius-baltar', 'sharon-valerii', 'william-adama', 'lee-adama', 'galen-tyrol'],
};
const seven: Plan = {
  ...firstPlan,
  books: ['base', 'pegasus', 'daybreak'],
  seats: ['cavil', 'gaius-baltar', 'william-adama', 'lee-adama', 'galen-tyrol', 'helena-cain', 'louis-hoshi'],
};

describe('the screen on the table', () => {
  benchContract({ bench: tableBench(base, ofBase, five, ring).bench, engine: { steps: [] } });
});

type Bench = ReturnType<typeof tableBench>['bench'];
const pressed = (bench: Bench, words: string) => {
  const state = bench.parse(words);
  if (state === undefined) throw new Error(`Nobody can press ${words}.`);
  return state;
};

test('it begins as the set-up leaves the table', () => {
  const { bench, lines } = tableBench(base, ofBase, five, ring);
  const { resources, jumpTrack, offices } = bench.start;
  expect(resources).toEqual({ fuel: 8, food: 8, morale: 10, population: 12 });
  expect(jumpTrack).toBe(0);
  expect(stateOf(offices).titles).toEqual({ president: 0, admiral: 2 });
  expect(lines(bench.start).admiral.find(({ standing }) => standing === 'next')?.character).toBe('lee-adama');
});

test('steps that a revealed Cylon does not have are left out, and the next player follows', () => {
  const { bench } = tableBench(base, ofBase, five, ring);
  const steps = (words: string) => {
    const { seat, step, turn } = pressed(bench, words);
    return `${turn} ${seat} ${step}`;
  };
  expect(steps('say.reveal-0~next~next~next')).toBe('1 0 end');
  expect(steps('say.reveal-0~next~next~next~next')).toBe('2 1 skills');
});

test('the engine moves the titles: the Admiral loses his in the Brig, the President does not', () => {
  const { bench } = tableBench(base, ofBase, five, ring);
  expect(stateOf(pressed(bench, 'say.brig-2').offices).titles).toEqual({ president: 0, admiral: 3 });
  expect(stateOf(pressed(bench, 'say.brig-0').offices).titles).toEqual({ president: 0, admiral: 2 });
});

test('with all the books a Leader takes no title and counts as a revealed Cylon', () => {
  const { bench } = tableBench(all, ofAll, seven, ring);
  expect(situationOf(bench.start, 0)).toBe('revealed');
  const { titles } = stateOf(pressed(bench, 'say.reveal-2').offices);
  expect(titles.admiral).not.toBe(0);
  expect(titles.admiral).not.toBe(2);
});

test('a jump adds its distance and brings the marker back; any press can be undone', () => {
  const { bench } = tableBench(base, ofBase, five, ring);
  const jumped = pressed(bench, 'track1~track1~arrive.icy-moon');
  expect(distanceOf(base, jumped)).toBe(1);
  expect(jumped.jumpTrack).toBe(0);
  expect(bench.before(jumped)?.jumpTrack).toBe(2);
});

test('nothing is pressed beyond its track', () => {
  const { bench } = tableBench(base, ofBase, five, ring);
  expect(bench.parse('track-1')).toBeUndefined();
  expect(bench.parse('advance.0')).toBeUndefined();
  expect(bench.parse('arrive.no-such-place')).toBeUndefined();
  expect(bench.parse('board~advance.0~advance.0~advance.0~advance.0~advance.0')).toBeUndefined();
});

test('reminders fit the moment', () => {
  const { bench } = tableBench(base, ofBase, five, ring);
  const at = (words: string) => idsAt(base, ofBase, five, pressed(bench, words), []);
  expect(at('next~next~next')).not.toContain('brig-card');
  expect(at('say.brig-3~next~next~next')).toContain('brig-card');
  expect(at('say.reveal-0')).toEqual(['cylon-draw']);
  expect(at('next~next~next~next~next~next')).toEqual(['hand-limit']);
  const four = 'arrive.remote-planet~arrive.remote-planet';
  expect(distanceOf(base, pressed(bench, four))).toBe(4);
  expect(at(four)).toContain('sleeper');
  expect(at(`${four}~arrive.icy-moon`)).not.toContain('sleeper');
  const known: readonly string[] = ruleIds;
  expect(remindersOf(ofAll).filter(({ rule }) => !known.includes(rule))).toEqual([]);
});

const onPlanet: Plan = {
  ...firstPlan,
  books: ['base', 'pegasus'],
  objective: 'new-caprica',
  seats: ['gaius-baltar', 'cavil', 'william-adama', 'lee-adama', 'helena-cain'],
};
const pegasus = await libraryOf(['base', 'pegasus']);

describe('with New Caprica as the objective', () => {
  const { bench, still } = tableBench(pegasus, ofPegasus, onPlanet, ring);
  const landed = 'arrive.remote-planet~arrive.remote-planet~arrive.remote-planet~arrive.icy-moon';
  const planetAt = (words: string) => {
    const { settled } = pressed(bench, words);
    return settled && planetOf(settled);
  };
  const back = `${landed}${'~track1'.repeat(pegasus.components.jumpTrack.length - 1)}`;

  benchContract({ bench, engine: { steps: [] } });

  test('the fleet settles when it has come far enough, and jumps no more', () => {
    expect(planetAt('arrive.remote-planet~arrive.remote-planet~arrive.remote-planet')).toBeUndefined();
    expect(planetAt(landed)).toEqual({ locked: 12, prepared: 0, forces: [], orbit: false });
    expect(bench.parse(`${landed}~arrive.icy-moon`)).toBeUndefined();
    expect(bench.before(pressed(bench, landed))?.settled).toBeUndefined();
  });

  test('the engine marches the patrols, and the last space costs a ship', () => {
    const first = `${landed}~planet.activate`;
    expect(planetAt(first)?.forces).toEqual(['occupation-authority']);
    expect(planetAt(`${first}~planet.activate~planet.activate`)?.forces).toEqual(['shipyard']);
    expect(planetAt(`${first}~planet.activate~planet.activate~planet.activate`)).toEqual({
      locked: 11,
      prepared: 0,
      forces: [],
      orbit: false,
    });
    expect(planetAt(`${first}~planet.repel.occupation-authority`)?.forces).toEqual([]);
    expect(bench.parse(`${first}~planet.repel.shipyard`)).toBeUndefined();
  });

  test('ships are prepared at once and evacuated when Galactica is back, which only the track brings about', () => {
    expect(planetAt(`${landed}~planet.prepare`)).toMatchObject({ locked: 11, prepared: 1 });
    expect(bench.parse(`${landed}~planet.prepare~planet.evacuate`)).toBeUndefined();
    expect(bench.parse(`${landed}~planet.return`)).toBeUndefined();
    expect(planetAt(back)?.orbit).toBe(true);
    expect(planetAt(`${back}~planet.prepare~planet.evacuate`)).toMatchObject({ locked: 11, prepared: 0 });
  });

  test('what stands still is what the engine suspends', () => {
    expect(still(bench.start)).toEqual([]);
    expect(still(pressed(bench, landed))).toEqual(['icons', 'ships', 'damage', 'jumps']);
    expect(still(pressed(bench, back))).toEqual(['marker', 'jumps']);
    expect(bench.parse(`${back}~track-1`)).toBeUndefined();
  });

  test('its reminders are those of the planet, away and in orbit', () => {
    const at = (words: string) => {
      const state = pressed(bench, words);
      return idsAt(pegasus, ofPegasus, onPlanet, state, still(state));
    };
    expect(at(`${landed}~next`)).toContain('planet-only');
    expect(at(`${back}~next`)).toEqual(['planet-and-ships', 'movement-ability']);
    expect(at(`${landed}~planet.activate~next~next`)).toContain('attack-patrol');
    expect(at(`${landed}~next~next~next~next`)).toEqual(['patrols-march']);
    expect(at(`${back}~next~next~next~next~next`)).toEqual(['evacuation-icon']);
  });
});

test('a Leader who infiltrates has the steps and limits of an infiltrator', () => {
  const { bench } = tableBench(all, ofAll, seven, ring);
  const at = (words: string) => idsAt(all, ofAll, seven, pressed(bench, words), []);
  expect(at('')).toEqual(['leader-types']);
  expect(remindersOf(ofAll).find(({ id }) => id === 'leader-types')?.rule).toBe(
    'daybreak.cylon-leaders.own-skill-types',
  );
  expect(at('next~next')).toEqual(['leader-action', 'cylon-jump']);
  expect(at('infiltrate.0')).toEqual(['leader-types', 'infiltrator-draw']);
  expect(pressed(bench, 'infiltrate.0~next~next~next').step).toBe('crisis');
  expect(at('infiltrate.0~next~next~next')).toContain('infiltrator-cards');
  expect(situationOf(pressed(bench, 'infiltrate.0~infiltrate.0'), 0)).toBe('revealed');
  expect(bench.parse('infiltrate.1')).toBeUndefined();
});
