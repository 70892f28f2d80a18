import '../kit/patience.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeGame, makeSave, parseSave } from '#engine/index.ts';
import { fingerprint } from '#engine/model/fingerprint.ts';
import { cases } from '../kit/cases.ts';
import { isEqual } from '../kit/json.ts';
import { base } from '../kit/library.ts';
import { gameOptions } from '../kit/options.ts';
import { random } from '../kit/random.ts';
import { judged, mustReturn, mutated, resealed, someGame } from './saves.ts';

fc.configureGlobal({ seed: 2008 });

const saves = cases(6, 1000).map(c => makeSave(someGame(c)));
const anySave = fc.constantFrom(...saves);
const seeds = fc.integer({ min: 0, max: 0x7fffffff });
const [save = ''] = saves;
const edited = (change: object) => JSON.stringify({ ...JSON.parse(save), ...change });
/** With a sum of its own, as no damage would leave it. */
const made = (change: object) => resealed(edited(change), fingerprint);

test('a save that has lost its end is told to be no JSON', () => {
  fc.assert(
    fc.property(anySave, fc.double({ min: 0, max: 0.999, noNaN: true }), (whole, part) => {
      expect(judged(whole.slice(0, Math.floor(whole.length * part)))).toEqual({
        ok: false,
        fault: 'not-json',
      });
    }),
  );
});

test('any text and any JSON is judged', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), each => !judged(each).ok));
});

test('a save with one thing changed is refused with a reason, and nothing is thrown', () => {
  fc.assert(
    fc.property(anySave, seeds, fc.jsonValue(), (whole, seed, junk) => {
      const other = mutated(whole, random(seed), junk);
      if (!isEqual(JSON.parse(other), JSON.parse(whole))) expect(judged(other).ok).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test('a save made up with a sum of its own is judged, and loads as a game that can be saved', () => {
  fc.assert(
    fc.property(anySave, seeds, fc.jsonValue(), (whole, seed, junk) => {
      mustReturn(judged(resealed(mutated(whole, random(seed), junk), fingerprint)));
    }),
    { numRuns: 300 },
  );
});

test('what is wrong with a save is told', () => {
  const { options, books } = JSON.parse(save);
  const wrong: readonly (readonly [string, object])[] = [
    [edited({ format: 'chess' }), { fault: 'not-a-save' }],
    [edited({ version: 3 }), { fault: 'other-version' }],
    [edited({ options: { ...options, seed: options.seed + 1 } }), { fault: 'damaged' }],
    [edited({ choices: [] }), { fault: 'damaged' }],
    [made({ choices: [null] }), { fault: 'damaged' }],
    [made({ books: { ...books, pegasus: '0' } }), { fault: 'other-books' }],
    [
      made({ options: { ...options, difficulty: 'hard' } }),
      { fault: 'bad-options', because: 'unknown-difficulty' },
    ],
    [made({ options: { ...options, rulings: { constructor: 'x' } } }), { fault: 'bad-options' }],
    [made({ origin: {} }), { fault: 'bad-position', where: 'origin.stack' }],
    [made({ origin: { stack: [] } }), { fault: 'bad-position', where: 'origin.rulings' }],
    [made({ origin: { stack: [{ at: 'turn', line: 'sleep' }] } }), { where: 'origin.stack.0.line' }],
  ];
  for (const [each, told] of wrong) expect(judged(each)).toMatchObject({ ok: false, ...told });
});

test('nesting without end is refused like any other damage', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const nested = save.replace('"options":{', `"options":{"x":${deep},`);
  expect(judged(nested)).toMatchObject({ ok: false, fault: 'damaged' });
  expect(judged(save.replace('"choices":[', `"choices":[${deep},`))).toMatchObject({ fault: 'damaged' });
  expect(judged(deep)).toMatchObject({ fault: 'not-a-save' });
});

test('a game owns what it was made from', () => {
  const options = gameOptions(4, { seed: 7 });
  const start = makeGame(base, options);
  if (!start.ok) throw new Error(start.because);
  const before = makeSave(start.game);
  Object.assign(options, { seed: 8, difficulty: 'easier-humans' });
  expect(makeSave(start.game)).toBe(before);
  expect(parseSave(base, before).ok).toBe(true);
});
