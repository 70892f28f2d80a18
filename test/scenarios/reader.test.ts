import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { asText } from '#scenarios/problem.ts';
import { below, problems, reader } from './kit.ts';

const cases: readonly [rule: string, text: string, said: RegExp][] = [
  ['an unknown key is named with the one that was meant', 'positon: {}', /^1:1 .*"positon".*"position"/],
  ['so is an unknown card', 'position:\n  seats:\n    tigh: { hand: [repairs/1] }', /^3:20 .*"repair\/1"/],
  ['half an id is enough for a hint', 'position:\n  in-play: [legendary]', /"legendary-discovery"/],
  ['an unknown seat is named', 'position:\n  turn: { active: tih }', /^2:19 .*"tih".*"tigh"/],
  ['seats of expectations too', 'script:\n  - expect: { seats: { bommer: {} } }', /^2:\d+ .*"boomer"/],
  ['and of events', 'script:\n  - expect-event: { type: moved, seat: zarec }', /^2:\d+ .*"zarek"/],
  ['an unknown event is named', 'script:\n  - expect-event: { type: jump }', /"jump".*"jumped"/],
  [
    'an event has no field it does not tell',
    'script:\n  - expect-event: { type: jumped, n: 1 }',
    /no key "n"/,
  ],
  [
    'a word of an event is checked like an id',
    'script:\n  - expect-event: { type: attacked, by: rader }',
    /^2:\d+ .*"rader".*"raider"/,
  ],
  [
    'every word of it',
    'script:\n  - expect-event: { type: attacked, result: destroid }',
    /^2:\d+ .*"destroid".*"destroyed"/,
  ],
  [
    'also where only one letter is missing',
    'script:\n  - expect-event: { type: activated, what: raider }',
    /^2:\d+ .*"raider".*"raiders"/,
  ],
  [
    'a mistake in what must not happen holds for nothing',
    'script:\n  - expect-no-event: { type: attacked, target: galactika }',
    /^2:\d+ .*"galactika".*"galactica"/,
  ],
  [
    'in every event of a list',
    'script:\n  - expect-events: [{ type: jumped }, { type: game-over, because: board }]',
    /^2:\d+ .*"board".*"boarded"/,
  ],
  [
    'a word of another event is none of this one',
    'script:\n  - expect-event: { type: ship-damaged, ship: raider }',
    /^2:\d+ .*"raider".*viper, basestar/,
  ],
  [
    'an ability has its name',
    'script:\n  - expect-event: { type: ability-used, ability: skiled-politician }',
    /"skilled-politician"/,
  ],
  ['an action is a place', 'script:\n  - expect-event: { type: action-taken, action: comand }', /"command"/],
  [
    'the option of a card has its letter',
    'script:\n  - expect-no-event: { type: option-chosen, option: chek }',
    /"check"/,
  ],
  [
    'what brought an event about is looked up',
    'script:\n  - expect-event: { type: jumped, cause: { card: water-shortage } }',
    /"water-shortage/,
  ],
  [
    'to the line of the tree',
    "script:\n  - expect-event: { type: jumped, cause: { node: 'crisis/colonial-day#fails' } }",
    /crisis\/colonial-day#fail/,
  ],
  [
    'a line is read by its first word',
    'script:\n  - { seat: tigh, chose: pass }',
    /^2:\d+ There is no key "chose" here. Did you mean "choose"/,
  ],
  [
    'a reason code is one of the engine',
    'script:\n  - refuse: { seat: tigh, choose: a, because: no }',
    /"no"/,
  ],
  ['dials go to fifteen', 'position:\n  resources: { fuel: 16 }', /^2:22 .*at most 15/],
  ['the marker never rests on Auto Jump', 'position:\n  jump-track: 5', /^2:15 .*jumps at once/],
  ['the boarding track ends at three', 'position:\n  boarding: [4]', /^2:14 .*won the game/],
  [
    'the box holds two basestars',
    'position:\n  space: { bow: { basestars: [{}, {}, {}] } }',
    /2 basestars .* 3/,
  ],
  [
    'the box holds eight vipers',
    'position:\n  space: { bow: { vipers: 5 } }\n  damaged-vipers: 4',
    /8 vipers in the box; 5 in space, 4 damaged, 0 destroyed are too many/,
  ],
  ['the Reserves follow from the rest', 'position:\n  reserves: { raptors: 2 }', /4 raptors.*hold 4, not 2/],
  [
    'a card is in one place',
    'position:\n  in-play: [thirty-three]\n  piles: { crisis: [thirty-three] }',
    /"thirty-three" left/,
  ],
  [
    'equal cards are counted',
    'position:\n  seats:\n    tigh: { hand: [maximum-firepower/5, maximum-firepower/5] }',
    /"maximum-firepower\/5" left/,
  ],
  ['only cards that stay are in play', 'position:\n  in-play: [food-shortage]', /stays in play/],
  [
    'only cards that are given lie before a player',
    'position:\n  seats: { tigh: { attached: [food-rationing] } }',
    /is given/,
  ],
  ['resource tokens do not stay', 'position:\n  galactica-damage: [galactica-damage-fuel]', /"removed"/],
  [
    'the Loyalty deck of three holds one Cylon',
    'position:\n  seats: { tigh: { loyalty: [cylon-brig] }, zarek: { loyalty: [cylon-damage] } }',
    /3 players.*"cylon-damage"/,
  ],
  ['the Sympathizer joins four and six', 'position:\n  piles: { loyalty: [sympathizer] }', /"sympathizer"/],
  [
    'revealing needs a card',
    'position:\n  seats: { tigh: { revealed: true } }',
    /which card has revealed tigh/,
  ],
  [
    'a revealed Cylon holds no title',
    'position:\n  seats: { zarek: { loyalty: [cylon-brig], revealed: true } }',
    /zarek is a revealed Cylon and cannot be president/,
  ],
  [
    'humans stay off the Cylon board',
    'position:\n  seats: { tigh: { at: caprica } }',
    /cannot be at "caprica"/,
  ],
  [
    'nobody is in two places',
    'position:\n  space: { bow: { pilots: [boomer] } }\n  seats: { boomer: { at: armory } }',
    /too/,
  ],
  ['not everybody is a pilot', 'position:\n  space: { bow: { pilots: [tigh] } }', /no pilot/],
  [
    'an ability belongs to its character',
    'position:\n  seats: { tigh: { used: [cag] } }',
    /not an ability of saul-tigh/,
  ],
  ['the Admiral leaves the Brig to others', 'position:\n  seats: { tigh: { at: brig } }', /boomer is not/],
  [
    'only the President holds Quorum cards',
    'position:\n  seats: { tigh: { quorum: [food-rationing] } }',
    /Only the President/,
  ],
  [
    'Destiny holds two of a type',
    'position:\n  piles: { destiny: [repair/1, repair/1, repair/1] }',
    /at most 2/,
  ],
  [
    'who sits in the Brig has no Crisis step',
    'position:\n  turn: { active: zarek, step: crisis }\n  seats: { zarek: { at: brig } }',
    /in the Brig and has no step/,
  ],
  [
    'three of damage destroy a basestar, so it is not in space',
    'position:\n  space:\n    bow: { basestars: [{ damage: [basestar-critical-hit, basestar-disabled-hangar] }] }',
    /^3:\d+ .*counts 3/,
  ],
  [
    'nobody is in a place that a card in play has closed',
    'position:\n  in-play: [bomb-on-colonial-1]\n  seats: { tigh: { at: press-room }, zarek: { at: armory } }',
    /^3:\d+ .*closed "press-room"/,
  ],
  [
    'an ability is used once',
    'position:\n  seats: { tigh: { used: [declare-martial-law, declare-martial-law] } }',
    /once in a game/,
  ],
  [
    'a turn begins with ten cards at most',
    'position:\n  turn: { active: zarek, step: skills }\n  seats:\n    tigh:\n      hand: [repair/1, repair/1, repair/1, repair/1, repair/1, repair/1, repair/1, repair/1, repair/2, repair/2, repair/2]',
    /tigh holds 11/,
  ],
  [
    'and with something of every resource',
    'position:\n  turn: { active: zarek, step: skills }\n  resources: { food: 0 }',
    /No turn begins with food at 0/,
  ],
  [
    'nothing is reached after the last jump',
    'position:\n  travelled: [barren-planet, barren-planet, barren-planet, barren-planet, icy-moon]',
    /distance of 8.*"icy-moon"/,
  ],
  ['icons need their card', 'position:\n  turn: { step: activate }', /Which card/],
  [
    'nothing is known of nothing',
    'position:\n  seats: { tigh: { knows: [piles.crisis] } }',
    /nothing hidden/,
  ],
  [
    'before the set-up there is no table',
    'position:\n  turn: { step: setup }\n  nukes: 1',
    /nothing has been set up/,
  ],
  [
    'what a view hides has a name',
    'script:\n  - expect-view: { seat: tigh, hides: [zarek.hands] }',
    /^2:\d+ .*"zarek.hands"/,
  ],
  [
    'and its cards have',
    'script:\n  - expect-view: { seat: tigh, shows: piles.crisis.thirty-four }',
    /"thirty-three"/,
  ],
  ['marks are not used twice', 'script:\n  - mark: here\n  - mark: here', /Two marks/],
  [
    'a proof names four rules at most',
    'rules: [resources.four, setup.ten-steps, turn.end, jump.reset-track, attack.roll]',
    /at most 4 rules/,
  ],
  ['broken YAML is located', 'position: [', /^\d+:\d+ /],
];

