import { expect, test } from 'vitest';
import { makeSearcher } from '#features/search/asking/searcher.ts';
import { phrased } from '#features/search/find/phrased.ts';
import type { Answer } from '#features/search/pack/answer.ts';
import { pack } from '#features/search/pack/pack.ts';
import { learn } from '#features/search/words/spoken.ts';

await learn('en');

const answer = (id: string, question: string, name = ''): Answer => ({
  ...{ id, kind: 'rule', book: 'base', path: `en/rules/base/page/#${id}`, page: 'A page', heading: '' },
  ...{ name, figure: false, place: 0, words: [], asked: [phrased(question, 'en')] },
});
const file = (written: unknown) => new TextEncoder().encode(JSON.stringify(written)).buffer;
const answers = [
  answer('brig.no-moving', 'Can I walk out of jail?'),
  answer('draw', 'How many cards do I draw?', 'Drawing cards'),
];
const base = (version: string) => file(pack(version, 'en', 'base', answers, []));

test('a searcher finds in the files that it was given, and marks what was asked for', async () => {
  const search = makeSearcher();
  expect(await search({ type: 'find', question: 'walk' })).toEqual({ found: [], likely: [] });
  expect(await search({ type: 'open', language: 'en', version: 'v', files: [base('v')] })).toBe('open');
  await search({ type: 'offer', language: 'en', files: [file(['How many cards do I draw?'])] });
  const { found, likely } = await search({ type: 'find', question: 'how many cards' });
  expect(found.map(hit => hit.answer.id)).toEqual(['draw']);
  expect(found[0]?.name).toEqual([
    { text: 'Drawing', marked: false },
    { text: ' ', marked: false },
    { text: 'cards', marked: true },
  ]);
  expect(likely).toEqual(['How many cards do I draw?']);
  const [pieces] = await search({ type: 'mark', question: 'walk', texts: ['You walk.'] });
  expect(pieces?.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['walk']);
});

test('answers of another version of the site are told from those of the page', async () => {
  const search = makeSearcher();
  expect(await search({ type: 'open', language: 'en', version: 'v', files: [base('w')] })).toBe('outdated');
  expect((await search({ type: 'find', question: 'draw' })).found).toEqual([]);
});
