import MiniSearch from 'minisearch';
import type { Language } from '../i18n/languages.ts';
import type { Answer } from './answer.ts';
import { type Letters, makeSpelling, type Spelling } from './letters.ts';
import { type Lexicon, makeLexicon } from './lexicon.ts';
import { type Bag, type Meaning, makeMeaning } from './meaning.ts';
import { share, worth } from './weights.ts';
import { wordsOf } from './words/fold.ts';
import { kindOfQuestion, type QuestionKind } from './words/questionKinds.ts';

/** A name, or a question as players ask it, and what it is compared by. */
export type Phrasing = {
  readonly text: string;
  readonly named: boolean;
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
  readonly meaning: Meaning;
  readonly spelling: Spelling;
  /** How players ask for an answer, by its place among the answers. */
  phrasings(at: number): Phrasings;
};

/** Everything that one search needs of these answers. What several books have is found once, as the first has it. */
export function makeSearchIndex(language: Language, all: readonly Answer[]): SearchIndex {
  const answers = [...new Map(all.toReversed().map(answer => [answer.id, answer])).values()].toReversed();
  const words = answers.map(answer => wordsIn(answer, language));
  const lexicon = makeLexicon(
    language,
    words.map(inFields => fields.flatMap(field => inFields[field])),
  );
  const mini = new MiniSearch<Words & { readonly at: number }>({
    idField: 'at',
    fields: [...fields],
    extractField: (answer, name) => {
      const field = fields.find(one => one === name);
      return field === undefined ? answer.at : answer[field].join(' ');
    },
    tokenize: text => (text === '' ? [] : text.split(' ').flatMap(lexicon.lookedUpBy)),
    processTerm: stem => stem,
  });
  mini.addAll(words.map((inFields, at) => ({ ...inFields, at })));
  const numbers = new Map<string, number>();
  const numberOf = (stem: string) => {
    const number = numbers.get(stem) ?? numbers.size;
    numbers.set(stem, number);
    return number;
  };
  const spelling = makeSpelling(lexicon);
  const bags = words.map(inFields => bagOf(inFields, lexicon, numberOf));
  const memory: (Phrasings | undefined)[] = [];
  const phrasings = (at: number) => {
    const made = memory[at] ?? makePhrasings(answers[at], lexicon, spelling, numberOf);
    memory[at] = made;
    return made;
  };
  return { lexicon, answers, mini, numbers, meaning: makeMeaning(bags, numbers.size), spelling, phrasings };
}

/** The words of an answer, field by field. */
type Words = { readonly [field in (typeof fields)[number]]: readonly string[] };

function wordsIn({ name, words, heading, page, asked }: Answer, language: Language): Words {
  const read = (...texts: readonly string[]) => wordsOf(texts.join(' '), language);
  return {
    name: read(name),
    words: read(...words),
    heading: read(heading),
    page: read(page),
    asked: read(...asked),
  };
}

/** What an answer says, of length one: rare words much, those that come again a little more. */
function bagOf(words: Words, lexicon: Lexicon, numberOf: (stem: string) => number): Bag {
  const counts = new Map<string, number>();
  for (const field of fields) {
    for (const word of words[field]) {
      lexicon.lookedUpBy(word).forEach((stem, at) => {
        counts.set(stem, (counts.get(stem) ?? 0) + share[field] * (at === 0 ? 1 : worth.part));
      });
    }
  }
  const values = [...counts].map(
    ([stem, count]) => [numberOf(stem), Math.log(1 + count) * lexicon.rarity(stem)] as const,
  );
  const length = Math.hypot(...values.map(([, value]) => value));
  return new Map(values.map(([stem, value]) => [stem, value / length]));
}

function makePhrasings(
  answer: Answer | undefined,
  lexicon: Lexicon,
  spelling: Spelling,
  numberOf: (stem: string) => number,
): Phrasings {
  if (answer === undefined) return { names: [], asked: [], stems: [] };
  const names = [answer.name, ...answer.words].filter(name => name !== '');
  const all = [
    // A ruling is named by the question that it answers.
    ...names.map(text => makePhrasing(text, !text.endsWith('?'), lexicon, spelling, numberOf)),
    ...answer.asked.map(text => makePhrasing(text, false, lexicon, spelling, numberOf)),
  ];
  const asked = all.filter(({ named }) => !named);
  return {
    names: all.filter(({ named }) => named),
    asked,
    stems: [...new Set(asked.flatMap(({ stems }) => stems))],
  };
}

function makePhrasing(
  text: string,
  named: boolean,
  lexicon: Lexicon,
  spelling: Spelling,
  numberOf: (stem: string) => number,
): Phrasing {
  const { language } = lexicon;
  const stems = new Set(wordsOf(text, language).flatMap(lexicon.lookedUpBy));
  let weight = 0;
  for (const stem of stems) weight += lexicon.rarity(stem);
  return {
    text,
    named,
    kind: named ? undefined : kindOfQuestion(text, language),
    stems: [...stems].map(numberOf),
    weight,
    letters: spelling.lettersOf(text),
  };
}
