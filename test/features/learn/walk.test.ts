/** Every lesson, with every answer that the engine takes at every deed and question. */
import { expect, test } from 'vitest';
import { describe, topics } from '#board/describe.ts';
import { lessons, scenarioOf } from '#collections/lessons.ts';
import { optionsOf, refusalOf } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import { sectors } from '#engine/model/vocabulary.ts';
import { spotsNamed } from '#features/learn/player/spotsInQuestion.ts';
import { languages } from '#i18n/languages.ts';
import { branchAfter, branchesOf } from '#ui/story/branch.ts';
import { positionAfter } from '#ui/story/forks.ts';
import { answerKey, type Stop, type Story } from '#ui/story/index.ts';
import { narrationOf } from '#ui/story/narrations.ts';
import { storyNamed } from '#ui/story/recordings.ts';
import { speechFor } from '#ui/story/speechFor.ts';
import { boardAt, checkShown, whyKey, whyNotThat } from '#ui/story/storyText.ts';
import { everyNth } from '../../kit/sampling.ts';

const path = await Promise.all(
  lessons().map(async lesson => ({ ...lesson, main: await storyNamed(scenarioOf(lesson.id)) })),
);
const base = path.filter(({ book }) => book === 'base');

const told = (stop: Stop) => [stop.kind, stop.beat.marks.map(({ name }) => name), stop.beat.events];
const deedsOf = ({ stops }: Story) =>
  stops.flatMap((stop, at) => (stop.kind === 'do' ? [{ at, deed: stop.deed }] : []));

test.each(everyNth(path, 2))(
  '$id goes on from whatever is chosen where several answers count',
  ({ main }) => {
    for (const story of branchesOf(main)) {
      for (const { at, deed } of deedsOf(story)) {
        const tries = story.recording.marks.find(({ name }) => name === deed.mark)?.tries;
        if (tries === undefined) throw new Error(`Nobody does anything at ${deed.mark}.`);
        for (const answer of [answerKey(deed.right), ...deed.counts]) {
          const after = answer === answerKey(deed.right) ? story : branchAfter(main, story, at, answer);
          expect(after, `${deed.mark}: ${answer}`).toBeDefined();
          if (after === undefined) continue;
          const made = after.recording.answers[tries.after];
          expect(made && answerKey(made.choose)).toBe(answer);
          // All that the reader has seen so far is the same story.
          expect(after.stops.slice(0, at).map(told)).toEqual(story.stops.slice(0, at).map(told));
          expect(after.stops[at]?.beat).toEqual(story.stops[at]?.beat);
          // What is said and asked later fits, and nothing of it is left out.
          expect(after.stops.map(one => told(one).slice(0, 2))).toEqual(
            story.stops.map(one => told(one).slice(0, 2)),
          );
          const next = positionAfter(after.lib, after.recording, tries.after + 1);
          expect(next).not.toEqual(positionAfter(after.lib, after.recording, tries.after));
        }
      }
    }
  },
);

test('there is more than one way through some lessons', () => {
  const ways = base.map(({ main }) => branchesOf(main).length);
  expect(ways.filter(n => n > 1).length).toBeGreaterThan(2);
});

test.each(path)('$id offers nothing that it does not answer, in any language', ({ id, main }) => {
  for (const language of languages) {
    const narration = narrationOf(language, scenarioOf(id));
    const used = new Set<string>();
    const isAnswered = (mark: string, answer: string) => {
      const why = whyNotThat(narration, mark, answer);
      const own = whyKey(mark, answer);
      used.add(narration.whys?.[own] === undefined ? mark : own);
      expect(why, `${language} ${mark}: ${answer}`).toMatch(/^\P{Ll}.*[.!]$/su);
    };
    for (const story of branchesOf(main)) {
      for (const stop of story.stops) {
        if (stop.kind === 'ask' && stop.question.guess !== true)
          for (const option of stop.question.options)
            if (option.id !== stop.question.right) isAnswered(stop.question.mark, option.id);
        if (stop.kind !== 'do') continue;
        const { choice, right, counts, outcomes, mark } = stop.deed;
        const taken = [answerKey(right), ...counts];
        const all = choice.shape === 'some' ? Object.keys(outcomes) : optionsOf(choice).map(one => one.id);
        for (const answer of all) if (!taken.includes(answer)) isAnswered(mark, answer);
        for (const answer of counts) {
          const given = choice.shape === 'some' ? answer.split(' ') : answer;
          expect(refusalOf(choice, given)).toBeUndefined();
        }
      }
    }
    // No reason stands there for an answer that nobody can give.
    expect([...used].toSorted()).toEqual(Object.keys(narration.whys ?? {}).toSorted());
  }
});

/** What is read up to a stop: in the first words, at marks, in the words of questions. */
function readUntil({ stops }: Story, until: number): readonly string[] {
  return [
    'text',
    ...stops
      .slice(0, until + 1)
      .flatMap(stop => [
        ...stop.beat.marks.map(({ name }) => `marks.${name}`),
        ...(stop.kind === 'ask' ? [`asks.${stop.question.mark}`] : []),
        ...(stop.kind === 'do' ? [`asks.${stop.deed.mark}`] : []),
      ]),
  ];
}

