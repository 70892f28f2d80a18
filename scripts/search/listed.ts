import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Question } from '#collections/schemas.ts';
import { ask } from '#features/search/find/ask.ts';
import type { SearchIndex } from '#features/search/find/searchIndex.ts';
import type { Language } from '#i18n/languages.ts';

/** The questions of `content/questions.yaml` that do not lead to their own rule. */
export function listedAmiss(index: SearchIndex, language: Language, content: string): string[] {
  const listed: Question[] = parse(readFileSync(join(content, 'questions.yaml'), 'utf8'));
  return listed.flatMap(({ rule, ...texts }) =>
    texts[language].flatMap(text => {
      const first = ask(text, index)[0]?.answer.id;
      return first === rule ? [] : [`${language} “${text}” leads to ${first}, not to ${rule}.`];
    }),
  );
}
