/** The forms of the core's operations, conditions and questions. */
import { shipKinds, steps } from '../model/vocabulary.ts';
import { flowTests } from '../ops/when.ts';
import { type Check, effect, either, type Forms, fields, flag, listOf, named, number, word } from './form.ts';
import { cards } from './things.ts';
import {
  activation,
  among,
  block,
  board,
  check,
  cond,
  here,
  location,
  placement,
  resource,
  shipCounts,
  skill,
  skillCard,
  timingPoint,
  title,
  who,
} from './words.ts';

/** A check that cards and abilities leave alone is a procedure of its own. */
const untouched: Check = (value, known) =>
  value === true ? block('untouched-check', known) : flag(value, known);

const ops: Forms['ops'] = {
  lose: { resource, n: either(number, named('amount', ['population-cost'])) },
  gain: { resource, n: number },
  'jump-track': { by: number },
  draw: {
    who,
    n: number,
    from: either(named('choice of skill types', ['own', 'any']), listOf(skill)),
    may: flag,
  },
  discard: {
    who,
    n: either(number, named('amount', ['hand'])),
    random: flag,
    of: named('kind of card', ['super-crisis']),
    ruling: named('ruling', ['food-shortage-discards']),
  },
  take: { random: number, by: who, from: either(named('source', ['check']), who) },
  'draw-from': { deck: named('deck', ['quorum', 'super-crisis', 'loyalty']), who, n: number },
  'play-quorum': { from: named('source', ['hand', 'deck']), n: number },
  pick: { by: who, among },
  send: { who, to: location },
  station: { who, by: who, on: either(named('word for boards', ['any']), board) },
  title: { title, to: who },
  'peek-loyalty': { by: who, of: who, n: either(number, named('amount', ['all'])) },
  'give-loyalty': { from: who, to: who },
  scout: { by: who, decks: listOf(named('deck', ['crisis', 'destination'])) },
  'inspect-civilians': { by: who, n: number },
  choose: { by: who, options: listOf(fields({ id: word, requires: cond, do: effect })) },
  may: { by: who, do: effect, else: effect },
  if: { cond, then: effect, else: effect },
  roll: { by: who, outcomes: listOf(fields({ from: number, to: number, do: effect })) },
  risk: {
    by: who,
    ship: named('ship at risk', ['raptor', 'viper']),
    n: number,
    need: number,
    loss: effect,
    reward: effect,
  },
  place: { ships: placement },
  destroy: {
    what: named('piece', ['civilian', 'raptor', 'raider', 'heavy-raider', 'centurion']),
    n: number,
  },
  'damage-vipers': { n: number, in: named('place of vipers', ['reserves', 'space', 'anywhere']) },
  repair: {
    what: named('thing to repair', ['location', 'vipers', 'raptor']),
    any: flag,
    by: who,
    n: number,
    destroyed: flag,
  },
  'damage-galactica': { n: number, outOf: number },
  board: { n: number },
  activate: { what: listOf(activation), placed: flag },
  launch: { ships: shipCounts },
  attack: { with: named('weapon', ['galactica', 'viper', 'nuke', 'armory']), n: number },
  'activate-vipers': { n: number },
  pilot: { viper: named('viper', ['reserves', 'launched']) },
  act: { who, n: number, move: flag, in: named('step', ['action-step']) },
  procedure: { of: block, who, cylonsToo: flag },
  check: { ...check, untouched, pass: effect, partialDo: effect, fail: effect },
  'amend-check': {
    difficulty: number,
    positive: skill,
    faceUp: either(flag, named('word for cards', ['played'])),
    worthless: named('worthless type', ['named-skill']),
    mark: named('mark on the check', ['reckless', 'no-destiny', 'executed-instead']),
    zeros: number,
  },
  'amend-roll': { add: number },
  decide: { other: flag },
  crisis: { from: named('source', ['deck', 'hand', 'another-step']), draw: number, under: flag, jump: flag },
  result: { of: named('result', ['pass', 'partial', 'fail']) },
  give: { to: who },
  'put-this': { to: named('place for the card', ['discard', 'deck', 'box']) },

  when: {
    test: named('test', ({ lib }) => new Set([...flowTests, ...Object.keys(lib.flowTests)])),
    then: effect,
    else: effect,
  },
  window: { point: timingPoint },
  call: { block },
  'give-first-title': { title },
  'place-fleet': { kinds: listOf(named('kind of ship', shipKinds)) },
  step: { step: named('step', steps) },
  'draw-destinations': { n: number },
  'pass-threshold': { threshold: named('threshold', ['sleeper', 'last-jump', 'settle']) },
};

const tests: Forms['tests'] = {
  at: { place: location },
  on: { board },
  'own-turns': { atLeast: number },
  holds: { title },
  hand: { exactly: number, atLeast: number },
  damaged: { place: location },
  resource: { resource, atMost: number },
  reserve: { ship: named('ship', ['raptor', 'viper']), atLeast: number },
  'ships-in-space': { kind: named('kind of ship', [...shipKinds, 'cylon', 'unmanned-viper']) },
  distance: { atMost: number },
  character: { at: here, other: flag },
  'picked-at': { place: location },
  'used-card': { card: skillCard },
  'check-of': { location },
  'check-aims-at': { who: named('word for players', ['you', 'president']) },
  'check-card-strength': { is: number },
  'human-discarded': { skill },
  'just-lost': { resource },
};

const queries: Forms['queries'] = {
  'may-activate': { forbid: either(named('word for locations', ['any']), location) },
  'may-enter': { forbid: board },
  'only-candidate': { location },
};

export const coreForms: Forms = { cards, ops, tests, queries };
