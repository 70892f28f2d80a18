/** What may be answered is taken, whatever else is refused with a reason and changes nothing. */
import { apply, type Game, isOver, makeGame, optionsOf, sample } from '#engine/index.ts';
import { type Answer, type Choice, type Made, refusals } from '#engine/model/choice.ts';
import type { GameOptions } from '#engine/model/options.ts';
import type { State } from '#engine/model/state.ts';
import { type Case, inCase } from '../kit/cases.ts';
import { moments, positions, startOf } from '../kit/games.ts';
import { deepFreeze, text } from '../kit/json.ts';
import { base } from '../kit/library.ts';
import { type Below, pick } from '../kit/random.ts';

/** Instructions that one choice may set off; more than this is a game that runs in circles. */
const manyLines = 20_000;

/** In what the pending choices are not well made. */
export function illMade(state: State): string[] {
  if (state.over) return state.pending.length > 0 ? ['The game is over and still asks'] : [];
  if (state.pending.length === 0) return ['Nothing is pending and the game is not over'];
  const owing = state.pending.map(c => c.seat);
  const twice = new Set(owing).size < owing.length ? ['A seat owes two choices'] : [];
  return [...twice, ...state.pending.flatMap(choice => faultsOf(state, choice))];
}

function faultsOf(state: State, choice: Choice): string[] {
  const name = `${choice.prompt} of ${choice.seat}`;
  const faults: string[] = [];
  if (choice.seat !== 'chance' && !state.seats[choice.seat]) faults.push(`${name}: there is no such seat`);
  if (choice.shape === 'yes-no') return faults;
  const ids = choice.options.map(o => o.id);
  if (new Set(ids).size < ids.length) faults.push(`${name}: two options share an id: ${ids.join(', ')}`);
  if (choice.options.some(o => o.count !== undefined && (!Number.isInteger(o.count) || o.count < 1)))
    faults.push(`${name}: an option is there less than once`);
  if (choice.shape === 'one' && ids.length === 0) faults.push(`${name}: there is nothing to choose`);
  if (choice.shape === 'react' && ids.includes('pass')) faults.push(`${name}: passing is no option`);
  if (choice.shape === 'some') {
    const total = choice.options.reduce((sum, o) => sum + (o.count ?? 1), 0);
    const { min, max } = choice;
    if (!(0 <= min && min <= max && max <= total)) faults.push(`${name}: ${min} to ${max} of ${total}`);
  }
  return faults;
}

/** Every answer of one word; for `some` the least, the most and some more at random. */
function answersTo(choice: Choice, below: Below): Answer[] {
  if (choice.shape !== 'some') return optionsOf(choice).map(o => o.id);
  const all = choice.options.flatMap(o => Array.from({ length: o.count ?? 1 }, () => o.id));
  const words: Answer[] = [all.slice(0, choice.min), all.slice(-choice.max), all.slice(0, choice.max)];
  for (let i = 0; i < 3; i++) words.push(sample(choice, below));
  return choice.max === 0 ? [[]] : words;
}

function circleGuard() {
  let lines = 0;
  return {
    onLine() {
      lines += 1;
      if (lines > manyLines) throw new Error('The game runs in circles');
    },
  };
}

/** Tries everything that is offered in every position of a game. Gives the number of answers tried. */
export function offeredApplies(c: Case, changes: Partial<GameOptions> = {}, often = 1): number {
  return inCase(c, (below, player) => {
    let tried = 0;
    for (const { game } of moments(startOf(c, changes), player, below)) {
      mustBeWellMade(game.state);
      if (often > 1 && below(often) > 0) continue;
      for (const choice of game.state.pending) {
        for (const choose of answersTo(choice, below)) {
          const result = apply(game, { seat: choice.seat, choose }, circleGuard());
          if (!result.ok) throw new Error(`${text(choice)} refuses ${text(choose)}: ${result.because}`);
          mustBeWellMade(result.game.state);
          tried += 1;
        }
      }
    }
    return tried;
  });
}

function mustBeWellMade(state: State): void {
  const faults = illMade(state);
  if (faults.length > 0) throw new Error(faults.join('; '));
}

