import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { books } from '#books/registry.ts';
import { fallbackLanguage, languages } from '#i18n/languages.ts';
import { checkEditions } from './checkEditions.ts';
import { type CheckedPage, checkPage } from './checkPage.ts';
import { checkRulings } from './checkRulings.ts';
import type { Problem } from './problem.ts';
import { atom, bookList, edition, question, shortAnswer, term } from './schemas.ts';
import { checkYamlFile } from './yaml.ts';

/** Every mistake in a content folder that can be found without building the site. */
export function checkContent(root: string): Problem[] {
  return [
    ...checkData(root),
    ...books.flatMap(book => [...checkEditions(root, book), ...checkRulings(root, book)]),
    ...checkPages(root),
  ];
}

function checkData(root: string): Problem[] {
  const files = [
    ...books.map(book => [`atoms/${book}.yaml`, z.array(atom)] as const),
    ...books.map(book => [`editions/${book}.yaml`, z.array(edition)] as const),
    ['glossary.yaml', z.array(term)] as const,
    ['questions.yaml', z.array(question)] as const,
    ['shortAnswers.yaml', z.array(shortAnswer)] as const,
  ];
  return files
    .filter(([file]) => existsSync(join(root, file)))
    .flatMap(([file, schema]) => checkYamlFile<unknown>(root, file, schema).problems);
}

function checkPages(root: string): Problem[] {
  const { data, problems } = checkYamlFile(root, 'books.yaml', bookList);
  if (data === undefined) return [...problems];
  const listed = books.flatMap(book =>
    data[book].flatMap(({ pages }) => pages.map(page => `${book}/${page}`)),
  );
  const checked = new Map<string, CheckedPage>();
  for (const file of globSync('*/rules/**/*.mdx', { cwd: root })) {
    checked.set(file, checkPage(readFileSync(join(root, file), 'utf8'), file));
  }
  return [
    ...[...checked.values()].flatMap(page => page.problems),
    ...checkPlaces([...checked.keys()], listed),
    ...languages.flatMap(language => checkRepeats(language, checked)),
    ...listed.flatMap(page => checkTranslations(page, checked)),
  ];
}

/** Every file is listed in books.yaml, and every listed page has its English file. */
function checkPlaces(files: readonly string[], listed: readonly string[]): Problem[] {
  const missing = listed.filter(page => !files.includes(`${fallbackLanguage}/rules/${page}.mdx`));
  const stray = files.filter(file => !listed.includes(file.replace(/^\w+\/rules\/|\.mdx$/g, '')));
  return [
    ...missing.map(page => ({
      file: 'books.yaml',
      line: 1,
      what: `The page ${page} is listed, but ${fallbackLanguage}/rules/${page}.mdx does not exist.`,
      todo: 'Write it, or take it off the list.',
    })),
    ...stray.map(file => ({
      file,
      line: 1,
      what: 'The page is in no chapter.',
      todo: 'List it in books.yaml, or mend the name of the file.',
    })),
  ];
}

/** A rule has one place in a language. */
function checkRepeats(language: string, checked: ReadonlyMap<string, CheckedPage>): Problem[] {
  const first = new Map<string, string>();
  const problems: Problem[] = [];
  for (const [file, { rules }] of checked) {
    if (!file.startsWith(`${language}/`)) continue;
    for (const { id, line } of rules) {
      const before = first.get(id);
      if (before === undefined) first.set(id, `${file}:${line}`);
      else {
        const what = `The rule ${id} stands at ${before} already.`;
        problems.push({ file, line, what, todo: 'Keep one, and point to it with <See rule="…">.' });
      }
    }
  }
  return problems;
}

/** A translation carries the rules of the English page: all of them, and in the same order. */
function checkTranslations(page: string, checked: ReadonlyMap<string, CheckedPage>): Problem[] {
  const fileIn = (language: string) => `${language}/rules/${page}.mdx`;
  const original = checked.get(fileIn(fallbackLanguage))?.rules ?? [];
  return languages.flatMap(language => {
    const translation = checked.get(fileIn(language))?.rules;
    if (translation === undefined) return [];
    const file = fileIn(language);
    const lacking = original.filter(({ id }) => !translation.some(rule => rule.id === id));
    const extra = translation.filter(({ id }) => !original.some(rule => rule.id === id));
    const moved = translation.find(({ id }, at) => id !== original[at]?.id);
    if (lacking.length > 0 || extra.length > 0) {
      const todo = `The English page is ${fileIn(fallbackLanguage)}; the two carry the same rules.`;
      return [
        ...lacking.map(({ id }) => ({ file, line: 1, what: `The rule ${id} is missing.`, todo })),
        ...extra.map(({ id, line }) => ({
          file,
          line,
          what: `The rule ${id} is not on the English page.`,
          todo,
        })),
      ];
    }
    if (moved === undefined) return [];
    const what = `The rule ${moved.id} stands at another place than on the English page.`;
    return [{ file, line: moved.line, what, todo: 'Keep the order of the English page.' }];
  });
}
