/** A question to the reader: what will happen? What happened is right; the wrong answers are the engine's as well. */
import { type Library, refusal } from '../../engine/index.ts';
import type { GameEvent } from '../../engine/model/event.ts';
import type { RuleId } from '../../rules/ruleId.ts';
import type { Ask } from '../../scenarios/recording/asks.ts';
import type { Moment } from '../../scenarios/recording/moments.ts';
import type { Mark, Recording } from '../../scenarios/recording/recording.ts';
import { positionAfter } from './forks.ts';
import { otherAmounts, otherMoves, otherResults, otherRolls, otherSeats, otherTargets } from './others.ts';

/** An answer: an event that might happen, or yes and no. */
export interface Option {
  readonly id: string;
  readonly event?: GameEvent;
}

export interface Question {
  readonly mark: string;
  readonly ask: Ask;
  readonly options: readonly Option[];
  readonly right: string;
  /** The roll it is about. */
  readonly roll?: GameEvent;
  /** The rule that decides. */
  readonly rule?: RuleId;
}

/** More answers than these are a chore to read. */
const most = 4;

export function questionOf(
  lib: Library,
  recording: Recording,
  moments: readonly Moment[],
  mark: Mark,
): Question | undefined {
  const { ask, at, name } = mark;
  if (ask === undefined) return undefined;
  if (ask === 'allowed') return allowed(lib, recording, mark);
  const before = moments[at - 1];
  const now = moments[at];
  if (before === undefined || now === undefined) throw new Error(`There is no moment "${name}".`);
  const found = now.events.flatMap(event => {
    const others = othersOf(ask, event, { lib, recording, before, answered: now.answered });
    return others === undefined ? [] : [{ right: event, others }];
  })[0];
  if (found === undefined) throw new Error(`At "${name}" nothing happens that answers "${ask}".`);
  const known = new Map([found.right, ...found.others].map(event => [idOf(ask, event), event]));
  const options = [...known].slice(0, most).map(([id, event]) => ({ id, event }));
  if (options.length < 2) throw new Error(`At "${name}" nothing else could have happened.`);
  // In the order of their names: the right one must not always come first.
  options.sort((a, b) => (a.id < b.id ? -1 : 1));
  const { rule } = found.right.cause;
  const roll = ask === 'die' ? lastRoll(moments.slice(0, at + 1)) : undefined;
  return {
    mark: name,
    ask,
    options,
    right: idOf(ask, found.right),
    ...(roll ? { roll } : {}),
    ...(rule ? { rule } : {}),
  };
}

function lastRoll(moments: readonly Moment[]): GameEvent | undefined {
  return moments.flatMap(({ events }) => events).findLast(({ type }) => type === 'rolled');
}

function allowed(lib: Library, recording: Recording, { name, tries }: Mark): Question {
  if (tries === undefined) throw new Error(`At "${name}" nobody tries anything.`);
  const { made, after } = tries;
  const right = refusal(positionAfter(lib, recording, after), made) === undefined ? 'yes' : 'no';
  return { mark: name, ask: 'allowed', options: [{ id: 'yes' }, { id: 'no' }], right };
}

interface Around {
  readonly lib: Library;
  readonly recording: Recording;
  readonly before: Moment;
  readonly answered: number;
}

/** What could have happened instead of an event; undefined where the question is not about it. */
function othersOf(
  ask: Exclude<Ask, 'allowed'>,
  event: GameEvent,
  { lib, recording, before, answered }: Around,
): readonly GameEvent[] | undefined {
  const { type } = event;
  switch (ask) {
    case 'check':
      return type === 'check-decided' ? otherResults(event, before.state) : undefined;
    case 'die':
      return type === 'attacked' || type === 'risked'
        ? otherRolls(lib, recording, event, answered)
        : undefined;
    case 'amount':
      return type === 'resource-lost' || type === 'resource-gained'
        ? otherAmounts(lib, recording, event, answered)
        : undefined;
    case 'target':
      return type === 'attacked' || type === 'ship-destroyed' || type === 'ship-moved'
        ? otherTargets(lib, event, before.state)
        : undefined;
    case 'move':
      return type === 'ship-moved' ? otherMoves(event) : undefined;
    case 'title':
      return type === 'title-given' ? otherSeats(event, before.state) : undefined;
  }
}

/** What happens, without what brought it about. Of whom a ship attacks it does not matter what comes of it. */
function idOf(ask: Ask, event: GameEvent): string {
  const { cause: _, secretTo: __, ...told } = event;
  const { result: ___, cargo: ____, ...whom }: Record<string, unknown> = told;
  return Object.values(ask === 'target' ? whom : told).join(' ');
}
