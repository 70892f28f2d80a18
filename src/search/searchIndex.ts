import MiniSearch from 'minisearch';
import type { Language } from '../i18n/languages.ts';
import type { Answer } from './answer.ts';
import { type Lexicon, makeLexicon } from './lexicon.ts';
import { wordsOf } from './words/fold.ts';
import { kindOfQuestion, type QuestionKind } from './words/questionKinds.ts';

/** A question as players ask it, and what it is compared by. */
export type Phrasing = {
  readonly text: string;
  readonly named: boolean;
  readonly kind: QuestionKind | undefined;
  readonly stems: readonly string[];
};

export const fields = ['name', 'words', 'heading', 'page', 'asked', 'text'] as const;

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
    const one = answers[at];
    const names = one === undefined ? [] : [one.name, ...one.words].filter(text => text !== '');
    const made =
      memory[at] ?? [
      ...names.map(text => ({ text, named: true, kind: undefined, stems: stemsOf(text) })),
      ...(one?.asked ?? []).map(text => ({ text, named: false, kind: kindOfQuestion(text, language), stems: stemsOf(text) }))];
    memory[at] = made;
    return made;
  };
  return { lexicon, answers, mini, phrasings };
}

function allWords({ name, words, heading, page, asked, text }: Answer): string {
  return [name, ...words, heading, page, ...asked, text].join(' ');
}
