import { expect, test } from 'vitest';
import { nearestLegal } from '#scenarios/edit/nearest.ts';
import { partAt, placesOf, withPart } from '#scenarios/edit/parts.ts';
import { addShip, heldAt, move, placePerson, placePilot, removeShip } from '#scenarios/edit/pieces.ts';
import { layOut, type Scenario } from '#scenarios/index.ts';
import { library } from '#test/kit/books.ts';
import { load } from '#test/scenarios/kit.ts';

const scenario = load(`
position:
  turn: { number: 3, active: boomer, step: action }
  space:
    bow: { raiders: 2, vipers: 4 }
    stern: { vipers: 4, civilians: [civilian-population-1] }
  seats:
    tigh: { at: command, hand: [executive-order/1] }
    zarek: { hand: [] }
    boomer: { at: armory }
`).scenario;

const laid = (one: Scenario) => layOut(library, one);

test('parts of a scenario are changed without touching it', () => {
  const changed = withPart(scenario, ['position', 'space', 'bow', 'raiders'], 3);
  expect(partAt(changed, ['position', 'space', 'bow', 'raiders'])).toBe(3);
  expect(partAt(scenario, ['position', 'space', 'bow', 'raiders'])).toBe(2);
  expect(
    partAt(withPart(scenario, ['position', 'space', 'bow'], undefined), ['position', 'space', 'bow']),
  ).toBeUndefined();
  expect(partAt(scenario, ['position', '__proto__'])).toBeUndefined();
  expect(placesOf(scenario.position, 'executive-order/1')).toEqual([['seats', 'tigh', 'hand', 0]]);
});

test('ships are put down, taken away and moved', () => {
  const more = addShip(library, scenario, 'port-bow', 'basestar');
  expect(laid(more.scenario)).toMatchObject({ ok: true });
  const fewer = removeShip(scenario, 'bow', 'raider');
  expect(partAt(fewer?.scenario, ['position', 'space', 'bow', 'raiders'])).toBe(1);
  expect(removeShip(scenario, 'stern', 'basestar')).toBeUndefined();
  const [what, to] = [heldAt(library, scenario, 'bow:raider'), heldAt(library, scenario, 'stern')];
  if (what === undefined || to === undefined) throw new Error('Both are on the board');
  const moved = move(library, scenario, what, to);
  expect(partAt(moved?.scenario, ['position', 'space', 'stern', 'raiders'])).toBe(1);
});

test('people walk, and fly where there is a viper', () => {
  const walked = placePerson(scenario, 'tigh', 'armory');
  const result = laid(walked.scenario);
  if (!result.ok) throw new Error('Everybody may stand in the Armory');
  expect(result.state.seats[0]?.place).toEqual({ in: 'location', location: 'armory' });
  const room = withPart(scenario, ['position', 'space', 'stern', 'vipers'], 3);
  const flown = laid(placePilot(room, 'boomer', 'bow').scenario);
  if (!flown.ok) throw new Error(JSON.stringify(flown.problems));
  expect(flown.state.seats[2]?.place.in).toBe('viper');
  expect(heldAt(library, scenario, 'boomer')).toEqual({ is: 'person', seat: 'boomer' });
  expect(heldAt(library, scenario, 'bow:boomer')).toEqual({ is: 'person', seat: 'boomer' });
});

test('a ninth viper is refused, and the position with eight is offered', () => {
  const { scenario: nine, path } = addShip(library, scenario, 'bow', 'viper');
  expect(laid(nine).ok).toBe(false);
  const twelve = withPart(nine, path, 12);
  const offer = nearestLegal(library, twelve, scenario, path);
  expect(offer).toBeUndefined();
  const five = withPart(withPart(scenario, ['position', 'space', 'stern', 'vipers'], 2), path, 9);
  const before = withPart(five, path, 1);
  expect(nearestLegal(library, five, before, path)?.repairs).toEqual([{ path, value: 6 }]);
});

test('a card that lies elsewhere is taken from there', () => {
  const only = 'strategic-planning/4';
  const held = withPart(scenario, ['position', 'seats', 'zarek', 'hand'], [only]);
  const path = ['position', 'seats', 'tigh', 'hand'];
  let before = held;
  let wanted = withPart(held, path, [only]);
  // As many as there are, so that the next one must come from somebody.
  while (laid(wanted).ok) {
    before = wanted;
    wanted = withPart(wanted, path, [...(partAt(wanted, path) as string[]), only]);
  }
  const offer = nearestLegal(library, wanted, before, path);
  expect(offer?.repairs).toEqual([{ path: ['position', 'seats', 'zarek', 'hand', 0], value: undefined }]);
  expect(offer && laid(offer.scenario).ok).toBe(true);
});

test('what the rules complain about goes where nothing else helps', () => {
  const path = ['position', 'turn', 'step'];
  const fuel = withPart(scenario, ['position', 'resources', 'fuel'], 0);
  const wanted = withPart(fuel, path, 'skills');
  const offer = nearestLegal(library, wanted, fuel, path);
  expect(offer?.repairs).toEqual([{ path: ['position', 'resources', 'fuel'], value: undefined }]);
});

test('of several ships that differ, the one that is taken goes along with what it is', () => {
  const two = load(`
position:
  space:
    bow: { basestars: [{}, { damage: [basestar-critical-hit] }] }
    stern: { civilians: [civilian-population-1, civilian-population-2] }
`).scenario;
  const moved = (from: string, to: string) => {
    const [what, where] = [heldAt(library, two, from), heldAt(library, two, to)];
    return what && where && move(library, two, what, where)?.scenario.position?.space;
  };
  expect(moved('stern:civilian', 'bow')).toMatchObject({
    stern: { civilians: ['civilian-population-2'] },
    bow: { civilians: ['civilian-population-1'] },
  });
  expect(moved('stern:civilian-2', 'bow')?.['bow']).toMatchObject({ civilians: ['civilian-population-2'] });
  expect(moved('bow:basestar-2', 'stern')).toMatchObject({
    bow: { basestars: [{}] },
    stern: { basestars: [{ damage: ['basestar-critical-hit'] }] },
  });
});
