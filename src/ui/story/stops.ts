/** The stops of a story: what is asked before it happens, what is shown, and what the reader does then. */
import type { Mark } from '#scenarios/recording/recording.ts';
import { type Beat, isAboutNow, onlyLeads } from './beats.ts';
import type { Deed } from './deed.ts';
import type { Question } from './question.ts';

/** The events and marks of its beat are what is told there. */
export type Stop =
  | { readonly kind: 'show'; readonly beat: Beat }
  /** Of something that is about to happen: the position is still that of the beat before. */
  | { readonly kind: 'ask'; readonly beat: Beat; readonly question: Question }
  | { readonly kind: 'do'; readonly beat: Beat; readonly deed: Deed };

export function stopsOf(
  beats: readonly Beat[],
  asked: readonly Question[],
  deeds: readonly Deed[],
): readonly Stop[] {
  const isBrief = deeds.length > 0;
  /** What was done is told with what comes of it. */
  let done: readonly Mark[] = [];
  return withoutRest(beats).flatMap((whole, i, all) => {
    const beat = { ...whole, marks: [...done, ...whole.marks.filter(mark => mark.do === undefined)] };
    done = whole.marks.filter(mark => mark.do !== undefined);
    const questions = beat.marks.flatMap(({ name }) => asked.filter(({ mark }) => mark === name));
    const ahead = questions.filter(question => !isAboutNow(question));
    const now = questions.filter(isAboutNow);
    const todo = deeds.filter(({ mark }) => done.some(({ name }) => name === mark));
    // What led up to the question has been told with it.
    const rest = ahead.length === 0 ? {} : { events: beat.events.slice(beat.leads), leads: 0 };
    return [
      ...foretold(beat, all[i - 1] ?? beat, ahead),
      ...shownAndDone({ ...beat, ...rest }, now, todo, isBrief),
    ];
  });
}

/** What leads nowhere any more at the end, such as putting cards away, is left out. */
function withoutRest(beats: readonly Beat[]): readonly Beat[] {
  const last = beats.at(-1);
  const isRest = last !== undefined && last.marks.length === 0 && onlyLeads(last.events);
  // Where nothing else happens, that is what there is to tell.
  return isRest && beats.length > 2 ? beats.slice(0, -1) : beats;
}

/** The first question tells what leads up to it; a roll that it is about is in its words. */
function foretold(beat: Beat, before: Beat, questions: readonly Question[]): readonly Stop[] {
  const leads = beat.events.slice(0, beat.leads);
  const { state, answered } = beat.led ?? before;
  return questions.map((question, i) => {
    const events = i > 0 ? [] : leads.filter(({ type }) => type !== 'rolled' || question.roll === undefined);
    return { kind: 'ask', beat: { ...beat, state, answered, marks: [], events }, question };
  });
}

/** Whether something is allowed, or known, is asked where it would be done, and answered before anything else happens. */
function shownAndDone(
  beat: Beat,
  questions: readonly Question[],
  todo: readonly Deed[],
  isBrief: boolean,
): readonly Stop[] {
  const silent = { ...beat, events: [], marks: [] };
  const isAsked = ({ name }: Mark) => questions.some(({ mark }) => mark === name);
  const asked = questions.flatMap((question): Stop[] => [
    { kind: 'ask', beat: silent, question },
    { kind: 'show', beat: { ...silent, marks: beat.marks.filter(({ name }) => name === question.mark) } },
  ]);
  const done = todo.map((deed): Stop => ({ kind: 'do', beat: silent, deed }));
  const told = { ...beat, marks: beat.marks.filter(mark => !isAsked(mark)) };
  const [first, ...others] = [...asked, ...done];
  // What only leads up to something for the reader to answer is no step by itself.
  const leadsToIt =
    beat.at > 0 && (isBrief || onlyLeads(told.events)) && told.marks.every(mark => mark.do !== undefined);
  if (first !== undefined && leadsToIt) return [{ ...first, beat: told }, ...others];
  return [{ kind: 'show', beat: told }, ...asked, ...done];
}
