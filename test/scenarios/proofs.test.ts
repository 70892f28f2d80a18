import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { daybreakRulings } from '#books/daybreak/engine/rulings.ts';
import { pegasusRulings } from '#books/pegasus/engine/rulings.ts';
import { rulings } from '#engine/model/options.ts';
import { duties } from '../../scripts/atoms.ts';
import { proofsOf, readProofs, unprovable } from '../../scripts/proofs.ts';

interface Example {
  readonly example: string;
  readonly printed: { readonly [language: string]: number };
  readonly scenarios?: readonly string[];
  readonly because?: string;
}

/** The printed examples of each book, how many there are, and the folder of the scenarios that play them. */
const printed = [
  { file: 'examples', count: 30, folder: 'examples/' },
  { file: 'examplesPegasus', count: 12, folder: 'pegasus/examples/' },
  { file: 'examplesDaybreak', count: 12, folder: 'daybreak/examples/' },
].map(one => {
  const path = join(import.meta.dirname, `proofs/${one.file}.yaml`);
  const examples: readonly Example[] = parse(readFileSync(path, 'utf8'));
  return { ...one, examples };
});
const proofs = readProofs();
const ids = new Set(proofs.map(({ id }) => id));
const by = proofsOf(proofs);

describe('every mechanism and every rule of the set-up', () => {
  test('has a proof, or a reason why it has none', () => {
    const reasons = new Set(unprovable.map(({ rule }) => rule));
    expect(duties().filter(rule => !by.has(rule) && !reasons.has(rule))).toEqual([]);
  });

  test.each(unprovable)('$rule cannot be proved, has a reason, and no proof', ({ rule, because }) => {
    expect(duties()).toContain(rule);
    expect(because.trim()).not.toBe('');
    expect(by.has(rule)).toBe(false);
  });

  test('a proof that is no lesson names at most four', () => {
    const long = proofs.filter(({ rules = [], lesson }) => rules.length > 4 && !lesson);
    expect(long.map(({ id }) => id)).toEqual([]);
  });
});

describe('printed examples', () => {
  test.each(printed)('$file: there are $count', ({ examples, count }) => {
    expect(examples).toHaveLength(count);
  });

  test.each(printed.flatMap(({ examples }) => examples))(
    '$example: is played, or says why not',
    ({ printed: pages, scenarios, because }) => {
      expect(Object.keys(pages)).not.toHaveLength(0);
      expect(scenarios === undefined).toBe(because !== undefined);
      expect(because).not.toBe('');
      expect(scenarios).not.toEqual([]);
      for (const id of scenarios ?? []) expect(ids).toContain(id);
    },
  );

  test.each(printed)('$file: no scenario among them is not printed', ({ examples, folder }) => {
    const known = new Set(examples.flatMap(({ scenarios = [] }) => scenarios));
    const own = [...ids].filter(id => id.startsWith(folder));
    expect(own.filter(id => !known.has(id))).toEqual([]);
  });
});

describe('differences between editions', () => {
  const switches = { ...rulings, ...pegasusRulings, ...daybreakRulings };
  const sides = Object.entries(switches).flatMap(([ruling, options]) =>
    options.map(option => [ruling, option] as const),
  );

  test.each(sides)('%s: %s is played', (ruling, option) => {
    const side = proofs.find(({ id }) => id === `editions/${ruling}/${option}`);
    expect(side?.game.rulings).toEqual({ [ruling]: option });
  });

  /** Each side expects something that the other does not. */
  test.each(Object.entries(switches))('%s makes a difference', (ruling, options) => {
    const scripts = options.map(option => {
      const side = proofs.find(({ id }) => id === `editions/${ruling}/${option}`);
      return JSON.stringify(side?.script);
    });
    expect(new Set(scripts).size).toBe(options.length);
  });
});
