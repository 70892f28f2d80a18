/**
 * What a reaction comes to, tried out on copies of the position: played to where it is decided what happens, once
 * without it and once with it, for each face of the die that is still to be thrown. No card that lies face down is
 * looked at: what is compared is what a number leads to that everybody sees.
 */
import { type Game, Table, unsaid } from '#engine/index.ts';
import { faces } from '#engine/model/die.ts';
import type { EventType } from '#engine/model/event.ts';
import type { State } from '#engine/model/state.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** The roll or the check that is being decided, by the place of its frame in the stack. */
export interface Subject {
  readonly of: 'roll' | 'check';
  readonly at: number;
}

export function subjectOf({ state }: Pick<Game, 'state'>): Subject | undefined {
  for (let at = state.stack.length - 1; at >= 0; at--) {
    const frame = state.stack[at];
    if (frame?.roll !== undefined) return { of: 'roll', at };
    if (frame?.check !== undefined) return { of: 'check', at };
  }
  return undefined;
}

/** By the faces of the die; the same for all of them where none is thrown. */
export type Row = readonly Outcome[];

/** What is answered, the reaction first; nothing, where it is let pass. */
type Way = readonly string[];

/** More ways to use it than there are answers to what a card asks. */
const mostWays = 12;
/** More windows than lie between a roll or a total and what comes of it. */
const mostWindows = 20;

export const rowWithout = (game: Game, subject: Subject): Row | undefined =>
  rowOf(game, subject, undefined, []);

/** A row for each way to use it; undefined where it depends on more than a number. */
export function rowsWith(
  game: Game,
  subject: Subject,
  seat: Seat,
  option: string,
): readonly Row[] | undefined {
  const rows: Row[] = [];
  const open: Way[] = [[option]];
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    if (rows.length + open.length > mostWays) return undefined;
    const next = asksNext(game, subject, seat, way);
    if (next === undefined) return undefined;
    if (next.length > 0) for (const answer of next) open.push([...way, answer]);
    else {
      const row = rowOf(game, subject, seat, way);
      if (row === undefined) return undefined;
      rows.push(row);
    }
  }
  return rows;
}

/** What whoever uses it is asked next; undefined where that is more than one thing of several. */
function asksNext(game: Game, subject: Subject, seat: Seat, way: Way): readonly string[] | undefined {
  const { state } = trialOf(game, subject, seat, way, 1).table;
  const [choice] = state.pending;
  if (choice === undefined || choice.shape === 'react') return [];
  return choice.seat === seat && choice.shape === 'one' ? choice.options.map(({ id }) => id) : undefined;
}

function rowOf(game: Game, subject: Subject, seat: Seat | undefined, way: Way): Row | undefined {
  const row: Outcome[] = [];
  for (const face of faces) {
    const trial = trialOf(game, subject, seat, way, face);
    const outcome = decided(trial, subject);
    if (outcome === undefined) return undefined;
    row.push(outcome);
    if (!trial.hasThrown()) return faces.map(() => outcome);
  }
  return row;
}

interface Trial {
  readonly table: Table;
  readonly hasThrown: () => boolean;
}

const heard = new Set<EventType>(['attacked', 'risked']);

function trialOf(game: Game, subject: Subject, seat: Seat | undefined, way: Way, face: number): Trial {
  let thrown = false;
  const table = new Table(withSeededChance(game), {
    passIdle: true,
    hears: heard,
    recall(prompt, ids) {
      if (prompt !== 'die') return ids[0] ?? '';
      thrown = true;
      return String(face);
    },
    isFarEnough: (state, events) => outcomeOf(game, state, events, subject) !== undefined,
  });
  play(table, seat, way);
  return { table, hasThrown: () => thrown };
}

const withSeededChance = ({ lib, state }: Game) => ({
  lib,
  state: { ...state, options: { ...state.options, chance: 'seeded' as const } },
});

/** Everybody else lets it pass. */
function play(table: Table, seat: Seat | undefined, [reaction = 'pass', ...answers]: Way): void {
  for (const choice of [...table.state.pending])
    table.play({ seat: choice.seat, choose: choice.seat === seat ? reaction : 'pass' });
  if (seat !== undefined) for (const answer of answers) table.play({ seat, choose: answer });
}

function decided({ table }: Trial, subject: Subject): Outcome | undefined {
  const { run, state } = table;
  for (let n = 0; n < mostWindows; n++) {
    const outcome = outcomeOf(run, state, run.events, subject);
    if (outcome !== undefined) return outcome;
    const [choice] = state.pending;
    const choose = choice?.shape === 'react' ? unsaid(choice) : undefined;
    if (choice === undefined || choose === undefined) return undefined;
    table.play({ seat: choice.seat, choose });
  }
  return undefined;
}

/** The position right after the reaction, before anybody else is asked; undefined where it asks for more. */
export function stateAfter(game: Game, seat: Seat, option: string): State | undefined {
  const { length } = game.state.stack;
  const isBack = ({ stack }: State) => {
    const window = stack.at(-1)?.window;
    return stack.length === length && window?.asked === undefined && window?.wanting === undefined;
  };
  const table = new Table(withSeededChance(game), { passIdle: true, hears: heard, isFarEnough: isBack });
  play(table, seat, [option]);
  return table.state.pending.length === 0 && isBack(table.state) ? table.state : undefined;
}
