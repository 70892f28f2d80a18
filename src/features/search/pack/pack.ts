import type { Book } from '#books/registry.ts';
import type { Language } from '#i18n/languages.ts';
import { stemIn } from '../find/lexicon.ts';
import { phrased } from '../find/phrased.ts';
import { questionKinds } from '../words/questionKinds.ts';
import { type Answer, type AnswerKind, answerKinds, type WrittenAnswer } from './answer.ts';
import { packPhrasings, type Said, type Subject, unpackPhrasings } from './packPhrasings.ts';

/**
 * The answers of one book in one language as they are sent: a list for each field, because like things compress well
 * beside each other, and what repeats is told once.
 */
export type Packed = {
  /** The version of the site that wrote it. */
  readonly version: string;
  readonly book: Book;
  readonly kinds: readonly number[];
  readonly ids: readonly string[];
  readonly paths: Told;
  readonly pages: Told;
  readonly headings: Told;
  readonly names: readonly string[];
  /** The other words for each answer, and how players ask for it. */
  readonly said: string;
  readonly short: { readonly [at: number]: string };
  readonly shortWhen: { readonly [at: number]: NonNullable<Answer['shortWhen']> };
  /** Under which conditions some of them hold. */
  readonly when: { readonly [at: number]: string };
  /** Those of which the text gives a figure. */
  readonly figures: readonly number[];
};

/** The texts of some answers that stand together. */
export type Sheet = { readonly version: string; readonly texts: readonly string[] };

/** So many texts are sent together: what is shown is spread over few sheets, and little else is read. */
export const textsOnSheet = 12;

/** Texts of which each stands once, and for each answer which it has. */
type Told = { readonly texts: readonly string[]; readonly which: readonly number[] };

/** Stands in a path for the id of its answer. */
const ownId = '*';

/** Packs the answers of a book; of an expansion only what those of the base game do not tell already. */
export function pack(
  version: string,
  language: Language,
  book: Book,
  answers: readonly Answer[],
  base: readonly Answer[],
): Packed {
  const listed = <Field extends 'short' | 'shortWhen' | 'when'>(field: Field) =>
    Object.fromEntries(
      answers.flatMap(({ [field]: value }, at) => (value === undefined ? [] : [[at, value] as const])),
    );
  return {
    version,
    book,
    kinds: answers.map(({ kind }) => answerKinds.indexOf(kind)),
    ids: answers.map(({ id }) => id),
    paths: tellOnce(answers.map(({ id, path }) => path.replace(/#.*/, '').replace(id, ownId))),
    pages: tellOnce(answers.map(({ page }) => page)),
    headings: tellOnce(answers.map(({ heading }) => heading)),
    names: answers.map(({ name }) => name),
    said: packPhrasings(subjectsAmong(answers, language), answers.map(saidOf), saidBefore(base)),
    short: listed('short'),
    shortWhen: listed('shortWhen'),
    when: listed('when'),
    figures: answers.flatMap(({ figure }, at) => (figure ? [at] : [])),
  };
}

/** The texts of the answers of one book, sheet by sheet. */
export function packTexts(version: string, answers: readonly WrittenAnswer[]): Sheet[] {
  const sheets = Map.groupBy(answers, (_, at) => Math.floor(at / textsOnSheet));
  return [...sheets.values()].map(some => ({ version, texts: some.map(({ text }) => text) }));
}

export function unpack(packed: Packed, language: Language, base: readonly Answer[]): Answer[] {
  const figures = new Set(packed.figures);
  const bare = packed.ids.map((id, at) => {
    const kind = answerKinds[packed.kinds[at] ?? 0] ?? 'rule';
    const short = packed.short[at];
    const shortWhen = packed.shortWhen[at];
    const when = packed.when[at];
    return {
      id,
      kind,
      book: packed.book,
      path: told(packed.paths, at).replace(ownId, id) + anchorOf(kind, id),
      page: told(packed.pages, at),
      heading: told(packed.headings, at),
      name: packed.names[at] ?? '',
      figure: figures.has(at),
      place: at,
      ...(short === undefined ? {} : { short }),
      ...(shortWhen === undefined ? {} : { shortWhen }),
      ...(when === undefined ? {} : { when }),
    };
  });
  const said = unpackPhrasings(subjectsAmong(bare, language), packed.said, saidBefore(base));
  return bare.map((answer, at): Answer => {
    const [words = [], asked = []] = [true, false].map(isWord =>
      said[at]?.filter(({ kind }) => (kind === otherWord) === isWord),
    );
    return {
      ...answer,
      words: words.map(({ stems }) => stems),
      asked: asked.map(({ kind, stems }) => ({ kind: questionKinds.find(one => one === kind), stems })),
    };
  });
}

/** In the place of a kind of question: this is none, but another word for the answer. */
const otherWord = 'word';

function saidOf({ words, asked }: Answer): Said[] {
  return [
    ...words.map(stems => ({ kind: otherWord, stems })),
    ...asked.map(({ kind = '', stems }) => ({ kind, stems })),
  ];
}

function subjectsAmong(
  answers: readonly Pick<Answer, 'name' | 'heading' | 'page'>[],
  language: Language,
): Subject[] {
  const stemOf = stemIn(language);
  const read = (text: string) => phrased(text, language, stemOf).stems;
  return answers.map(({ name, heading, page }) => ({ page, stems: [name, heading, page].flatMap(read) }));
}

const saidBefore = (answers: readonly Answer[]): Subject[] =>
  answers.map(answer => ({ page: answer.page, stems: saidOf(answer).flatMap(({ stems }) => stems) }));

/** The place on its page: its id, without what tells terms, rulings and their like from rules. */
function anchorOf(kind: AnswerKind, id: string): string {
  if (kind === 'card' || kind === 'character' || kind === 'lesson' || kind === 'example' || kind === 'page')
    return '';
  return `#${id.slice(id.indexOf('/') + 1)}`;
}

function tellOnce(texts: readonly string[]): Told {
  const all = [...new Set(texts)];
  const places = new Map(all.map((text, at) => [text, at]));
  return { texts: all, which: texts.map(text => places.get(text) ?? 0) };
}

const told = ({ texts, which }: Told, at: number): string => texts[which[at] ?? 0] ?? '';
