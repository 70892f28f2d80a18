import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { RuleId } from '#rules/ruleId.ts';
import { proofsOf, readProofs } from '../../scripts/proofs.ts';

interface Excused {
  readonly rule: RuleId;
  readonly because: string;
}
interface Atom {
  readonly id: RuleId;
  readonly kind: string;
}

const read = <T>(path: string): T => parse(readFileSync(join(import.meta.dirname, path), 'utf8')) as T;

/** The areas of the rules that cards, boards and ships carry out; people and the other books have theirs. */
const areas = [
  'setup',
  'skill-check-abilities',
  'treachery',
  'assault-raptors',
  'overlays',
  'timing',
  'civilian-ships',
  'super-crisis',
  'resources',
  'hazards',
  'earth',
  'demetrius',
  'missions',
  'rebel-basestar',
  'attack-table',
];

const excused = read<readonly Excused[]>('proofs/unprovableDaybreak.yaml');
const due = read<readonly Atom[]>('../../content/atoms/daybreak.yaml')
  .filter(({ kind }) => kind === 'mechanism' || kind === 'setup')
  .map(({ id }) => id)
  .filter(id => areas.some(area => id.startsWith(`daybreak.${area}.`)));
const by = proofsOf(readProofs());

describe('every mechanism of the cards and boards of Daybreak', () => {
  test('has a proof, or a reason why it has none', () => {
    const reasons = new Set(excused.map(({ rule }) => rule));
    expect(due.filter(rule => !by.has(rule) && !reasons.has(rule))).toEqual([]);
  });

  test.each(excused)('$rule cannot be proved, has a reason, and no proof', ({ rule, because }) => {
    expect(due).toContain(rule);
    expect(because.trim()).not.toBe('');
    expect(by.has(rule)).toBe(false);
  });
});
