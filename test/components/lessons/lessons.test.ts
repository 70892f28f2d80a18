import { expect, test } from 'vitest';
import { lessonTold } from '../../../src/components/lessons/told.ts';
import { lessons, scenarioOf } from '../../../src/collections/lessons.ts';
import { taught } from '../../../src/collections/proofs.ts';
import { termForms } from '../../../src/collections/termForms.ts';
import { languages } from '../../../src/i18n/languages.ts';

const path = lessons();
const read = await Promise.all(
  languages.flatMap(language =>
    path.map(async ({ id }) => ({ language, id, ...(await lessonTold(language, id)) })),
  ),
);

test('the path walks through every lesson once', () => {
  expect(path.map(({ id }) => scenarioOf(id)).toSorted()).toEqual(taught().map(({ id }) => id));
  expect(path.filter(({ book }) => book === 'base')).toHaveLength(16);
});

test.each(read)('$language $id asks at least four times, at least twice by a deed', ({ choices, deeds }) => {
  expect(choices).toBeGreaterThanOrEqual(4);
  expect(deeds).toBeGreaterThanOrEqual(2);
});

test.each(read)('$language $id takes at most 450 words and three minutes', ({ words, minutes }) => {
  expect(words).toBeLessThanOrEqual(450);
  expect(minutes).toBeLessThanOrEqual(3);
});

/** Terms of a lesson that no lesson up to it explains. */
function unexplained(language: (typeof languages)[number], id: string, texts: readonly string[]) {
  const { byForm, names, pattern } = termForms[language];
  const known = new Set(
    path.slice(0, path.findIndex(one => one.id === id) + 1).flatMap(({ terms }) => terms),
  );
  const found = texts.flatMap(text =>
    [...text.matchAll(pattern)].flatMap(([word]) => {
      const term = byForm.get(word.toLocaleLowerCase(language));
      if (term === undefined || known.has(term)) return [];
      return names.has(term) && /^\p{Ll}/u.test(word) ? [] : [term];
    }),
  );
  return [...new Set(found)];
}

test.each(read)('$language $id speaks of nothing that no lesson has explained', ({ language, id, texts }) => {
  expect(unexplained(language, id, texts)).toEqual([]);
});

test('every term that a lesson is said to explain is in the glossary, and explained once', () => {
  const explained = path.flatMap(({ terms }) => terms);
  const all = new Set(termForms.en.byForm.values());
  expect(explained.filter(term => !all.has(term))).toEqual([]);
  expect(new Set(explained).size).toBe(explained.length);
});
