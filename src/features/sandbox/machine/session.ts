/** What parts beside the table may know of the game that is open, and do with it: saves, links, the scrubber, the editor. */
import type { Difference, Game, NotLoaded } from '#engine/index.ts';
import type { Logged } from '#engine/model/choice.ts';
import type { Viewer } from '#engine/view/view.ts';
import type { Opening, Player } from '#ui/table/opening.ts';
import type { StandingAnswer } from './reactions/standingAnswers.ts';
import type { OpenedSave } from './table.ts';

/** What came of an opening. Whatever was open before stays open when there is no game in it. */
export type Opened =
  | { readonly ok: true }
  /** An older save that holds only so far. */
  | { readonly ok: 'partly'; readonly differs: Difference }
  | { readonly ok: false; readonly because: OpeningFault };

export type OpeningFault =
  | { readonly fault: 'unknown-preset' | 'unreachable' | 'bad-position' | 'bad-scenario' }
  | { readonly fault: 'bad-options'; readonly because: string }
  | { readonly fault: 'bad-save'; readonly loaded: NotLoaded };

/** One value per position shown: whoever is given a new one draws anew. */
export interface SandboxSession {
  /** The game as it stands on the screen; undefined before one is chosen. It holds every secret. */
  readonly game: Game | undefined;
  /** Sets the game apart from the next one that is opened. */
  readonly name: string | undefined;
  /** The save that it was opened from, if it was one. */
  readonly save: OpenedSave | undefined;
  readonly players: readonly Player[];
  readonly standingAnswers: readonly StandingAnswer[];
  /** Whose knowledge the screen shows. */
  readonly viewer: Viewer;
  /** Choices made up to the position shown, and all that are known, with those that were taken back. */
  readonly at: number;
  readonly of: number;
  /** Every choice that is known, in order: the first `at` lead to the position shown. */
  choices(): readonly Logged[];
  /** The game after its first so many choices; what comes after them can be done again. */
  gameAt(choice: number): Game | undefined;
  jumpTo(choice: number): void;
  load(opening: Opening): Promise<Opened>;
  /** Bots and clocks stand still while something lies over the table. */
  pause(): void;
}
