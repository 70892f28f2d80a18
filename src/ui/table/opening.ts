/**
 * What the sandbox can open, wherever it came from: an address, a file, the editor, the page of a scenario. An opening
 * says which game it is and who plays; nothing has been checked yet (`openGame` does that).
 */
import type { GameOptions } from '#engine/model/options.ts';
import type { State } from '#engine/model/state.ts';
import type { Viewer } from '#engine/view/view.ts';
import type { Scenario } from '#scenarios/index.ts';

/** Who is asked in a window: players with something to play, or all players who might have, as far as the table can see. */
export const windowHabits = ['able', 'all'] as const;
export type WindowHabit = (typeof windowHabits)[number];

/** Who answers for a seat. */
export type Player = 'human' | 'bot';

/** A game that is kept on this device, as it was when it was read. */
export interface KeptAs {
  readonly id: string;
  readonly name?: string;
  readonly revision: number;
  /** It has gone on in another tab, and is shown as it stands there. */
  readonly hasGoneOn?: boolean;
}

interface Company {
  /** Who is asked in windows; left out, those who have something to play. */
  readonly windows?: WindowHabit;
  /** What players have said about reactions, so that they are asked less, as it is kept. */
  readonly reactions?: readonly string[];
  /** Who answers for each seat, in the order of the seats; where it is left out, one human and bots. */
  readonly players?: readonly Player[];
  /** Through whose eyes the table is looked at first; left out, as the players have it. */
  readonly viewer?: Viewer;
  /** It is laid out in the editor first. */
  readonly edits?: boolean;
  /** A first game: what is asked for the first time is explained. */
  readonly guided?: boolean;
}

/** What is to be played; without an objective for that which the first book begins with. */
export type NewGame = Omit<GameOptions, 'objective'> & { readonly objective?: string };

export type Opening = Company &
  (
    | { readonly from: 'options'; readonly options: NewGame }
    /** A save of the engine (`makeSave`), opened after so many of its choices, or at its end. */
    | { readonly from: 'save'; readonly text: string; readonly at?: number; readonly kept?: KeptAs }
    /** A position that has been laid out: the editor's, or one that was dealt from what a seat knows. */
    | { readonly from: 'position'; readonly state: State }
    /** A scenario in its notation, read and checked; opened after so many lines of its script. */
    | { readonly from: 'scenario'; readonly scenario: Scenario; readonly line?: number }
    /** Something of this site by its name. */
    | { readonly from: 'preset'; readonly id: string }
    | { readonly from: 'scenario-of-site'; readonly id: string; readonly line?: number }
    /** What has been set up on a bench. */
    | { readonly from: 'bench'; readonly text: string }
    /** A position in which this card is about to matter. */
    | { readonly from: 'card'; readonly kind: string; readonly id: string }
  );
