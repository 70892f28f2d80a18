import MiniSearch from 'minisearch';
import type { Language } from '#i18n/languages.ts';
import type { Answer, Phrased } from '../pack/answer.ts';
import type { QuestionKind } from '../words/questionKinds.ts';
import { type Letters, makeSpelling, type Spelling } from './letters.ts';
import { type Lexicon, makeLexicon, stemIn } from './lexicon.ts';
import { type Bag, type Meaning, makeMeaning } from './meaning.ts';
import { phrased } from './phrased.ts';
import { share, worth } from './weights.ts';

/** A name, or a question as players ask it, and what it is compared by. */
export type Phrasing = {
  readonly kind: QuestionKind | undefined;
  /** The stems of its words, by their numbers. */
  readonly stems: readonly number[];
  /** What all its words say together. */
  readonly weight: number;
  readonly letters: Letters;
};

/** How an answer is asked for: its names, the questions and half-sentences of players, and the stems of the latter. */
export type Phrasings = {
  readonly names: readonly Phrasing[];
  readonly asked: readonly Phrasing[];
  readonly stems: readonly number[];
};

const fields = ['name', 'words', 'heading', 'page', 'asked'] as const;

export type SearchIndex = {
  readonly lexicon: Lexicon;
  readonly answers: readonly Answer[];
  readonly mini: MiniSearch;
  /** Stems are numbered, to be looked up in lists. */
  readonly numbers: ReadonlyMap<string, number>;
  /** How much each of them tells, by its number. */
  readonly rarities: Float32Array;
  readonly meaning: Meaning;
  readonly spelling: Spelling;
  /** Whether any phrasing or other word for an answer has a stem. */
  isAsked(stem: string): boolean;
  /** How players ask for an answer, by its place among the answers. */
  phrasings(at: number): Phrasings;
};

/** Everything that one search needs of these answers. What several books have is found once, as the first has it. */
export function makeSearchIndex(language: Language, all: readonly Answer[]): SearchIndex {
  const answers = [...new Map(all.toReversed().map(answer => [answer.id, answer])).values()].toReversed();
  const stemOf = stemIn(language);
  const read = (text: string) => phrased(text, language, stemOf).stems;
  const stems = answers.map(answer => stemsIn(answer, read));
  const lexicon = makeLexicon(
    language,
    stems.map(inFields => fields.flatMap(field => inFields[field])),
  );
  const withParts = (stem: string) => [stem, ...lexicon.partsOf(stem)];
  const mini = new MiniSearch<Stems & { readonly at: number }>({
    idField: 'at',
    fields: [...fields],
    extractField: (answer, name) => {
      const field = fields.find(one => one === name);
      return field === undefined ? answer.at : answer[field].join(' ');
    },
    tokenize: text => (text === '' ? [] : text.split(' ').flatMap(withParts)),
    processTerm: stem => stem,
  });
  mini.addAll(stems.map((inFields, at) => ({ ...inFields, at })));
  const numbers = new Map<string, number>();
  const numberOf = (stem: string) => {
    const number = numbers.get(stem) ?? numbers.size;
    numbers.set(stem, number);
    return number;
  };
  const spelling = makeSpelling(lexicon);
  const bags = stems.map(inFields => bagOf(inFields, lexicon, numberOf));
  const memory: (Phrasings | undefined)[] = [];
  const phrasings = (at: number) => {
    const made = memory[at] ?? makePhrasings(answers[at]);
    memory[at] = made;
    return made;
  };

  function makePhrasings(answer: Answer | undefined): Phrasings {
    if (answer === undefined) return { names: [], asked: [], stems: [] };
    // A ruling is named by the question that it answers.
    const asks = answer.name.endsWith('?');
    const name = answer.name === '' ? [] : [phrased(answer.name, language, stemOf)];
    const words = answer.words.map(stems => ({ kind: undefined, stems }));
    const asked = [...(asks ? name : []), ...answer.asked].map(makePhrasing);
    return {
      names: [...(asks ? [] : name), ...words].map(makePhrasing),
      asked,
      stems: [...new Set(asked.flatMap(one => one.stems))],
    };
  }

  function makePhrasing({ kind, stems: said }: Phrased): Phrasing {
    const looked = new Set(said.flatMap(withParts));
    let weight = 0;
    for (const stem of looked) weight += lexicon.rarity(stem);
    return { kind, stems: [...looked].map(numberOf), weight, letters: spelling.lettersOf(said) };
  }

  const rarities = Float32Array.from(numbers.keys(), lexicon.rarity);
  const meaning = makeMeaning(bags, numbers.size);
  const asked = new Set(stems.flatMap(inFields => [...inFields.asked, ...inFields.words]));
  const isAsked = (stem: string) => asked.has(stem);
  return { lexicon, answers, mini, numbers, rarities, meaning, spelling, isAsked, phrasings };
}

/** The stems of an answer, field by field. */
type Stems = { readonly [field in (typeof fields)[number]]: readonly string[] };

function stemsIn(
  { name, words, heading, page, asked }: Answer,
  read: (text: string) => readonly string[],
): Stems {
  return {
    name: read(name),
    words: words.flat(),
    heading: read(heading),
    page: read(page),
    asked: asked.flatMap(({ stems }) => stems),
  };
}

/** What an answer says, of length one: rare words much, those that come again a little more. */
function bagOf(stems: Stems, lexicon: Lexicon, numberOf: (stem: string) => number): Bag {
  const counts = new Map<string, number>();
  const add = (stem: string, value: number) => counts.set(stem, (counts.get(stem) ?? 0) + value);
  for (const field of fields) {
    for (const stem of stems[field]) {
      add(stem, share[field]);
      for (const part of lexicon.partsOf(stem)) add(part, share[field] * worth.part);
    }
  }
  const values = [...counts].map(
    ([stem, count]) => [numberOf(stem), Math.log(1 + count) * lexicon.rarity(stem)] as const,
  );
  const length = Math.hypot(...values.map(([, value]) => value));
  return new Map(values.map(([stem, value]) => [stem, value / length]));
}
