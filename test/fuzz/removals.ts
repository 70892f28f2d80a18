/**
 * Persons, ships, cards and tokens that are taken away in the middle of what is going on: in random games play is
 * halted between two lines of whatever procedure it is in, something is removed by the engine's own words, and play goes
 * on. Nothing may throw, nobody may be asked in vain, nothing may be lost, and nothing may be asked of what has gone.
 */

import { compile, isOver, type Library, makeGame, Table, viewOf } from '#engine/index.ts';
import type { Book } from '#engine/model/card.ts';
import type { Choice } from '#engine/model/choice.ts';
import type { Instruction } from '#engine/model/flow.ts';
import type { GameOptions } from '#engine/model/options.ts';
import type { State } from '#engine/model/state.ts';
import type { BookId, Seat } from '#engine/model/vocabulary.ts';
import { advance } from '#engine/run/advance.ts';
import { blockOf } from '#engine/run/run.ts';
import { readPosition } from '#engine/save/position.ts';
import { baseBook, daybreakBook, pegasusBook } from '../kit/books.ts';
import { type Case, inCase } from '../kit/cases.ts';
import { nextChoice } from '../kit/games.ts';
import { uniform } from '../kit/players.ts';
import { type Below, random } from '../kit/random.ts';
import { askedInVain } from './removals/asked.ts';
import { type Census, census, differences, isQuiet } from './removals/census.ts';
import { astray } from './removals/people.ts';

interface Removal {
  readonly needs?: BookId;
  readonly do: readonly Instruction[];
}

/** In the engine's own words, each carried out for one seat. */
const removals: { readonly [name: string]: Removal } = {
  // Persons
  executed: { needs: 'pegasus', do: [{ op: 'procedure', of: 'execution' }] },
  'executed-without-loss': { needs: 'pegasus', do: [{ op: 'procedure', of: 'execution-without-loss' }] },
  'two-executed': { needs: 'pegasus', do: [{ op: 'procedure', of: 'execution', who: { on: 'galactica' } }] },
  jailed: { do: [{ op: 'send', who: 'you', to: 'brig' }] },
  hurt: { do: [{ op: 'send', who: 'you', to: 'sickbay' }] },
  'out-of-office': {
    do: [
      { op: 'title', title: 'president', to: { next: 'president' } },
      { op: 'title', title: 'admiral', to: { next: 'admiral' } },
    ],
  },
  // Ships
  'civilian-lost': { do: [{ op: 'destroy', what: 'civilian', n: 1 }] },
  'raiders-lost': { do: [{ op: 'destroy', what: 'raider', n: 4 }] },
  'heavy-raiders-lost': { do: [{ op: 'destroy', what: 'heavy-raider', n: 4 }] },
  'raptor-lost': { do: [{ op: 'destroy', what: 'raptor', n: 1 }] },
  'vipers-hit': { do: [{ op: 'damage-vipers', n: 4, in: 'space' }] },
  'basestar-lost': {
    needs: 'pegasus',
    do: [
      { op: 'pick-target', what: 'basestar' },
      { op: 'hit', what: 'picked-basestar', n: 3 },
    ],
  },
  'pegasus-lost': { needs: 'pegasus', do: [{ op: 'hit', what: 'pegasus', n: 4 }] },
  'vipers-home': { do: [{ op: 'recall-vipers' }] },
  'fleet-gone': { do: [{ op: 'jump-track', by: 5 }] },
  attacked: { do: [{ op: 'activate', what: ['raiders', 'heavy-raiders', 'basestars'] }] },
  // Cards
  'hand-lost': { do: [{ op: 'discard', who: 'you', n: 'hand' }] },
  'hands-lost': { do: [{ op: 'discard', who: 'each-player', n: 'hand', random: true }] },
  'quorum-lost': { do: [{ op: 'discard', who: 'president', n: 'hand', of: 'quorum' }] },
  'super-crises-lost': { do: [{ op: 'discard', who: 'each-player', n: 'hand', of: 'super-crisis' }] },
  'mutinies-lost': { needs: 'daybreak', do: [{ op: 'keep-mutinies', most: 0 }] },
  // Tokens
  'morale-lost': { do: [{ op: 'lose', resource: 'morale', n: 1 }] },
  'galactica-damaged': { do: [{ op: 'damage-galactica', n: 1 }] },
  'centurions-lost': { do: [{ op: 'destroy', what: 'centurion', n: 4 }] },
  'nukes-spent': { do: [{ op: 'spend-nuke', all: true }] },
  'miracles-lost': { needs: 'daybreak', do: [{ op: 'drop-miracles', all: true }] },
  'colonial-one-lost': { needs: 'daybreak', do: [{ op: 'turn-overlay', board: 'colonial-one' }] },
  'hub-lost': { needs: 'daybreak', do: [{ op: 'turn-overlay', board: 'cylon' }] },
  'rebels-lost': { needs: 'daybreak', do: [{ op: 'rebel-basestar', side: 'cylons' }] },
};

