import { judged, strongest } from '#features/search/find/ask.ts';
import { width } from '#features/search/find/columns.ts';
import { makeSearchIndex, type SearchIndex } from '#features/search/find/searchIndex.ts';
import type { WrittenAnswer } from '#features/search/pack/answer.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { isForTesting, type Query, queriesIn } from './queries.ts';

/** Something asked, the strongest candidates, one row of columns behind the other, and which of them are right. */
export type Example = {
  readonly language: Language;
  /** The lot of a query; of a phrasing none. */
  readonly lot: Query['lot'] | undefined;
  /** Whether it was asked while a part of the phrasings was left out. */
  readonly without: boolean;
  /** Of which kind and book a right answer is. */
  readonly sort: string;
  readonly rows: Float32Array;
  readonly right: readonly boolean[];
};

/** A phrasing of which the answer comes behind so many others is a riddle without its siblings. */
const hopeless = 10;
/** Of so many phrasings one is left out, each in turn. */
const leftOutOf = 3;
/** So many of those left out are asked in each round. */
const mostAsked = 400;

/**
 * What a net can learn from: the queries for tuning, with all phrasings and, since many of these were written when the
 * misses were known, while a part of them is left out; and of those left out some, of which the answer is known as well.
 */
export function examplesFrom(
  answers: { readonly [language in Language]: readonly WrittenAnswer[] },
  queries: string,
): Example[] {
  const rounds = [undefined, ...Array.from({ length: leftOutOf }, (_, round) => round)];
  return languages.flatMap(language => {
    const tuning = queriesIn(queries, language).filter(query => !isForTesting(query));
    return rounds.flatMap(round => examplesOf(language, answers[language], tuning, round));
  });
}

/** Those of one language, while all phrasings are there or in one round of leaving some out. */
function examplesOf(
  language: Language,
  answers: readonly WrittenAnswer[],
  tuning: readonly Query[],
  round: number | undefined,
): Example[] {
  const isLeftOut = (at: number) => round !== undefined && at % leftOutOf === round;
  const index = makeSearchIndex(
    language,
    answers.map(answer => ({ ...answer, asked: answer.asked.filter((_, at) => !isLeftOut(at)) })),
  );
  const asked = answers.flatMap(({ id, written }) =>
    written.filter((_, at) => isLeftOut(at)).map(text => ({ text, wants: [id] })),
  );
  const step = Math.max(1, Math.floor(asked.length / mostAsked));
  const of = { language, without: round !== undefined };
  return [
    ...tuning.map(({ q, wants, lot }) => ({ ...exampleOf(q, wants, index), ...of, lot })),
    ...asked
      .filter((_, at) => at % step === 0)
      .map(({ text, wants }) => ({ ...exampleOf(text, wants, index), ...of, lot: undefined }))
      .filter(({ right }) => right.includes(true) && right.indexOf(true) < hopeless),
  ];
}

function exampleOf(text: string, wants: readonly string[], index: SearchIndex) {
  const candidates = judged(text, index)
    .slice(0, strongest)
    .map(({ answer, columns }) => ({ answer, columns, isRight: wants.includes(answer.id) }));
  const rows = new Float32Array(candidates.length * width);
  for (const [at, { columns }] of candidates.entries()) rows.set(columns, at * width);
  const best = candidates.find(({ isRight }) => isRight)?.answer;
  return { rows, right: candidates.map(({ isRight }) => isRight), sort: `${best?.kind} ${best?.book}` };
}
