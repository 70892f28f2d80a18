/** What has happened to the titles, in words of the page. */

import type { GameEvent } from '#engine/model/event.ts';
import type { State } from '#engine/model/state.ts';
import type { CharacterId, CoreTitle, Title } from '#engine/model/vocabulary.ts';
import { fill } from '#i18n/translate.ts';
import type texts from '#locales/en/widgets.json';
import { type Course, stateOf, stopOf, unsay } from '#ui/bench/course.ts';
import { parseWord } from './successionBench.ts';

export type SuccessionTexts = typeof texts.succession;
export type NamesOf = { readonly [character: CharacterId]: string };

/** What the last word has done to both titles, sentence by sentence. */
export function happenedIn(course: Course, texts: SuccessionTexts, names: NamesOf): readonly string[] {
  const before = unsay(course);
  const done = fateIn(course);
  if (before === undefined || done === undefined) return [];
  const state = stateOf(course);
  const nameOf = ({ seats }: State, seat: number | undefined) =>
    seat === undefined ? texts.none : (names[seats[seat]?.character ?? ''] ?? texts.none);
  const what = fill(texts.happened[done.fate], { name: nameOf(stateOf(before), done.seat) });
  const given = stopOf(course).events.filter(isGiven);
  const { president, admiral } = state.titles;
  const kept = fill(texts.kept, { president: nameOf(state, president), admiral: nameOf(state, admiral) });
  return [
    what,
    // The simulator is about both titles of every game; one of a book may pass on beside them.
    ...given.flatMap(({ title, to }) => {
      const text = texts.given[title as CoreTitle] as string | undefined;
      return text === undefined ? [] : [fill(text, { name: nameOf(state, to) })];
    }),
    ...(given.length === 0 ? [kept] : []),
    ...(state.caretaker ? [texts.caretaker] : []),
  ];
}

/** Which rule decided, as far as the bench can tell the reader where it stands. */
export function ruleIn(course: Course): string {
  const { events, game } = stopOf(course);
  const { titles, caretaker } = game.state;
  const done = fateIn(course);
  if (done === undefined) return 'setup.president-priority';
  if (caretaker) return 'succession.all-in-brig';
  if (done.fate === 'reveal') return 'succession.on-reveal';
  const given = events.find(isGiven);
  if (done.fate === 'free') return given?.cause.rule ?? 'succession.no-return';
  if (done.fate === 'brig') {
    if (given !== undefined) return 'succession.admiral-to-brig';
    return titles.president === done.seat ? 'succession.president-in-brig' : 'succession.brig-not-eligible';
  }
  return 'titles.given-and-moved';
}

function fateIn({ said }: Course) {
  const word = said.at(-1)?.word;
  return word === undefined ? undefined : parseWord(word);
}

function isGiven(event: GameEvent): event is Extract<GameEvent, { readonly type: 'title-given' }> & {
  readonly title: Title;
} {
  return event.type === 'title-given';
}
