import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bookOfRule } from '#books/registry.ts';
import { checkPage } from '#collections/checkPage.ts';
import { coreRules } from '#rules/core.ts';

/** The languages in which all pages of the base book are written. */
const complete = ['en', 'de', 'es', 'pl'];

test.each(complete)('every rule of the base book stands on a page: %s', language => {
  const standing = globSync(`content/${language}/rules/base/*.mdx`).flatMap(file =>
    checkPage(readFileSync(file, 'utf8'), file).rules.map(({ id }) => id),
  );
  // What expansions change in them stands there as well.
  const own = standing.filter(id => bookOfRule(id) === 'base');
  expect(own.toSorted()).toEqual(coreRules.toSorted());
});
