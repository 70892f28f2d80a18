import { type AnswerKind, answerKinds, type ShownAnswer } from '../pack/answer.ts';

type Shown = { readonly answer: ShownAnswer };

export type Section<S extends Shown> = {
  readonly title: 'best' | 'notTonight' | AnswerKind;
  readonly found: readonly S[];
};

const mostBest = 4;
const mostOfKind = 4;
const mostOfOneKind = 30;

/**
 * What was found as it is shown: the best of all kinds, then kind by kind, and at the end what is not on
 * the table tonight.
 */
export function sections<S extends Shown>(
  found: readonly S[],
  isOff: (answer: ShownAnswer) => boolean,
  only?: AnswerKind,
): Section<S>[] {
  const on = found.filter(({ answer }) => !isOff(answer));
  const notTonight = found.filter(({ answer }) => isOff(answer));
  const ofKind = (list: readonly S[], kind: AnswerKind) => list.filter(({ answer }) => answer.kind === kind);
  const all: Section<S>[] =
    only === undefined
      ? [
          { title: 'best', found: on.slice(0, mostBest) },
          ...kindsIn(on.slice(mostBest)).map(kind => ({
            title: kind,
            found: ofKind(on.slice(mostBest), kind).slice(0, mostOfKind),
          })),
          { title: 'notTonight', found: notTonight.slice(0, mostOfKind) },
        ]
      : [
          { title: only, found: ofKind(on, only).slice(0, mostOfOneKind) },
          { title: 'notTonight', found: ofKind(notTonight, only).slice(0, mostOfOneKind) },
        ];
  return all.filter(section => section.found.length > 0);
}

/** The kinds among the answers, in the order of their best one. */
export function kindsIn(found: readonly Shown[]): AnswerKind[] {
  return [...new Set(found.map(({ answer }) => answer.kind))].filter(kind => answerKinds.includes(kind));
}
