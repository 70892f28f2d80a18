/** What stands on the screen of the sandbox: nothing yet, or a game with who plays it and what led there. */
import { type Game, isOver, pending, type Viewer } from '#engine/index.ts';
import type { Choice, Logged } from '#engine/model/choice.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import type { KeptAs, Player, WindowHabit } from '#ui/table/opening.ts';
import type { StandingAnswer } from './reactions/standingAnswers.ts';

/** The save that a game was opened from: the game of this device that it is, and whether it held to its end. */
export interface OpenedSave {
  readonly kept?: KeptAs | undefined;
  readonly isWhole: boolean;
}

export interface AtTable {
  /** Sets one game apart from the next. */
  readonly name: string;
  /** Left out where it was opened from no save. */
  readonly save?: OpenedSave;
  readonly players: readonly Player[];
  readonly windows: WindowHabit;
  /** What its players have said about reactions, so that they are asked less. */
  readonly standingAnswers: readonly StandingAnswer[];
  /** Dice that a scenario has laid ready. */
  readonly dice: readonly number[];
  readonly game: Game;
  /** What the last step brought about. */
  readonly events: readonly GameEvent[];
  /** The human who holds the device; nobody while it lies on the table. */
  readonly holder: Seat | undefined;
  readonly earlier: AtTable | undefined;
}

export type SandboxState = { readonly name: undefined } | AtTable;

export const door: SandboxState = { name: undefined };

export function isAtTable(state: SandboxState): state is AtTable {
  return state.name !== undefined;
}

/** `rolling`: it was opened right before a die, or a draw, that nobody has made yet. */
export const stages = ['door', 'rolling', 'curtain', 'asking', 'thinking', 'watching', 'over'] as const;
export type Stage = (typeof stages)[number];

export const humansAt = ({ players }: Pick<AtTable, 'players'>): readonly Seat[] =>
  players.flatMap((player, seat) => (player === 'human' ? [seat] : []));

/** What a human owes, in the order of the seats. */
export function askedOfHumans({ game, players }: Pick<AtTable, 'game' | 'players'>): readonly Choice[] {
  return pending(game).filter(({ seat }) => seat !== 'chance' && players[seat] === 'human');
}

/** What a bot owes. Bots answer first: what they think takes no time that anybody could read. */
export function askedOfBots({ game, players }: Pick<AtTable, 'game' | 'players'>): Choice | undefined {
  return pending(game).find(({ seat }) => seat !== 'chance' && players[seat] !== 'human');
}

/** What chance owes. */
export const chanceDue = ({ game }: Pick<AtTable, 'game'>): Choice | undefined =>
  pending(game).find(({ seat }) => seat === 'chance');

/** What is asked of whoever holds the device. */
export function askedNow(table: AtTable): Choice | undefined {
  return stageOf(table) === 'asking'
    ? askedOfHumans(table).find(({ seat }) => seat === table.holder)
    : undefined;
}

export function stageOf(state: SandboxState): Stage {
  if (!isAtTable(state)) return 'door';
  if (isOver(state.game)) return 'over';
  if (chanceDue(state) !== undefined) return 'rolling';
  if (askedOfBots(state) !== undefined) return humansAt(state).length === 0 ? 'watching' : 'thinking';
  return askedOfHumans(state).some(({ seat }) => seat === state.holder) ? 'asking' : 'curtain';
}

/**
 * Whose knowledge is shown. Among several humans the device lies open on the table whenever nobody in particular is
 * asked; a single one always sees what is his.
 */
export function viewerOf(table: AtTable, watcher: Viewer): Viewer {
  const humans = humansAt(table);
  if (humans.length === 0) return watcher;
  const [only, ...others] = humans;
  if (only !== undefined && others.length === 0) return only;
  return stageOf(table) === 'asking' ? (table.holder ?? 'table') : 'table';
}

/** Who has the device after a step: a single human always, others as long as they are asked again at once. */
export function holderAfter(table: Omit<AtTable, 'holder'>, holder: Seat | undefined): Seat | undefined {
  const humans = humansAt(table);
  if (humans.length === 1) return humans[0];
  if (holder === undefined || askedOfBots(table) !== undefined) return undefined;
  return askedOfHumans(table).some(({ seat }) => seat === holder) ? holder : undefined;
}

/** The answer that led here from the table before: the first that its log has more. */
export function choiceMade({ game, earlier }: AtTable): Logged | undefined {
  if (earlier === undefined) return undefined;
  const before = earlier.game.log?.length ?? 0;
  let { log } = game;
  while (log !== undefined && log.length > before + 1) log = log.before;
  return log?.length === before + 1 ? log.made : undefined;
}
