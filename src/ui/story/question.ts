/** A question to the reader: what will happen? What happened is right; the wrong answers are the engine's as well. */
import { type Library, refusal } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { RuleId } from '#rules/ruleId.ts';
import type { Ask } from '#scenarios/recording/asks.ts';
import type { Moment } from '#scenarios/recording/moments.ts';
import type { Mark, Recording } from '#scenarios/recording/recording.ts';
import { positionAfter } from './forks.ts';
import {
  otherAmounts,
  otherMoves,
  otherResults,
  otherRolls,
  otherSeats,
  otherSums,
  otherTargets,
  otherTurns,
} from './others.ts';

/** An answer: an event that might happen, or a word. */
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
  /** What a player would like to do, of a question whether that is allowed. */
  readonly tried?: string;
  /** The rule that decides. */
  readonly rule?: RuleId;
  /** The reader cannot know it: no answer is held against them. */
  readonly guess?: true;
}

/** More answers than these are a chore to read. */
const most = 4;

export function questionOf(
  lib: Library,
  recording: Recording,
  moments: readonly Moment[],
  mark: Mark,
): Question | undefined {
  const question = asked(lib, recording, moments, mark);
  return question && mark.guess === true ? { ...question, guess: true } : question;
}

function asked(
  lib: Library,
  recording: Recording,
  moments: readonly Moment[],
  mark: Mark,
): Question | undefined {
  const { ask, at, name } = mark;
  if (ask === undefined) return undefined;
  if (ask === 'allowed') return allowed(lib, recording, mark);
  if (ask === 'knows') return yesOrNo(mark, mark.knows?.shown);
  if (ask === 'happens') return yesOrNo(mark, mark.happens);
  const before = moments[at - 1];
  const now = moments[at];
  if (before === undefined || now === undefined) throw new Error(`There is no moment "${name}".`);
  if (ask === 'over') return ending(mark, now);
  const found = now.events.flatMap(event => {
    const others = othersOf(ask, event, { lib, recording, before, answered: now.answered });
    return others === undefined ? [] : [{ right: event, others }];
  })[0];
  if (found === undefined) throw new Error(`At "${name}" nothing happens that answers "${ask}".`);
  const different = new Map([found.right, ...found.others].map(event => [idOf(ask, event), event]));
  const options = [...different].slice(0, most).map(([id, event]) => ({ id, event }));
  if (options.length < 2) throw new Error(`At "${name}" nothing else could have happened.`);
  // In the order of their names: the right one must not always come first.
  options.sort((a, b) => (a.id < b.id ? -1 : 1));
  const rule = mark.rule ?? found.right.cause.rule;
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

const ruleOf = ({ rule }: Mark) => (rule === undefined ? {} : { rule });

function allowed(lib: Library, recording: Recording, mark: Mark): Question {
  const { name, tries } = mark;
  if (tries === undefined) throw new Error(`At "${name}" nobody tries anything.`);
  const { made, after } = tries;
  const right = refusal(positionAfter(lib, recording, after), made) === undefined ? 'yes' : 'no';
  const tried = typeof made.choose === 'string' ? { tried: made.choose } : {};
  return {
    ...{ mark: name, ask: 'allowed', options: [{ id: 'yes' }, { id: 'no' }], right },
    ...tried,
    ...ruleOf(mark),
  };
}

/** What the script expects is right: that a player sees something, or that something happens. */
function yesOrNo(mark: Mark, isSo: boolean | undefined): Question {
  const { name, ask } = mark;
  if (ask === undefined || isSo === undefined) throw new Error(`At "${name}" nothing is expected.`);
  const right = isSo ? 'yes' : 'no';
  return { mark: name, ask, options: [{ id: 'yes' }, { id: 'no' }], right, ...ruleOf(mark) };
}

/** Whether the game is over, and who has won it. */
function ending(mark: Mark, { events }: Moment): Question {
  const over = events.find(event => event.type === 'game-over');
  const right = over?.type === 'game-over' ? over.winner : 'goes-on';
  const options = [{ id: 'goes-on' }, { id: 'humans' }, { id: 'cylons' }];
  const rule = mark.rule ?? over?.cause.rule;
  return { mark: mark.name, ask: 'over', options, right, ...(rule ? { rule } : {}) };
}

interface Around {
  readonly lib: Library;
  readonly recording: Recording;
  readonly before: Moment;
  readonly answered: number;
}

/** What could have happened instead of an event; undefined where the question is not about it. */
function othersOf(
  ask: Exclude<Ask, 'allowed' | 'knows' | 'happens' | 'over'>,
  event: GameEvent,
  { lib, recording, before, answered }: Around,
): readonly GameEvent[] | undefined {
  const { type } = event;
  switch (ask) {
    case 'check':
      return type === 'check-decided' ? otherResults(event, before.state) : undefined;
    case 'sum':
      return type === 'check-totalled' ? otherSums(event) : undefined;
    case 'turn':
      return type === 'turn-began' ? otherTurns(event, before.state) : undefined;
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

/** What happens, without what brought it about. For the target of an attack, its outcome does not matter. */
function idOf(ask: Ask, event: GameEvent): string {
  const { cause: _, secretTo: __, ...told } = event;
  const { result: ___, cargo: ____, ...whom }: Record<string, unknown> = told;
  return Object.values(ask === 'target' ? whom : told).join(' ');
}