const long = 'x'.repeat(100_000);
const nested = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`);
const strange: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  10n,
  Symbol('pass'),
  () => 'pass',
  new Date(0),
  new Map([['0', 'pass']]),
  {},
  { 0: 'pass', length: 1 },
  { toString: () => 'pass' },
  '',
  ' ',
  'PASS',
  'pass ',
  '__proto__',
  'constructor',
  'toString',
  'length',
  long,
  '🂡',
  '\u0000',
  nested,
  [[]],
  [['pass']],
  [null],
  [undefined],
  [0],
  ['pass', 1],
  new Array(3),
  Array.from({ length: 5000 }, () => 'pass'),
  Array.from({ length: 5000 }, () => '__proto__'),
];

const strangeSeats: readonly unknown[] = [
  undefined,
  null,
  -1,
  6,
  99,
  0.5,
  Number.NaN,
  '0',
  'p1',
  'chance',
  'table',
  '__proto__',
  'length',
  'constructor',
  [],
  [0],
  {},
  true,
];

/** Is this what one seat may answer? Told without the engine's own check. */
function isOffered(choice: Choice, answer: unknown): boolean {
  if (choice.shape !== 'some') {
    return typeof answer === 'string' && optionsOf(choice).some(o => o.id === answer);
  }
  const words: unknown = typeof answer === 'string' ? [answer] : answer;
  if (!Array.isArray(words) || words.length < choice.min || words.length > choice.max) return false;
  const ids = new Set(words);
  for (const id of ids) {
    const count = choice.options.filter(o => o.id === id).reduce((sum, o) => sum + (o.count ?? 1), 0);
    if (words.filter(w => w === id).length > count) return false;
  }
  return !words.includes(undefined);
}

/** Answers that were right for somebody else, once, or nearly. */
function nearMisses(choice: Choice, below: Below): unknown[] {
  const right = sample(choice, below);
  const word = typeof right === 'string' ? right : (right[0] ?? 'pass');
  const list = typeof right === 'string' ? [right] : right;
  return [
    [...list, word],
    [...list, 'pass'],
    list.slice(1),
    [word, word, word, word, word, word, word, word, word, word, word, word],
    `${word} `,
    word.toUpperCase(),
    [[word]],
    { choose: word },
    new String(word),
    [new String(word)],
  ];
}

/** Throws strange answers at positions of a game. Gives the number of answers refused. */
export function restIsRefused(c: Case, often = 10): number {
  return inCase(c, (below, player) => {
    let refused = 0;
    for (const { game } of moments(startOf(c), player, below)) {
      if (below(often) > 0) continue;
      deepFreeze(game.state);
      const before = text(game.state);
      for (const made of hostile(game, below)) {
        mustRefuse(game, made);
        refused += 1;
      }
      if (text(game.state) !== before) throw new Error('A refused answer has changed the position');
    }
    return refused;
  });
}

/** Choices nobody may make: every kind of answer for whoever owes, and for everybody who does not. */
function* hostile(game: Game, below: Below): Generator<unknown> {
  const { pending, seats } = game.state;
  const owed = pick(below, pending);
  if (!owed) return;
  for (const choose of [...strange, ...nearMisses(owed, below)]) {
    if (!isOffered(owed, choose)) yield { seat: owed.seat, choose };
  }
  const right = sample(owed, below);
  const owing: readonly unknown[] = pending.map(c => c.seat);
  for (const seat of [...strangeSeats, ...seats.keys()]) {
    if (!owing.includes(seat)) yield { seat, choose: right };
  }
  yield* [undefined, null, 0, 'pass', [], [owed.seat, right], {}, { seat: owed.seat }, { choose: right }];
}

function mustRefuse(game: Game, made: unknown): void {
  const result = apply(game, made as Made, circleGuard());
  if (result.ok) throw new Error(`This was taken: ${told(made)}`);
  if (!refusals.includes(result.because)) throw new Error(`${result.because} is no reason code`);
  if (Object.keys(result).length !== 2) throw new Error('A refusal carries more than its reason');
}

function told(made: unknown): string {
  try {
    return `${text(made)}`.slice(0, 200);
  } catch {
    return String(made);
  }
}

/** A game that is over takes nothing more. */
export function endIsFinal(c: Case): number {
  return inCase(c, (below, player) => {
    let refused = 0;
    let last = startOf(c, {}, { passIdle: true });
    for (last of positions(last, player, below, { passIdle: true }));
    if (!isOver(last)) throw new Error('The game is not over');
    for (const seat of [...strangeSeats, 0, 1, 2]) {
      const result = apply(last, { seat, choose: 'pass' } as Made);
      if (result.ok) throw new Error(`A game that is over takes a choice of ${String(seat)}`);
      refused += 1;
    }
    return refused;
  });
}

/** What `makeGame` says to anything at all: a reason, or a game that stands. */
export function optionsAreJudged(options: unknown): 'taken' | 'refused' {
  const made = makeGame(base, options as GameOptions);
  if (!made.ok) return 'refused';
  mustBeWellMade(made.game.state);
  return 'taken';
}
