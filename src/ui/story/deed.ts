/**
 * Something that the reader does: a choice that the script makes, put to the reader. The engine judges any other answer,
 * by what would have come of it, or by the reason why it is not on offer. Worked out where pages are built.
 */
import { eventsFor, type Library, optionsOf, refusalOf, Table } from '#engine/index.ts';
import type { Answer, ByChance, Choice, Made } from '#engine/model/choice.ts';
import type { EventType, GameEvent } from '#engine/model/event.ts';
import type { State } from '#engine/model/state.ts';
import { type Seat, sectors } from '#engine/model/vocabulary.ts';
import { type WhyNot, whyNot } from '#engine/tools/whyNot.ts';
import type { Mark, Recording } from '#scenarios/recording/recording.ts';
import { positionAfter } from './forks.ts';

export interface Deed {
  readonly mark: string;
  readonly choice: Exclude<Choice, ByChance>;
  /** What the script does. */
  readonly right: Answer;
  /** What counts as well: the story goes on from there. */
  readonly counts: readonly string[];
  /** What would come of the other answers. */
  readonly outcomes: { readonly [answer: string]: readonly GameEvent[] };
  /** What lies on the table and is not on offer, and why. */
  readonly refused: { readonly [thing: string]: WhyNot };
}

/** An answer as text; of several cards the order does not matter. */
export function answerKey(answer: Answer): string {
  return typeof answer === 'string' ? answer : answer.toSorted().join(' ');
}

/** More sets of cards than these are not tried out one by one. */
const mostAnswers = 160;

export function deedOf(lib: Library, recording: Recording, mark: Mark): Deed | undefined {
  const { name, tries } = mark;
  if (mark.do === undefined || tries === undefined) return undefined;
  const { made, after } = tries;
  const state = positionAfter(lib, recording, after);
  const choice = state.pending.find(one => one.seat === made.seat);
  if (choice === undefined || choice.seat === 'chance' || refusalOf(choice, made.choose) !== undefined)
    throw new Error(`At "${name}" nobody is asked what the script answers.`);
  const right = answerKey(made.choose);
  const rest = recording.answers.slice(after + 1);
  const others = answersTo(choice).filter(answer => answerKey(answer) !== right);
  return {
    mark: name,
    choice,
    right: made.choose,
    counts: alsoRight(lib, recording, mark).map(answerKey),
    outcomes: Object.fromEntries(
      others.map(choose => [answerKey(choose), whatComesOf(lib, state, { seat: choice.seat, choose }, rest)]),
    ),
    refused: refusedAt(lib, state, choice),
  };
}

/** What counts at a deed besides what the script does. */
export function alsoRight(lib: Library, recording: Recording, mark: Mark): readonly Answer[] {
  if (mark.do !== 'any' || mark.tries === undefined) return [];
  const { made, after } = mark.tries;
  const state = positionAfter(lib, recording, after);
  const choice = state.pending.find(one => one.seat === made.seat);
  if (choice === undefined) throw new Error(`At "${mark.name}" nobody is asked what the script answers.`);
  const answers = mark.of ?? answersTo(choice);
  const refused = answers.find(answer => refusalOf(choice, answer) !== undefined);
  if (refused !== undefined) throw new Error(`At "${mark.name}" the engine does not take ${refused}.`);
  return answers.filter(answer => answerKey(answer) !== answerKey(made.choose));
}

function answersTo(choice: Choice): readonly Answer[] {
  if (choice.shape !== 'some') return optionsOf(choice).map(({ id }) => id);
  let sets: readonly (readonly string[])[] = [[]];
  for (const { id, count = 1 } of choice.options) {
    sets = sets
      .flatMap(set =>
        Array.from({ length: count + 1 }, (_, n) => [...set, ...Array.from({ length: n }, () => id)]),
      )
      .filter(({ length }) => length <= choice.max);
    if (sets.length > mostAnswers) return [];
  }
  return sets.filter(set => refusalOf(choice, set) === undefined);
}

/** How far another answer is followed: so many answers, and so many events told. */
const furthest = { answers: 30, events: 4 };
/** With these something else begins. */
const beginnings: readonly EventType[] = ['step-began', 'turn-began', 'crisis-drawn'];
/** These only lead up to what comes of it. */
const untold: readonly EventType[] = [
  'passed',
  'action-taken',
  'option-chosen',
  'player-picked',
  'check-began',
  'destiny-added',
  'contributed',
  'check-revealed',
  'check-cards-discarded',
  'sector-activated',
];

/** The same play with another answer: those who answered later answer the same, as long as it is taken. */
function whatComesOf(
  lib: Library,
  state: State,
  made: Made & { readonly seat: Seat },
  rest: readonly Made[],
): readonly GameEvent[] {
  const table = new Table({ lib, state }, {});
  const told: GameEvent[] = [];
  const ahead = [...rest];
  let next: Made | undefined = made;
  for (let i = 0; i < furthest.answers && next !== undefined; i++) {
    table.play(next);
    const events = eventsFor(table.run.events, made.seat);
    const end = events.findIndex(({ type }) => beginnings.includes(type));
    told.push(...(end < 0 ? events : events.slice(0, end)).filter(({ type }) => !untold.includes(type)));
    if (end >= 0 || told.length >= furthest.events || table.state.over) break;
    next = nextAnswer(table.state, ahead);
  }
  return told.slice(0, furthest.events);
}

function nextAnswer({ pending }: State, ahead: Made[]): Made | undefined {
  const fits = (made: Made) =>
    pending.some(choice => choice.seat === made.seat && refusalOf(choice, made.choose) === undefined);
  const at = ahead.findIndex(fits);
  const [same] = at < 0 ? [] : ahead.splice(0, at + 1).slice(-1);
  if (same !== undefined) return same;
  const window = pending.find(({ shape }) => shape === 'react');
  if (window !== undefined) return { seat: window.seat, choose: 'pass' };
  const chance = pending.find(({ seat }) => seat === 'chance');
  const options = chance === undefined ? [] : optionsOf(chance);
  const middle = options[Math.floor(options.length / 2)];
  if (middle !== undefined) return { seat: 'chance', choose: middle.id };
  // Which card pays is all the same.
  const paid = pending.find(({ prompt }) => prompt === 'pay');
  return (
    paid && {
      seat: paid.seat,
      choose: optionsOf(paid)
        .slice(0, 1)
        .map(({ id }) => id),
    }
  );
}

/** Everything the reader might reach for instead, with the reason why it is not on offer. */
function refusedAt(
  lib: Library,
  state: State,
  choice: Choice & { readonly seat: Seat },
): { readonly [thing: string]: WhyNot } {
  const hand = state.seats[choice.seat]?.hand ?? [];
  const things = new Set<string>([...lib.locations.keys(), ...sectors, ...hand]);
  return Object.fromEntries(
    [...things].flatMap(thing => {
      const reason = whyNot(lib, state, choice.seat, choice, thing);
      return reason === 'offered' || reason === 'other' || reason === 'nobody' ? [] : [[thing, reason]];
    }),
  );
}
