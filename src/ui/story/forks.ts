/** What the engine makes of other answers: the same play up to a player's choice, and then something else. */
import { type Library, optionsOf, Table } from '#engine/index.ts';
import type { Choice, Made } from '#engine/model/choice.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { State } from '#engine/model/state.ts';
import { advance } from '#engine/run/advance.ts';
import { copyState } from '#engine/run/copy.ts';
import type { Recording } from '#scenarios/recording/recording.ts';

/** A choice that was made, and the position in which it was. */
export interface Crossroads {
  readonly state: State;
  readonly choice: Choice;
}

/** The position in which a player must decide, after so many answers. */
export function positionAfter(lib: Library, { start, answers }: Recording, until: number): State {
  const table = tableAt(lib, start);
  advance(table.run);
  for (const made of answers.slice(0, until)) table.play(made);
  return table.state;
}

/** Whatever a seat or chance decided among the first answers of a recording; windows aside. */
export function crossroads(
  lib: Library,
  { start, answers }: Recording,
  until: number,
): readonly Crossroads[] {
  const found: Crossroads[] = [];
  const table = tableAt(lib, start);
  advance(table.run);
  for (const made of answers.slice(0, until)) {
    const choice = table.state.pending.find(({ seat }) => seat === made.seat);
    if (choice !== undefined && choice.shape !== 'react')
      found.push({ state: copyState(table.state), choice });
    table.play(made);
  }
  return found;
}

/** The first event of a kind after each answer that could have been given there, if then everybody passes; or none. */
export function outcomes(
  lib: Library,
  { state, choice }: Crossroads,
  isIt: (event: GameEvent) => boolean,
): readonly (GameEvent | undefined)[] {
  if (choice.shape === 'some') return [];
  return optionsOf(choice).map(({ id }) => firstAfter(lib, state, { seat: choice.seat, choose: id }, isIt));
}

/** How many windows may be passed before a fork has to show its event. */
const patience = 40;

function firstAfter(
  lib: Library,
  state: State,
  made: Made,
  isIt: (event: GameEvent) => boolean,
): GameEvent | undefined {
  const table = tableAt(lib, state);
  let next: Made | undefined = made;
  for (let i = 0; i < patience && next !== undefined; i++) {
    table.play(next);
    const found = table.run.events.find(isIt);
    if (found !== undefined) return found;
    const window = table.state.pending.find(choice => choice.shape === 'react');
    next = window && { seat: window.seat, choose: 'pass' };
  }
  return undefined;
}

function tableAt(lib: Library, state: State): Table {
  return new Table({ lib, state }, {});
}
