import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Atom, ShortAnswer } from '../../src/collections/schemas.ts';
import { languages } from '../../src/i18n/languages.ts';
import { figuresIn } from '../../src/search/words/numbers.ts';

const short: ShortAnswer[] = parse(readFileSync('content/shortAnswers.yaml', 'utf8'));
const atoms: Atom[] = parse(readFileSync('content/atoms/base.yaml', 'utf8'));
const written = figuresIn('en');

/** The figures of a text, and the numbers in words if there are any. */
function numbersIn(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(word => written.get(word) ?? word);
}

test.each(short)(
  'what is said in short to $rule is the same in all languages, and true to the rule',
  ({ rule, ...texts }) => {
    const figures = languages.map(language => (texts[language].match(/\d+/g) ?? []).toSorted());
    expect(new Set(figures.map(some => some.join(' '))).size).toBe(1);
    const said = numbersIn(atoms.find(({ id }) => id === rule)?.rule ?? '');
    for (const figure of figures[0] ?? []) expect(said).toContain(figure);
  },
);