describe('what is wrong with a scenario is said with its place', () => {
  test.each(cases)('%s', (_rule, text, said) => {
    expect(problems(text).join('\n')).toMatch(said);
  });
});

test('a plain scenario has nothing wrong with it', () => {
  expect(problems('position:\n  turn: { active: boomer, step: action }')).toEqual([]);
});

test('the example of the notation page is a scenario, every part of it', () => {
  const page = readFileSync(new URL('../../docs/scenarios.md', import.meta.url), 'utf8');
  const [, example = ''] = /```yaml\n([\s\S]*?)```/.exec(page) ?? [];
  const read = reader.read(example, 'docs/scenarios.md');
  expect(read.ok ? [] : read.problems.map(asText)).toEqual([]);
});

/** Breaks something somewhere: leaves a part out, puts another in its place, or adds a key. */
function broken(data: unknown, random: (n: number) => number): unknown {
  const copy: unknown = structuredClone(data);
  const parts: [of: Record<string, unknown>, key: string][] = [];
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      parts.push([value as Record<string, unknown>, key]);
      visit(inner);
    }
  };
  visit(copy);
  const [of, key] = parts[random(parts.length)] ?? [{}, ''];
  const [from, other] = parts[random(parts.length)] ?? [{}, ''];
  const junk = [
    null,
    -1,
    99,
    3.5,
    '',
    'zzz',
    true,
    [],
    {},
    ['repair/1', 'repair/1'],
    'brig',
    structuredClone(from[other]),
  ];
  const how = random(4);
  if (how === 0) delete of[key];
  else if (how === 1) of[`${key}x`] = 1;
  else of[key] = junk[random(junk.length)];
  return copy;
}

test('whatever is broken, the reader says so or takes it, and never stumbles', () => {
  const page = readFileSync(new URL('../../docs/scenarios.md', import.meta.url), 'utf8');
  const whole: unknown = parse(/```yaml\n([\s\S]*?)```/.exec(page)?.[1] ?? '');
  const random = below(7);
  let refused = 0;
  for (let i = 0; i < 300; i++) {
    const read = reader.read(stringify(broken(whole, random)), 'broken.yaml');
    if (read.ok) continue;
    refused += 1;
    expect(read.problems.length).toBeGreaterThan(0);
    for (const problem of read.problems) expect(problem.message).toMatch(/^[^\n]{3,400}$/);
  }
  expect(refused).toBeGreaterThan(150);
});
