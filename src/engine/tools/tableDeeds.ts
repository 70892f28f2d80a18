/** Deeds on a table with all that belongs to a game: a few lines of procedure, or the action of somebody where he stands. */
import { gameFrom } from '../game.ts';
import type { Library } from '../library/library.ts';
import { compile } from '../library/whole.ts';
import type { Book } from '../model/card.ts';
import type { Instruction } from '../model/flow.ts';
import { type Frame, laid } from '../model/frame.ts';
import type { State } from '../model/state.ts';
import type { CardId, Seat } from '../model/vocabulary.ts';
import { isHuman } from '../rules/people.ts';
import type { Deed, Deeds } from './deeds.ts';
import { bareTable } from './table.ts';

/** Seats are named as in the position. */
export interface TableDeed {
  /** Whose turn it happens in. */
  readonly turn: string;
  /** What is carried out, and who is meant by "you"; the action that is taken; or the crisis that is met. */
  readonly deed:
    | { readonly do: readonly Instruction[]; readonly you?: string }
    | { readonly action: string }
    | { readonly crisis: CardId };
}

export type TableDeeds = { readonly [deed: string]: TableDeed };

const blockOf = (deed: string): string => `deed-${deed}`;

/** The library of these books in which the deeds can be carried out. */
export function tableLibrary(books: readonly Book[], deeds: TableDeeds): Library {
  const blocks = Object.entries(deeds).flatMap(([id, { deed }]) =>
    'do' in deed ? [[blockOf(id), deed.do] as const] : [],
  );
  const last = books.length - 1;
  return compile(
    books.map((book, at) =>
      at === last ? { ...book, procedures: { ...book.procedures, ...Object.fromEntries(blocks) } } : book,
    ),
  );
}

/** The stack while nothing happens: the turn of whoever is current, who could act. */
export function restingTurn(lib: Library, seat: Seat): readonly Frame[] {
  return bareTable(lib, []).stack.map(frame => ({
    ...frame,
    seat,
    ...(frame.turn === undefined ? {} : { turn: { ...frame.turn, seat } }),
  }));
}

export function tableDeeds(lib: Library, deeds: TableDeeds): Deeds {
  return state =>
    Object.entries(deeds).flatMap(([id, { turn, deed }]): readonly Deed[] => {
      const seat = seatOf(state, turn);
      if ('action' in deed) {
        if (!mayAct(lib, state, seat, deed.action)) return [];
        const side = isHuman({ lib, state }, seat) ? 'human' : 'cylon';
        const frame = laid<'take-actions'>({ at: 'act', pc: 0, count: 1, side });
        return [{ id, seat, frame, words: [deed.action] }];
      }
      if ('crisis' in deed) return [{ id, seat, frame: met(deed.crisis, seat) }];
      // None of it befalls revealed Cylons.
      const you = seatOf(state, deed.you ?? turn);
      return isHuman({ lib, state }, you) ? [{ id, seat, frame: { at: blockOf(id), pc: 0, seat: you } }] : [];
    });
}

/** The crisis itself; its icons belong to later steps. */
function met(card: CardId, drawer: Seat): Frame {
  const crisis = { card, drawer, super: false, icons: false, option: undefined, placed: [], replaced: false };
  return { at: `crisis/${card}#`, pc: 0, seat: drawer, crisis };
}

function seatOf({ seats }: State, id: string): Seat {
  const seat = seats.findIndex(one => one.id === id);
  if (seat < 0) throw new Error(`Nobody at this table is called ${id}`);
  return seat;
}

function mayAct(lib: Library, state: State, seat: Seat, action: string): boolean {
  const { game } = gameFrom(lib, { ...state, stack: [...restingTurn(lib, seat)], pending: [], answers: [] });
  return game.state.pending.some(
    choice =>
      choice.prompt === 'action' && 'options' in choice && choice.options.some(({ id }) => id === action),
  );
}
