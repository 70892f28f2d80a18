import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import type { Book } from '#books/registry.ts';
import type { Question, ShortAnswer, Term } from '#collections/schemas.ts';
import { termRules } from '#collections/termBooks.ts';
import { makeLexicon, stemIn } from '#features/search/find/lexicon.ts';
import { phrased } from '#features/search/find/phrased.ts';
import type { Phrased, WrittenAnswer } from '#features/search/pack/answer.ts';
import { fold } from '#features/search/words/fold.ts';
import { learn } from '#features/search/words/spoken.ts';
import { isLanguage, type Language, languages } from '#i18n/languages.ts';
import { labelOf } from '#ui/parts/factWords.ts';
import { builtPages } from '../pageKinds.ts';
import { answersOn, type Shown } from './answersOn.ts';

await learn();

const mostText = 320;

type ByLanguage<T> = { readonly [language in Language]: T };

/** Everything that can be found on a built site, by language. */
export function collectAnswers(folder: string, content: string): ByLanguage<readonly WrittenAnswer[]> {
  const shown = shownIn(folder);
  const glossary: Term[] = parseYaml(readFileSync(join(content, 'glossary.yaml'), 'utf8'));
  const common: Question[] = parseYaml(readFileSync(join(content, 'questions.yaml'), 'utf8'));
  const shortAnswers: ShortAnswer[] = parseYaml(readFileSync(join(content, 'shortAnswers.yaml'), 'utf8'));
  const short = new Map<string, ShortAnswer>(shortAnswers.map(one => [one.rule, one]));
  const english = new Map(shown.en.map(({ id, name }) => [id, name]));
  return perLanguage(language => {
    const asked = askedIn(language, content);
    const inCommon = Map.groupBy(common, ({ rule }): string => rule);
    const places = new Map<Book, number>();
    const texts = shown[language].map(answer => ({
      answer,
      words: otherWords(answer, language, glossary, english),
      asked: [
        ...(asked.get(answer.id.replace(/^term\//, '')) ?? []),
        ...(inCommon.get(answer.id) ?? []).flatMap(question => question[language]),
      ],
    }));
    const read = readerOf(language, texts);
    const written = withoutRareStems(
      texts.map(({ answer, ...said }) => ({
        ...answer,
        text: shortened(answer.text),
        figure: /\d/.test(`${shortened(answer.text)} ${short.get(answer.id)?.[language]}`),
        place: nextPlace(places, answer.book),
        words: said.words.map(word => read(word).stems),
        ...shortOf(short.get(answer.id), language),
        asked: said.asked.map(read),
        written: said.asked,
      })),
    );
    return withoutListedOfOthers(
      written,
      new Map(common.flatMap(question => question[language].map(text => [text, question.rule] as const))),
    );
  });
}

/**
 * Leaves out of all other answers what would ask for them in the words of a listed question: it leads to its own rule,
 * whatever else is asked for in like words.
 */
export function withoutListedOfOthers(
  answers: readonly WrittenAnswer[],
  listed: ReadonlyMap<string, string>,
): readonly WrittenAnswer[] {
  const owners = new Map<string, string>();
  for (const { id, asked, written } of answers) {
    asked.forEach((phrasing, at) => {
      if (listed.get(written[at] ?? '') === id) owners.set(wordsAsked(phrasing), id);
    });
  }
  return answers.map(answer => {
    const isOwn = answer.asked.map(phrasing => (owners.get(wordsAsked(phrasing)) ?? answer.id) === answer.id);
    return {
      ...answer,
      asked: answer.asked.filter((_, at) => isOwn[at]),
      written: answer.written.filter((_, at) => isOwn[at]),
    };
  });
}

/** What a phrasing asks: phrasings of the same words in another order ask the same. */
export function wordsAsked({ kind, stems }: Phrased): string {
  return [kind, ...stems.toSorted()].join(' ');
}

type Texts = { readonly answer: Shown; readonly words: readonly string[]; readonly asked: readonly string[] };

/** In a phrasing of up to so many stems every one counts. */
const shortPhrasing = 2;

/** Leaves out of longer phrasings what no other one says: it hardly helps to find them, and takes much room. */
function withoutRareStems(answers: readonly WrittenAnswer[]): readonly WrittenAnswer[] {
  const counts = new Map<string, number>();
  for (const { words, asked } of answers) {
    for (const stem of [...words, ...asked.map(({ stems }) => stems)].flat()) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  const without = (phrasing: Phrased) =>
    phrasing.stems.length <= shortPhrasing
      ? phrasing
      : { ...phrasing, stems: phrasing.stems.filter(stem => counts.get(stem) !== 1) };
  return answers.map(answer => ({ ...answer, asked: answer.asked.map(without) }));
}

/** Reads phrasings as stems; German verbs by their infinitives, as far as these stand anywhere. */
function readerOf(language: Language, texts: readonly Texts[]): (text: string) => Phrased {
  const stemOf = stemIn(language);
  const all = texts.map(({ answer: { name, heading, page }, words, asked }) =>
    [name, heading, page, ...words, ...asked].flatMap(text => phrased(text, language, stemOf).stems),
  );
  const lexicon = makeLexicon(language, all);
  return text => phrased(text, language, lexicon.stemOf);
}

function shownIn(folder: string): ByLanguage<readonly Shown[]> {
  const shown = perLanguage((): Shown[] => []);
  for (const { path, file, kind } of builtPages(folder)) {
    const language = path.split('/')[0] ?? '';
    if (isLanguage(language))
      shown[language].push(...answersOn(readFileSync(join(folder, file), 'utf8'), path, kind));
  }
  return shown;
}

function nextPlace(places: Map<Book, number>, book: Book): number {
  const place = places.get(book) ?? 0;
  places.set(book, place + 1);
  return place;
}

/** The words in which players ask, by what they ask for. */
function askedIn(language: Language, content: string): ReadonlyMap<string, readonly string[]> {
  const folder = join(content, language, 'questions');
  if (!existsSync(folder)) return new Map();
  const files = globSync('*.yaml', { cwd: folder }).toSorted();
  return new Map(
    files.flatMap(file => {
      const read: Record<string, string[]> | null = parseYaml(readFileSync(join(folder, file), 'utf8'));
      return Object.entries(read ?? {});
    }),
  );
}

/** As much of a text as is shown; what stands further down is found in the full text. */
function shortened(text: string): string {
  return text.length <= mostText ? text : `${text.slice(0, text.lastIndexOf(' ', mostText))} …`;
}

const shortOf = (said: ShortAnswer | undefined, language: Language) =>
  said && {
    short: said[language],
    ...(said.when && {
      shortWhen: { conditions: said.when.join(' '), label: labelOf(language, said.when) },
    }),
  };

/** What else an answer is called: the synonyms of its term, the terms it explains or is named after, its name in English. */
function otherWords(
  { id, kind, name }: Shown,
  language: Language,
  glossary: readonly Term[],
  english: ReadonlyMap<string, string>,
): string[] {
  const own = id.split(/[/.]/);
  const terms = glossary.filter(
    term =>
      `term/${term.id}` === id ||
      (kind === 'rule' ? termRules(term).some(({ rule }) => rule === id) : own.includes(term.id)),
  );
  const called = terms.flatMap(term => [term[language], ...term.synonyms[language], term.en]);
  const subject =
    kind === 'rule' ? glossary.filter(term => own[0] === term.id).map(term => term[language]) : [];
  // What stands in English on other pages is a sentence, not a name by which anybody would ask for it.
  const inEnglish = kind === 'card' || kind === 'character' ? (english.get(id) ?? '') : '';
  const spelt = (word: string) => fold(word, language);
  const different = new Map([...called, ...subject, inEnglish].toReversed().map(word => [spelt(word), word]));
  different.delete('');
  different.delete(spelt(name));
  return [...different.values()].toReversed();
}

function perLanguage<T>(make: (language: Language) => T): ByLanguage<T> {
  return Object.fromEntries(languages.map(language => [language, make(language)])) as ByLanguage<T>;
}
