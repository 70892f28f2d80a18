import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRuleId, ruleIds, rulesIn } from '#books/atBuild/rules.ts';
import { books } from '#books/registry.ts';
import { ruleIdsPath, ruleIdsSource } from '../../scripts/ruleIds.ts';

test.each(books)('the rule ids of %s are those of its atoms (else: npm run generate)', book => {
  expect(readFileSync(ruleIdsPath(book), 'utf8')).toBe(ruleIdsSource(book));
});

test('no two rules share an id, whatever their book', () => {
  expect(ruleIds.filter((id, at) => ruleIds.indexOf(id) !== at)).toEqual([]);
});

test('rules of an expansion carry its name, rules of the base game carry none', () => {
  const bookOf = (id: string) => books.find(book => id.startsWith(`${book}.`)) ?? 'base';
  for (const book of books) expect(rulesIn(book).filter(id => bookOf(id) !== book)).toEqual([]);
});

test('a text is a rule id only if an atom has it', () => {
  expect(isRuleId('skill-check.final-strength')).toBe(true);
  expect(isRuleId('skill-check.strength-of-will')).toBe(false);
});
