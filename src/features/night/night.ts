/** What a book brings to an evening at a table: set-up, reminders, people who cross over, a place where the fleet settles. */

import type { ComponentType } from 'preact';
import type { Library } from '#engine/index.ts';
import type { OpName } from '#engine/model/flow.ts';
import type { GameOption } from '#engine/model/options.ts';
import type { SeatState } from '#engine/model/state.ts';
import type { Board, CharacterId, Seat, Step } from '#engine/model/vocabulary.ts';
import type { DeedTable } from '#engine/tools/deeds.ts';
import type { Language } from '#i18n/languages.ts';
import type { RuleId } from '#rules/ruleId.ts';
import type { Course } from '#ui/bench/course.ts';
import type { Situation } from '#ui/turn/turnBench.ts';
import type { Plan } from './plan.ts';
import type { Fact, Teller } from './setUp.ts';
import type { TableState } from './tableBench.ts';

export interface Night {
  /** In the order in which they are told. */
  readonly reminders: readonly Reminder[];
  readonly setUp?: SetUp;
  readonly crossing?: Crossing;
  readonly settlement?: Settlement;
  /** Boards that do not lie there in every game with this book. */
  readonly boards?: { readonly [board in Board]?: (lib: Library, plan: Pick<Plan, 'objective'>) => boolean };
}

/** What tables forget at a moment. One of a later book takes the place of an earlier one with the same id. */
export interface Reminder {
  readonly id: string;
  /** The rule that it reminds of. */
  readonly rule: RuleId;
  /** Its step; left out, it may be any. */
  readonly at?: Step;
  readonly when?: (seen: Seen) => boolean;
  /** The number that its sentence tells. */
  readonly n?: (lib: Library) => number;
  /** Those that are not told beside it. */
  readonly instead?: readonly string[];
  /** The one of an earlier book before which it is told. */
  readonly before?: string;
  /** It is told after those of later books too. */
  readonly last?: true;
}

/** The table as its screen knows it. */
export interface Seen {
  readonly lib: Library;
  readonly objective: string;
  readonly state: TableState;
  /** The current player. */
  readonly now: Situation;
  readonly still: readonly Still[];
}

export interface SetUp {
  /** What the steps of the set-up ask for. */
  readonly tellers: { readonly [op in OpName]?: Teller };
  /** What is told besides of a character who is placed. */
  readonly placed?: (seat: SeatState, at: Seat) => readonly Fact[];
  /** Steps with which the Loyalty deck is built and dealt. */
  readonly ofTheDeck: readonly OpName[];
}

/** People who belong to the other side from the start, and come over for a while. */
export interface Crossing {
  readonly may: (lib: Library, character: CharacterId) => boolean;
  /** With this option no such character is in play. */
  readonly barredBy: GameOption;
  /** What is pressed for it, and to go back again. */
  readonly word: string;
  /** Under which of its words the page tells of such people, of those who are over, and of the way there and back. */
  readonly texts: { readonly [what in 'are' | 'over' | 'go' | 'return']: string };
  /** Steps in which such a player goes by the character sheet. */
  readonly ofTheSheet: readonly Step[];
}

/** A place where the fleet settles for the rest of the game. */
export interface Settlement {
  /** The distance at which it does so; undefined where this objective leads elsewhere. */
  readonly at: (lib: Library, plan: Pick<Plan, 'objective'>) => number | undefined;
  readonly tableOf: (lib: Library) => SettledTable;
  /** Steps that are others there. */
  readonly steps: readonly Step[];
  /** The rule by which something stands still there. */
  readonly rules: { readonly [still in Still]: RuleId };
  readonly Panel: () => Promise<ComponentType<PanelProps>>;
}

/** What happens there: each press is a deed that the engine carries out, and what stands still is asked of it. */
export interface SettledTable {
  readonly table: DeedTable;
  /** As the fleet arrives. */
  readonly settle: (plan: Plan) => Course;
  /** What the marker at the end of its track brings about, and no key does; undefined where it no longer can. */
  readonly byTrack: string;
  readonly isDue: (course: Course) => boolean;
  readonly standsStill: (course: Course, still: Still) => boolean;
}

/** What may stand still. */
export const stills = ['icons', 'ships', 'damage', 'marker', 'jumps'] as const;
export type Still = (typeof stills)[number];

/** What draws that place with its keys. */
export interface PanelProps {
  readonly language: Language;
  /** Its words, as the page brings them. */
  readonly texts: object;
  readonly course: Course;
  readonly still: readonly Still[];
  /** What a location is called. */
  readonly placeName: (location: string) => string | undefined;
  /** Where the rule stands by which something stands still. */
  readonly hrefOf: (still: Still) => string | undefined;
  readonly press: (word: string) => void;
}

/** Whether a character belongs to the other side from the start. */
export const isApart = (nights: readonly Night[], lib: Library, character: CharacterId): boolean =>
  nights.some(({ crossing }) => crossing?.may(lib, character) === true);
