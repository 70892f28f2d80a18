import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import * as pagefind from 'pagefind';
import { parse as parseYaml } from 'yaml';
import type { Question, Term } from '../src/collections/schemas.ts';
import { isLanguage, type Language, languages } from '../src/i18n/languages.ts';
import { isRuleId } from '../src/rules/ruleId.ts';
import { builtPages } from './pageKinds.ts';
import { makeOtherWords, type OtherWords, typedWithoutUmlauts } from './searchWords.ts';

type Found = {
  readonly url: string;
  readonly text: string;
  readonly title: string;
  readonly heading: string;
  /** What the answer is called, if it bears a heading of its own. */
  readonly name: string;
};

/** What texts are found by besides their own words. */
type Words = {
  readonly glossary: readonly Term[];
  readonly questions: readonly Question[];
  readonly otherWords: OtherWords;
};

/**
 * Writes the search index of a built site into its folder `pagefind`. What is found is a rule, a ruling or a symbol,
 * not a page: players look for an answer. Each is also found by the words that players have for what it speaks of.
 */
export async function writeSearchIndex(folder: string, content: string): Promise<void> {
  const read = (file: string) => parseYaml(readFileSync(join(content, file), 'utf8'));
  const glossary: Term[] = read('glossary.yaml');
  const questions: Question[] = read('questions.yaml');
  const otherWords = new Map(languages.map(language => [language, makeOtherWords(language, glossary)]));
  const { index } = await pagefind.createIndex();
  if (index === undefined) throw new Error('Pagefind could not begin an index.');
  for (const { path, file } of builtPages(folder)) {
    const language = path.split('/')[0] ?? '';
    const others = isLanguage(language) ? otherWords.get(language) : undefined;
    if (!isLanguage(language) || others === undefined) continue;
    const answers = answersIn(readFileSync(join(folder, file), 'utf8'), path);
    const added = answers.map(answer =>
      index.addCustomRecord(record(answer, language, { glossary, questions, otherWords: others })),
    );
    const errors = (await Promise.all(added)).flatMap(answer => answer.errors);
    if (errors.length > 0) throw new Error(`/${path}: ${errors.join(', ')}`);
  }
  await index.writeFiles({ outputPath: join(folder, 'pagefind') });
  await pagefind.close();
  // Pagefind's own user interface is not needed.
  for (const unused of globSync('pagefind-*{ui,highlight}*', { cwd: join(folder, 'pagefind') })) {
    rmSync(join(folder, 'pagefind', unused));
  }
}

function record(
  { url, text, title, heading, name }: Found,
  language: Language,
  { glossary, questions, otherWords }: Words,
) {
  const meta = { title, heading, name, text };
  const shown = `${title} ${heading} ${name} ${text}`;
  const id = url.split('#')[1] ?? '';
  // A symbol explains its term once more: it is found by its own words, after the rules.
  if (!isRuleId(id) && glossary.some(term => `symbol-${term.id}` === id)) {
    return { url, content: shown, language, meta };
  }
  // A rule named after a term (`hand-limit.own-choice`) is about it, whether or not its text says the word.
  const subject = url.split(/[#.]/).map(part => glossary.find(({ id }) => id === part)?.[language] ?? '');
  // The rule that explains a term comes before those that merely use it: its words count again and again.
  const explained = glossary
    .filter(term => term.rule === id)
    .flatMap(term => [term[language], ...term.synonyms[language]]);
  const others = otherWords([shown, ...subject].join(' '));
  // What players ask counts as much as what the rule says.
  const asked = questions
    .filter(({ rule }) => rule === id)
    .flatMap(question => question[language])
    .flatMap(text => [text, ...typedWithoutUmlauts(text)]);
  const content = [shown, ...subject, ...others, ...times(6, explained), ...times(2, asked)].join(' ');
  return { url, content, language, meta };
}

function times(n: number, texts: readonly string[]): string[] {
  return Array.from({ length: n }, () => texts).flat();
}

/** The answers on a page that belong into the index of its language: its rules, rulings or symbols. */
function answersIn(html: string, path: string): Found[] {
  const body = parse(html).querySelector('[data-pagefind-body]');
  if (body === null) return [];
  const title = words(body.querySelector('h1'));
  let heading = '';
  const found: Found[] = [];
  for (const element of body.querySelectorAll('h2, h3, [data-answer]')) {
    if (!element.hasAttribute('data-answer')) {
      if (element.closest('[data-answer]') === null) heading = words(element);
      continue;
    }
    for (const aside of element.querySelectorAll('[data-pagefind-ignore], figure, .label')) aside.remove();
    const own = element.querySelector('h3');
    const name = words(own);
    own?.remove();
    found.push({ url: `/${path}#${element.id}`, text: words(element), title, heading, name });
  }
  return found;
}

function words(element: HTMLElement | null): string {
  return (element?.structuredText ?? '').replace(/\s+/g, ' ').trim();
}
