import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { duties } from '../../scripts/atoms.ts';
import { proofsOf, readProofs, unprovable } from '../../scripts/proofs.ts';
import { rulings } from '../../src/engine/model/options.ts';

interface Example {
  readonly example: string;
  readonly printed: { readonly [language: string]: number };
  readonly scenarios?: readonly string[];
  readonly because?: string;
}

const examples: readonly Example[] = parse(
  readFileSync(join(import.meta.dirname, 'proofs/examples.yaml'), 'utf8'),
);
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
  test('there are thirty', () => {
    expect(examples).toHaveLength(30);
  });

  test.each(examples)('$example: is played, or says why not', ({ printed, scenarios, because }) => {
    expect(Object.keys(printed)).not.toHaveLength(0);
    expect(scenarios === undefined).toBe(because !== undefined);
    expect(because).not.toBe('');
    expect(scenarios).not.toEqual([]);
    for (const id of scenarios ?? []) expect(ids).toContain(id);
  });

  test('no scenario among them is not printed', () => {
    const printed = new Set(examples.flatMap(({ scenarios = [] }) => scenarios));
    const own = [...ids].filter(id => id.startsWith('examples/'));
    expect(own.filter(id => !printed.has(id))).toEqual([]);
  });
});

describe('differences between editions', () => {
  const sides = Object.entries(rulings).flatMap(([ruling, options]) =>
    options.map(option => [ruling, option] as const),
  );

  test.each(sides)('%s: %s is played', (ruling, option) => {
    const side = proofs.find(({ id }) => id === `editions/${ruling}/${option}`);
    expect(side?.game.rulings).toEqual({ [ruling]: option });
  });
});
