/** The check that the last step has decided, as everybody at the table has seen it. */
import { viewFor } from '#engine/index.ts';
import type { EventType, GameEvent } from '#engine/model/event.ts';
import type { CardId, Skill } from '#engine/model/vocabulary.ts';
import type { AtTable } from '../machine/table.ts';

export interface CheckDecided {
  /** After so many choices: sets one check apart from the next. */
  readonly at: number;
  readonly difficulty: number;
  readonly skills: readonly Skill[];
  readonly worthless: readonly Skill[];
  readonly cards: readonly CardId[];
  readonly totalled:
    | { readonly matching: number; readonly other: number; readonly strength: number }
    | undefined;
  readonly result: 'pass' | 'partial' | 'fail' | undefined;
}

/** Undefined where no check has been turned up since the step before. */
function decidedIn(table: AtTable): CheckDecided | undefined {
  const last = <T extends EventType>(type: T) =>
    table.events.findLast(event => event.type === type) as Extract<GameEvent, { type: T }> | undefined;
  const decided = last('check-decided');
  if (decided === undefined) return undefined;
  // The cards may have been turned up a step earlier: a window lies between.
  const revealed = last('check-revealed') ?? before(table, 'check-revealed');
  if (revealed === undefined) return undefined;
  const began = last('check-began') ?? before(table, 'check-began');
  const lying = table.earlier && viewFor(table.earlier.game, 'table').check;
  const totalled = last('check-totalled') ?? before(table, 'check-totalled');
  return {
    at: table.game.log?.length ?? 0,
    difficulty: last('check-amended')?.difficulty ?? lying?.difficulty ?? began?.difficulty ?? 0,
    skills: [...(lying?.skills ?? began?.skills ?? []), ...(lying?.positive ?? [])],
    worthless: lying?.worthless ?? [],
    cards: revealed.cards,
    totalled,
    result: decided.result,
  };
}

/** The last check of this turn, where bots have moved on at once; the step that decided it may be a while ago. */
export function lastDecided(table: AtTable): CheckDecided | undefined {
  for (let at: AtTable | undefined = table; at !== undefined; at = at.earlier) {
    const decided = decidedIn(at);
    if (decided !== undefined || at.events.some(({ type }) => type === 'turn-began')) return decided;
  }
  return undefined;
}

/** A check is decided within so many steps. */
const far = 40;

function before<T extends EventType>(table: AtTable, type: T): Extract<GameEvent, { type: T }> | undefined {
  let at = table.earlier;
  for (let i = 0; at !== undefined && i < far; i++, at = at.earlier) {
    const found = at.events.findLast(event => event.type === type);
    if (found !== undefined) return found as Extract<GameEvent, { type: T }>;
    if (at.events.some(event => event.type === 'check-decided')) return undefined;
  }
  return undefined;
}
