import { expect, test } from 'vitest';
import { untold } from '#collections/proofs.ts';
import { untoldTexts } from '#collections/untoldTexts.ts';
import { untoldStory } from '#features/night/untold.ts';
import { folderOfScenario } from '#scenarios/folder.ts';

const all = untold();
const texts = untoldTexts();
const textOf = (id: string): string => texts[folderOfScenario(id)]?.[id] ?? '';

test('every scenario without a page lies in one of the pieces that are fetched', () => {
  expect(all.length).toBeGreaterThan(2000);
  expect(all.filter(({ id }) => textOf(id) === '')).toEqual([]);
});

/** A stride that meets every folder and each of the books. */
const some = all.filter((_, at) => at % 45 === 0);

test.each(some)('$id can be shown step by step', async ({ id }) => {
  const { stops } = await untoldStory(textOf(id), id);
  expect(stops.length).toBeGreaterThan(0);
  expect(stops.length).toBeLessThanOrEqual(500);
  expect(stops.every(({ kind }) => kind === 'show')).toBe(true);
});
