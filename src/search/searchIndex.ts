import MiniSearch from 'minisearch';
import type { Language } from '../i18n/languages.ts';
import type { Answer } from './answer.ts';
import { type Lexicon, makeLexicon } from './lexicon.ts';
import { worth } from './weights.ts';
import { wordsOf } from './words/fold.ts';
import { isIdle } from './words/idle.ts';
import { kindOfQuestion, type QuestionKind } from './words/questionKinds.ts';

/** A name, or a question as players ask it, and what it is compared by. */
export type Phrasing = {
  readonly text: string;
  readonly named: boolean;
  readonly kind: QuestionKind | undefined;
  /** What it is about, and how much of a word each stem is. */
  readonly stems: ReadonlyMap<string, number>;
  /** What all its words say together. */
  readonly weight: number;
};

const fields = ['name', 'words', 'heading', 'page', 'asked', 'text'] as const;

export type SearchIndex = {
  readonly lexicon: Lexicon;
  readonly answers: readonly Answer[];
  readonly mini: MiniSearch;
  /** How players ask for an answer, by its place among the answers. */
  phrasings(at: number): readonly Phrasing[];
};

/** Everything that one search needs of these answers. */
export function makeSearchIndex(language: Language, answers: readonly Answer[]): SearchIndex {
  const lexicon = makeLexicon(language, answers.map(allWords));
  const stemsOf = (text: string) => wordsOf(text, language).flatMap(word => lexicon.lookedUpBy(word));
  const mini = new MiniSearch<Answer & { readonly at: number }>({
    idField: 'at',
    fields: [...fields],
    tokenize: text => stemsOf(text),
    processTerm: stem => stem,
    extractField: (answer, name) => {
      const value: unknown = Reflect.get(answer, name);
      return Array.isArray(value) ? value.join(' \n ') : value;
    },
  });
  mini.addAll(answers.map((answer, at) => ({ ...answer, at })));
  const memory: (readonly Phrasing[] | undefined)[] = [];
  const phrasings = (at: number) => {
    const known = memory[at];
    const answer = answers[at];
    if (known !== undefined || answer === undefined) return known ?? [];
    const names = [answer.name, ...answer.words].filter(name => name !== '');
    const made = [
      ...names.map(text => makePhrasing(text, true, lexicon)),
      ...answer.asked.map(text => makePhrasing(text, false, lexicon)),
    ];
    memory[at] = made;
    return made;
  };
  return { lexicon, answers, mini, phrasings };
}

function allWords({ name, words, heading, page, asked, text }: Answer): string {
  return [name, ...words, heading, page, ...asked, text].join(' ');
}

function makePhrasing(text: string, named: boolean, lexicon: Lexicon): Phrasing {
  const { language } = lexicon;
  const stems = new Map<string, number>();
  let weight = 0;
  for (const word of wordsOf(text, language)) {
    const [stem = word, ...parts] = lexicon.lookedUpBy(word);
    const value = isIdle(word, language) ? worth.idle : 1;
    if (!stems.has(stem)) weight += value * lexicon.rarity(stem);
    stems.set(stem, Math.max(value, stems.get(stem) ?? 0));
    for (const part of parts) stems.set(part, Math.max(worth.part, stems.get(part) ?? 0));
  }
  return { text, named, kind: named ? undefined : kindOfQuestion(text, language), stems, weight };
}
