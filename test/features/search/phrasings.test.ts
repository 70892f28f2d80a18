import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isRuleId } from '#books/atBuild/rules.ts';
import { languages } from '#i18n/languages.ts';
import { catalogue } from '#ui/parts/catalogue.ts';

const glossary: readonly { readonly id: string }[] = parse(readFileSync('content/glossary.yaml', 'utf8'));
const others = new Set([
  ...glossary.map(({ id }) => id),
  ...catalogue.map(({ kind, id }) => `${kind}/${id}`),
]);
const files = languages.flatMap(language => globSync(`content/${language}/questions/*.yaml`));

test('every language has phrasings for rules, cards and terms', () => {
  expect(files.length).toBeGreaterThanOrEqual(5 * languages.length);
});

test.each(files)('%s asks for what there is, in texts of which none comes twice', file => {
  const phrasings: Readonly<Record<string, readonly string[]>> = parse(readFileSync(file, 'utf8')) ?? {};
  const wrong = Object.entries(phrasings).filter(
    ([id, texts]) =>
      !(isRuleId(id) || others.has(id)) ||
      texts.some(text => typeof text !== 'string') ||
      new Set(texts).size < texts.length,
  );
  expect(wrong.map(([id]) => id)).toEqual([]);
});
