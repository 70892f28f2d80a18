/** Plays a scenario through and keeps what it takes to show it. */
import { compile, compileLaidOut, type Library } from '#engine/index.ts';
import type { Book } from '#engine/model/card.ts';
import type { Made } from '#engine/model/choice.ts';
import type { EventExpectation, Line } from '../notation/script.ts';
import type { Loaded } from '../reader/read.ts';
import { happened } from '../runner/expectations.ts';
import { type Play, toAnswer } from '../runner/play.ts';
import { positionDifferences } from '../runner/positionDifferences.ts';
import { runScenario } from '../runner/run.ts';
import { excerpt, watched } from './excerpt.ts';
import { type Moment, momentsOf } from './moments.ts';
import type { Mark, Recording } from './recording.ts';

/** A place in the play: so many events have happened, the last of them is meant. */
type Place = number;

/** Where a line of the script looks: at an event, or at the first position after some answers that is as it says. */
type Sight = { readonly place: Place } | { readonly line: ExpectLine; readonly answered: number };
type MarkLine = Extract<Line, { mark: string }>;
type ExpectLine = Extract<Line, { expect: unknown }>;

export function record(loaded: Loaded, lib: Library, books: readonly Book[]): Recording {
  const { scenario, start } = loaded;
  const script = scenario.script ?? [];
  const watch = watched(lib);
  const answers: Made[] = [];
  const sights: Sight[] = [];
  const marks: { readonly mark: Omit<Mark, 'at'>; readonly sight: Sight }[] = [];
  const lines: number[] = [];
  let told: Place = 0;
  let chosen = 0;
  let begun = false;
  const begin = (play: Play, happening = 0) => {
    if (!begun) told = play.events.length - happening;
    begun = true;
  };
  const sightsOf = (play: Play, line: Line): readonly Sight[] =>
    'expect' in line
      ? [{ line, answered: chosen }]
      : placesOf(play, line).map(place => ({ place: told - play.events.length + place }));
  const outcome = runScenario(loaded, watch.lib, {
    onAnswer({ seat, choose }, events, play) {
      begin(play, events.length);
      answers.push({ seat, choose });
      told += events.length;
    },
    onLine(line, step, play) {
      begin(play);
      lines[step - 1] = answers.length;
      sights.push(...sightsOf(play, line));
      if ('choose' in line && !play.isMade(line)) {
        sights.push({ place: told });
        chosen = answers.length + 1;
      }
      if (!('mark' in line)) return;
      const ahead = script.slice(step, nextStop(script, step));
      const [first = { place: told }] = ahead.flatMap(next => sightsOf(play, next));
      const tells = toldOf(play, line, withDeed(script, step, ahead), answers.length);
      marks.push({ mark: { name: line.mark, ...tells }, sight: first });
    },
  });
  if (!outcome.ok) throw new Error(`${scenario.id} does not hold: npm run scenario -- ${loaded.file}`);

  const all = momentsOf(watch.lib, { start, answers });
  const momentOf = (sight: Sight) =>
    'place' in sight ? momentAt(all, sight.place) : momentLike(all, watch.lib, sight.line, sight.answered);
  const end = endOf(all, Math.max(0, ...[...sights, ...marks.map(({ sight }) => sight)].map(momentOf)));
  const until = Math.max(all[end]?.answered ?? 0, ...marks.map(({ mark }) => mark.tries?.after ?? 0));
  const seated = scenario.game.seats.flatMap(({ character }) => character ?? []);
  const seen = new Set([...watch.seen, ...seated]);
  const cut = excerpt(books, seen, scenario.game.objective);
  const recording: Recording = {
    id: scenario.id,
    books: cut.map(({ code: _, ...data }) => data),
    start,
    setUp: start.stack.some(({ at, pc }) => at === 'game' && !isLaidOut(watch.lib, pc)),
    answers: answers.slice(0, until),
    lines,
    marks: marks.map(({ mark, sight }): Mark => ({ ...mark, at: momentOf(sight) })),
    end,
  };
  assertSame(recording, cut, all);
  return recording;
}

/**
 * What is asked at a mark, or done. Whether something is allowed is asked of the answer that the next line gives, and
 * whether it is known, of what the next line expects to be seen.
 */
