/** Other ways a game has gone: whoever goes back and chooses something else keeps what came before. */
import { choicesOf, type Game } from '#engine/index.ts';

export interface Branch {
  readonly id: number;
  /** Where it stood when it was left. */
  readonly end: Game;
  /** Choices that it has in common with the line that was gone on with. */
  readonly shared: number;
}

/** So many are kept: the oldest goes first. */
export const mostBranches = 12;

/** How many choices two lines of a game have in common; undefined for different games. */
export function sharedChoices(a: Game, b: Game): number | undefined {
  if (a.lib !== b.lib || !sameStart(a, b)) return undefined;
  const [ofA, ofB] = [choicesOf(a), choicesOf(b)];
  const differs = ofA.findIndex((made, i) => {
    const other = ofB[i];
    return other === undefined || made.seat !== other.seat || `${made.choose}` !== `${other.choose}`;
  });
  return differs < 0 ? ofA.length : differs;
}

function sameStart(a: Game, b: Game): boolean {
  if (a.origin !== undefined || b.origin !== undefined)
    return JSON.stringify(a.origin) === JSON.stringify(b.origin);
  return JSON.stringify(a.state.options) === JSON.stringify(b.state.options);
}

/** The branches after `now` has taken the place of `before`, each the end of all that is known of its line. */
export function branchesAfter(branches: readonly Branch[], before: Game, now: Game): readonly Branch[] {
  if (continues(before, now)) return branches;
  const shared = sharedChoices(before, now);
  // Another game has been opened: what was tried in the first is no branch of it.
  if (shared === undefined) return [];
  const length = before.log?.length ?? 0;
  const rest = branches.filter(({ end }) => !isPart(end, now) && !isPart(end, before));
  // Nothing was lost where the new line goes through all of the old one.
  if (shared === length) return rest;
  const id = Math.max(0, ...branches.map(one => one.id)) + 1;
  return [...rest, { id, end: before, shared }].slice(-mostBranches);
}

/** Is the one line all of the other, or the beginning of it? */
function isPart(part: Game, whole: Game): boolean {
  return sharedChoices(part, whole) === (part.log?.length ?? 0);
}

/** The usual case, without going through the logs: the same game, a few choices later. */
function continues(before: Game, now: Game): boolean {
  let log = now.log;
  while (log !== undefined && log.length > (before.log?.length ?? 0)) log = log.before;
  return log === before.log && (log !== undefined || now.origin === before.origin);
}
