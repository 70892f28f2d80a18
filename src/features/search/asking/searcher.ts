import type { Language } from '#i18n/languages.ts';
import { ask } from '../find/ask.ts';
import { makeSearchIndex, type SearchIndex } from '../find/searchIndex.ts';
import type { Answer } from '../pack/answer.ts';
import { type Packed, unpack } from '../pack/pack.ts';
import { learn } from '../words/spoken.ts';
import { complete, readWhole, type Whole } from './complete.ts';
import { marked } from './marks.ts';
import type { AnswerTo, Ask, Hit } from './messages.ts';

/** So many questions complete what is typed. */
const mostQuestions = 4;

/** Everything of a search that takes time. It stands in a worker, or in the page where there are none. */
export function makeSearcher(): <A extends Ask>(asked: A) => Promise<AnswerTo<A>> {
  let index: SearchIndex | undefined;
  let questions: readonly Whole[] = [];
  /** Answers by their files: a search that is widened to more books reads only these. */
  const unpacked = new Map<string, readonly Answer[]>();

  return async asked => (await answerTo(asked)) as AnswerTo<typeof asked>;

  async function answerTo(asked: Ask): Promise<AnswerTo<Ask>> {
    switch (asked.type) {
      case 'learn':
        return learn(asked.language) as Promise<undefined>;
      case 'open':
        await learn(asked.language);
        return open(asked);
      case 'offer':
        questions = readWhole(asked.files.flatMap(read<readonly string[]>), asked.language);
        return undefined;
      case 'find':
        return {
          found: index === undefined ? [] : hits(asked.question, index),
          likely: index === undefined ? [] : likely(asked.question, index.lexicon.language),
        };
      case 'mark':
        return asked.texts.map(text => (index === undefined ? [] : marked(text, asked.question, index)));
    }
  }

  function open({ language, version, files }: Extract<Ask, { type: 'open' }>): 'open' | 'outdated' {
    let first: readonly Answer[] = [];
    const all: Answer[] = [];
    for (const file of files) {
      const packed = read<Packed>(file);
      // The site was built anew since the page was opened; its answers may be packed otherwise.
      if (packed.version !== version) return 'outdated';
      const name = `${language} ${packed.book}`;
      const answers = unpacked.get(name) ?? unpack(packed, language, first);
      unpacked.set(name, answers);
      if (first.length === 0) first = answers;
      all.push(...answers);
    }
    index = makeSearchIndex(language, all);
    return 'open';
  }

  function likely(question: string, language: Language): readonly string[] {
    return complete(question, questions, language, mostQuestions).filter(text => text !== question);
  }
}

/** What was found without the words by which it was: a page has no use for those. */
function hits(question: string, index: SearchIndex): readonly Hit[] {
  return ask(question, index).map(({ answer: { words: _, asked: __, figure: ___, ...answer } }) => ({
    answer,
    name: answer.name === '' ? [] : marked(answer.name, question, index),
  }));
}

const read = <T>(file: ArrayBuffer): T => JSON.parse(new TextDecoder().decode(file));