export const removalNames = Object.keys(removals);

/** A book of nothing but these. */
function bookOf(books: readonly BookId[]): Book {
  const open = Object.entries(removals).filter(
    ([, { needs }]) => needs === undefined || books.includes(needs),
  );
  return {
    id: 'tiny',
    skills: [],
    cards: [],
    characters: [],
    locations: [],
    titles: [],
    damageTokens: [],
    civilianShips: [],
    objectives: [],
    attackTable: [],
    loyaltyDecks: [],
    code: {},
    procedures: Object.fromEntries(open.map(([name, { do: effect }]) => [`removal/${name}`, effect])),
  };
}

const shelf: readonly (readonly [books: readonly Book[], objective: string])[] = [
  [[baseBook], 'kobol'],
  [[baseBook, pegasusBook], 'kobol'],
  [[baseBook, pegasusBook], 'new-caprica'],
  [[baseBook, daybreakBook], 'earth'],
  [[baseBook, pegasusBook, daybreakBook], 'kobol'],
  [[baseBook, pegasusBook, daybreakBook], 'new-caprica'],
  [[baseBook, pegasusBook, daybreakBook], 'earth'],
];

const libraries = new Map<string, Library>();

function libraryOf(books: readonly Book[]): Library {
  const ids = books.map(({ id }) => id);
  const known = libraries.get(ids.join()) ?? compile([...books, bookOf(ids)]);
  libraries.set(ids.join(), known);
  return known;
}

const optionsFor = (
  books: readonly Book[],
  objective: string,
  { seats, seed }: Pick<Case, 'seats' | 'seed'>,
  fragile = -1,
): GameOptions => ({
  books: [...books.map(({ id }) => id), 'tiny'],
  objective,
  difficulty: 'normal',
  rulings: {},
  options: {},
  seats: Array.from({ length: seats }, (_, i) =>
    i === fragile ? { id: `p${i + 1}`, character: 'anastasia-dualla' } : { id: `p${i + 1}` },
  ),
  seed,
  chance: 'seeded',
});

/** A random table; Dualla, whom a loss of morale takes out of the game, sits at most of those that have her. */
function tableOf(c: Case, below: Below): { readonly lib: Library; readonly options: GameOptions } {
  const [books, objective] = shelf[below(shelf.length)] ?? [[baseBook], 'kobol'];
  const lib = libraryOf(books);
  const fragile = lib.characters.has('anastasia-dualla') && below(3) > 0 ? below(c.seats) : -1;
  return { lib, options: optionsFor(books, objective, c, fragile) };
}

const plenty = { fuel: 10, food: 10, population: 10 };

/** What has been tried: by removal, and by the line before which play was halted. */
export interface Tried {
  readonly removed: Map<string, number>;
  readonly halted: Map<string, number>;
}

export const nothingTried = (): Tried => ({ removed: new Map(), halted: new Map() });

const count = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);

/** Nobody is between two characters, as they are in the middle of an execution. */
const isWhole = (state: State): boolean => state.seats.every(({ character }) => character !== undefined);

/** Mostly somebody of whom the procedures under way say something. */
function someoneConcerned({ stack, seats, titles }: State, below: Below): Seat {
  const named = stack.flatMap(({ seat, picked, user, check, turn }) => [
    seat,
    picked,
    user,
    check?.aim,
    turn?.seat,
  ]);
  const concerned = [...named, titles.president, titles.admiral].filter(
    (seat): seat is Seat => seat !== undefined && seat >= 0,
  );
  return (below(4) > 0 ? concerned[below(concerned.length)] : undefined) ?? below(seats.length);
}

/** The fleet leaves in one step: between the vipers' landing and the last ship left behind nobody can do anything. */
const leaving: ReadonlySet<string | undefined> = new Set(['hold-back', 'return-civilians', 'remove-ships']);

/**
 * At a window, or where something has just happened in a block: one that has only been entered is still what was
 * decided, and nothing comes between two lines of which the first has done nothing.
 */
function isMoment(lib: Library, { stack }: State, more: boolean): boolean {
  const top = stack.at(-1);
  const next = top && lib.blocks.get(top.at)?.lines[top.pc]?.op.op;
  return top !== undefined && !leaving.has(next) && ((more && top.pc > 0) || next === 'window');
}

interface Trial {
  readonly lib: Library;
  readonly below: Below;
  readonly tried: Tried;
  /** What lies in the box. */
  readonly box: Census;
}

