/** What the engine does with a slot that a book adds to the state: every book brings a list of these. */
import type { Library } from '../library/library.ts';
import type { SeatSlots, SlotStates, SlotViews, TableSlots } from '../model/slots.ts';
import type { Hidden } from '../model/state.ts';
import type { CardId, PileName } from '../model/vocabulary.ts';
import type { Schema } from '../save/shape.ts';
import type { Notation } from './notation.ts';

/** Cards of a slot that not everybody sees, and the pile they come from. */
export interface HiddenCards {
  readonly pile: PileName;
  readonly cards: readonly Hidden[];
}

/** A slot holds plain data: it is copied by what it is, and needs no copy of its own. */
interface Slotted<State, View> {
  /** What a new game begins with; left out for a slot that stays empty until something happens. */
  initial?(lib: Pick<Library, 'supplies'>): State;
  /** Is this such a value? For positions that come from a file. */
  check(lib: Library): Schema<State>;
  /** What a viewer may know of it, put together from nothing; `known` tells which hidden card this viewer sees. */
  view(value: State, known: (hidden: Hidden) => CardId | undefined): View;
  /** The value as far as a view tells it, with nobody knowing what is left out: what bots ask the rules about. */
  fromView(view: View): State;
  /** Its hidden cards: in a fork those that the viewer has not seen are dealt anew together with their pile. */
  hidden?(value: State): readonly HiddenCards[];
  /** Its cards and tokens that lie open and nowhere else. */
  open?(value: State): readonly CardId[];
  /** How a scenario writes it; without one a position cannot say it. */
  readonly notation?: Notation<State>;
}

interface Kinds {
  table: TableSlots;
  seat: SeatSlots;
}

/** Whose a slot of a seat is: when the character leaves the game, theirs is emptied and the player's stays. */
type Owned<On extends keyof Kinds> = On extends 'seat' ? { readonly whose: 'player' | 'character' } : unknown;

type Definition<On extends keyof Kinds, Name extends keyof Kinds[On]> = {
  readonly on: On;
  readonly name: Name;
} & Owned<On> &
  Slotted<NonNullable<SlotStates<Kinds[On]>[Name]>, NonNullable<SlotViews<Kinds[On]>[Name]>>;

/** A slot whose types are forgotten: what the core iterates. */
export type Slot = {
  readonly on: keyof Kinds;
  readonly name: string;
  readonly whose?: 'player' | 'character';
} & Slotted<unknown, unknown>;

export function defineSlot<On extends keyof Kinds, Name extends keyof Kinds[On] & string>(
  slot: Definition<On, Name>,
): Slot {
  // The values it is handed are those it made itself, under its own name.
  return slot as unknown as Slot;
}