function toldOf(
  play: Play,
  { mark, ask, do: kind, of, guess, about, rule }: MarkLine,
  ahead: readonly Line[],
  after: number,
): Omit<Mark, 'name' | 'at'> {
  const told = {
    ...(ask === undefined ? {} : { ask }),
    ...(kind === undefined ? {} : { do: kind }),
    ...(of === undefined ? {} : { of }),
    ...(guess === undefined ? {} : { guess }),
    ...(about === undefined ? {} : { about }),
    ...(rule === undefined ? {} : { rule }),
  };
  if (ask === 'knows') return { ...told, knows: knownAt(play, mark, ahead) };
  if (ask === 'happens') return { ...told, happens: happensIn(mark, ahead) };
  if (ask !== 'allowed' && kind === undefined) return told;
  const tried = ahead.flatMap(line =>
    'refuse' in line && kind === undefined ? line.refuse : 'choose' in line ? line : [],
  )[0];
  if (tried === undefined) throw new Error(`"${mark}" is followed by no answer.`);
  if (play.isMade(tried))
    throw new Error(`"${mark}" is followed by an answer that the game gives by itself.`);
  return {
    ...told,
    tries: { made: { seat: play.seatOf(tried.seat), choose: toAnswer(tried.choose) }, after },
  };
}

/** Whether the next line expects that something happens, or that it does not. */
function happensIn(mark: string, ahead: readonly Line[]): boolean {
  const line = ahead.find(one => 'expect-event' in one || 'expect-no-event' in one);
  if (line === undefined) throw new Error(`"${mark}" is followed by nothing that happens or not.`);
  return 'expect-event' in line;
}

function knownAt(play: Play, mark: string, ahead: readonly Line[]): NonNullable<Mark['knows']> {
  const [view] = ahead.flatMap(line => ('expect-view' in line ? [line['expect-view']] : []));
  const things = [view?.shows ?? view?.hides ?? []].flat();
  const seat = view && play.seatOf(view.seat);
  if (seat === undefined || seat === 'chance' || things[0] === undefined)
    throw new Error(`"${mark}" is followed by nothing that somebody sees or not.`);
  return { seat, thing: things[0], shown: view?.shows !== undefined };
}

/** Where the events stand that a line expects, counted from 1; a list is met where its first is. */
function placesOf(play: Play, line: Line): readonly Place[] {
  const wanted: readonly EventExpectation[] =
    'expect-event' in line ? [line['expect-event']] : 'expect-events' in line ? line['expect-events'] : [];
  return wanted.flatMap(event => {
    const at = happened(play, event).indexOf(true);
    return at < 0 ? [] : [at + 1];
  });
}

/** What is allowed may be done at once: then the deed that follows has the answer that the question is about. */
function withDeed(script: readonly Line[], from: number, own: readonly Line[]): readonly Line[] {
  const next = script[from];
  const isDeed = next !== undefined && 'mark' in next && next.do !== undefined;
  return own.length === 0 && isDeed ? script.slice(from + 1, nextStop(script, from + 1)) : own;
}

/** Behind the lines that belong to a mark: the next mark, or what is chosen next. */
function nextStop(script: readonly Line[], from: number): number {
  const mark = script.findIndex((line, i) => i >= from && 'mark' in line);
  const choice = script.findIndex((line, i) => i >= from && 'choose' in line);
  return Math.min(mark < 0 ? script.length : mark, choice < 0 ? script.length : choice + 1);
}

/** The moment in which the event at a place happened. */
function momentAt(moments: readonly Moment[], place: Place): number {
  let events = 0;
  const at = moments.findIndex(moment => {
    events += moment.events.length;
    return events >= place;
  });
  return at < 0 ? moments.length - 1 : at;
}

/** The first moment after so many answers at which a position is what a line expects. */
function momentLike(
  moments: readonly Moment[],
  lib: Library,
  { expect }: ExpectLine,
  answered: number,
): number {
  return moments.findIndex(
    moment => moment.answered >= answered && positionDifferences(lib, moment.state, expect).length === 0,
  );
}

/** The story goes on until a new step begins. */
function endOf(moments: readonly Moment[], from: number): number {
  const next = moments.findIndex(({ events }, i) => i > from && events.some(({ type }) => isNewStep(type)));
  return next < 0 ? moments.length - 1 : next - 1;
}

function isNewStep(type: string): boolean {
  return type === 'step-began' || type === 'turn-began';
}

/** Of the whole game only its turns are left. */
function isLaidOut({ blocks }: Library, pc: number): boolean {
  return blocks.get('game')?.lines[pc]?.op.op === 'take-turns';
}

/** What a page plays from the cards it has must be the play itself. */
function assertSame(recording: Recording, books: readonly Book[], all: readonly Moment[]): void {
  const compileIt = recording.setUp ? compile : compileLaidOut;
  const again = momentsOf(compileIt(books), recording).slice(0, recording.end + 1);
  const same = JSON.stringify(again) === JSON.stringify(all.slice(0, recording.end + 1));
  if (!same) throw new Error(`${recording.id} is another story with the cards of its excerpt.`);
}