/** Plays one choice, halts after some lines, takes something away and plays on. */
function trial({ lib, below, tried, box }: Trial, state: State): void {
  let lines = 1 + below(below(3) === 0 ? 40 : 8);
  let told = 0;
  const isFarEnough = (now: State, { length }: readonly unknown[]): boolean => {
    const more = length > told;
    told = length;
    return isMoment(lib, now, more) && --lines < 0;
  };
  const table = new Table({ lib, state }, { passIdle: true, isFarEnough });
  const { run } = table;
  // Morale that the next loss brings to where it breaks somebody.
  Object.assign(run.state.resources, plenty, { morale: 3 + below(3) });
  const choice = nextChoice(run.state, below);
  const player = uniform(below);
  table.play({ seat: choice.seat, choose: player(choice) });
  if (run.state.over || run.state.pending.length > 0 || !isWhole(run.state)) return;
  const top = run.state.stack.at(-1);
  if (!top || !run.state.stack.some(({ turn }) => turn)) return;
  const line = blockOf(run, top).lines[top.pc];
  const halted = `${top.at} ${top.pc} ${line?.op.op ?? 'end'}`;
  const open = removalNames.filter(name => lib.blocks.has(`removal/${name}`));
  const name = open[below(open.length)] ?? 'jailed';
  const seat = someoneConcerned(run.state, below);
  const stack = run.state.stack.map(({ at, pc }) => `${at}:${pc}`).join(' > ');
  count(tried.removed, name);
  count(tried.halted, halted);
  lines = Number.POSITIVE_INFINITY;
  const log: string[] = [];
  try {
    run.state.stack.push({ at: `removal/${name}`, pc: 0, seat });
    advance(run);
    playOn(table, lib, box, below, log);
  } catch (fault) {
    const why = fault instanceof Error ? fault : new Error(String(fault));
    why.message = `${why.message}\nRemoved: ${name} of seat ${seat}, before ${halted}\nStack: ${stack}\nThen: ${log.join(', ')}`;
    throw why;
  }
}

/** For a while; each position is what a position may be. */
function playOn(table: Table, lib: Library, box: Census, below: Below, log: string[]): void {
  const player = uniform(below);
  const { state } = table;
  for (let n = 0; n < 40 && !state.over; n++) {
    if (state.pending.length === 0) throw new Error('Nobody is asked anything');
    for (const choice of state.pending) refuseVain(lib, state, choice);
    if (isQuiet(state)) {
      const lost = [...differences(box, census(lib, state)), ...astray(lib, state)];
      if (lost.length > 0) throw new Error(lost.join('; '));
    }
    const choice = nextChoice(state, below);
    const choose = player(choice);
    log.push(`${choice.seat} ${choice.prompt} ${String(choose)}`);
    table.play({ seat: choice.seat, choose });
  }
  for (const seat of state.seats.keys()) viewOf(lib, state, seat);
  const read = readPosition(lib, state.seats.length, JSON.parse(JSON.stringify(state)));
  if (!read.ok) throw new Error(`No file can hold this position: ${read.where}`);
}

function refuseVain(lib: Library, state: State, choice: Choice): void {
  const why = askedInVain({ lib, state }, choice);
  if (why !== undefined) throw new Error(`${why}: ${JSON.stringify(choice)}`);
}

/** A table with all books at its first choice of a turn. */
export function someTable(): { readonly lib: Library; readonly state: State } {
  const books = [baseBook, pegasusBook, daybreakBook];
  const lib = libraryOf(books);
  const made = makeGame(lib, optionsFor(books, 'kobol', { seats: 4, seed: 5 }));
  if (!made.ok) throw new Error(`These are no options of a game: ${made.because}`);
  const table = new Table(made.game);
  const below = random(5);
  const player = uniform(below);
  while (!isQuiet(table.state)) {
    const choice = nextChoice(table.state, below);
    table.play({ seat: choice.seat, choose: player(choice) });
  }
  return { lib, state: table.state };
}

/** One game in which again and again something is taken away; gives how often. */
export function nothingLingers(c: Case, tried: Tried, most: number): number {
  return inCase(c, (below, player) => {
    const { lib, options } = tableOf(c, below);
    const made = makeGame(lib, options);
    if (!made.ok) throw new Error(`These are no options of a game: ${made.because}`);
    const table = new Table(made.game);
    let box: Census | undefined;
    let trials = 0;
    for (let n = 0; trials < most && !isOver({ ...made.game, state: table.state }); n++) {
      const { state } = table;
      Object.assign(state.resources, { ...plenty, morale: 10 });
      if (isQuiet(state)) box ??= census(lib, state);
      if (box && below(3) === 0) {
        trial({ lib, below, tried, box }, state);
        trials += 1;
      }
      const choice = nextChoice(state, below);
      table.play({ seat: choice.seat, choose: player(choice) });
      if (n > 5000) break;
    }
    return trials;
  });
}