test('nothing is asked before it was told, or the question says that it is a guess', () => {
  const early: string[] = [];
  for (const { id, book, main, tells } of path) {
    const walked = path.slice(
      0,
      path.findIndex(one => one.id === id),
    );
    const known = walked.filter(one => one.book === 'base' || one.book === book);
    const before = new Set(known.flatMap(one => Object.keys(one.tells)));
    for (const [at, stop] of main.stops.entries()) {
      if (stop.kind === 'show') continue;
      const mark = stop.kind === 'ask' ? stop.question.mark : stop.deed.mark;
      const rule =
        stop.kind === 'ask'
          ? stop.question.rule
          : main.recording.marks.find(({ name }) => name === mark)?.rule;
      const isGuess = stop.kind === 'ask' && stop.question.guess === true;
      if (stop.kind === 'ask' && rule === undefined && !isGuess) early.push(`${id} ${mark}: no rule`);
      if (rule === undefined || before.has(rule) || isGuess) continue;
      const place = tells[rule];
      if (place === undefined || !readUntil(main, at).includes(place)) early.push(`${id} ${mark}: ${rule}`);
    }
  }
  expect(early).toEqual([]);
});

test('whatever a lesson is said to tell stands in its words, and once', () => {
  const all = path.flatMap(({ id, tells }) =>
    Object.entries(tells).map(([rule, place]) => ({ id, rule, place })),
  );
  expect(new Set(all.map(({ rule }) => rule)).size).toBe(all.length);
  for (const { id, place } of all) {
    const [part = '', mark = ''] = place.split('.');
    for (const language of languages) {
      const { text, marks = {}, asks = {} } = narrationOf(language, scenarioOf(id));
      const words = { text, marks: marks[mark], asks: asks[mark] }[part];
      expect(words, `${language} ${id} ${place}`).toBeTypeOf('string');
    }
  }
});

/** What has to be pressed by somebody who gets everything right; the last step leads to the next lesson. */
function pressesOf({ stops }: Story): number {
  return stops
    .slice(0, -1)
    .map(stop => (stop.kind === 'do' && typeof stop.deed.right !== 'string' ? stop.deed.right.length + 1 : 1))
    .reduce((sum, n) => sum + n, 0);
}

test('the lessons of the base game take at most 150 presses', () => {
  const presses = base.map(({ main }) => pressesOf(main));
  expect(presses.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(150);
});

const startOf = ({ recording }: Story): State => recording.start;
const endOf = ({ stops }: Story): State | undefined => stops.at(-1)?.beat.state;
test('a lesson goes on where the one before it has left the game, or says that it is another game', () => {
  const breaks: string[] = [];
  for (const [i, { id, game, since, main }] of base.entries()) {
    const before = base[i - 1];
    const now = startOf(main);
    const then = before && endOf(before.main);
    if (game === 'another' || then === undefined) continue;
    const isLess = (what: string, a: number, b: number) => a < b && breaks.push(`${id}: ${what} ${b} → ${a}`);
    for (const what of ['fuel', 'food', 'morale', 'population'] as const)
      isLess(what, then.resources[what], now.resources[what]);
    if (JSON.stringify(now.travelled) !== JSON.stringify(then.travelled)) breaks.push(`${id}: travelled`);
    if (now.travelled.length > 0 === then.travelled.length > 0 && now.jumpTrack < then.jumpTrack)
      breaks.push(`${id}: jump track`);
    const isSame = JSON.stringify(now.titles) === JSON.stringify(then.titles);
    if (!isSame && !since.includes('titles')) breaks.push(`${id}: titles`);
  }
  expect(breaks).toEqual([]);
});

test('a jump clears space, and a check is gone in the step after its outcome', () => {
  for (const { id, main } of path) {
    for (const [i, { beat }] of main.stops.entries()) {
      const left = beat.state.ships.filter(({ at }) => sectors.some(one => one === at));
      if (beat.events.some(({ type }) => type === 'jumped')) expect(left, id).toEqual([]);
      const next = main.stops[i + 1];
      if (next === undefined || !beat.events.some(({ type }) => type === 'check-decided')) continue;
      expect(checkShown(main, i + 1), id).toBeUndefined();
    }
  }
});

test('whatever the words of a step name is on the board of that step', () => {
  for (const { id, main } of path) {
    const { words } = speechFor('en', main).speech;
    for (const stop of main.stops) {
      const board = boardAt(main, stop.beat.state, words);
      const spots = describe(board, words, topics(board)).flatMap(({ lines }) =>
        lines.map(line => line.spot),
      );
      const ships = stop.beat.state.ships.map(({ at, kind }) => `${at}:${kind}`);
      for (const spot of spotsNamed(main, stop))
        expect([...spots, ...ships], `${id}: ${spot}`).toContain(spot);
    }
  }
});
