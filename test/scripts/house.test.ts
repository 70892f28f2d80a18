import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { houseOf, housePage, housePath, roomsOf } from '../../scripts/house.ts';

test('the drawing of the house is that of the imports: `npm run generate` writes it', () => {
  expect(readFileSync(housePath, 'utf8')).toBe(housePage());
});

const sources: { readonly [file: string]: string } = {
  'src/engine/index.ts': "import { a } from './a.ts';",
  'src/engine/a.ts': '',
  'src/text/say.ts': "import type { A } from '#engine/a.ts';\nimport {\n  a,\n} from '#engine/index.ts';",
  'src/features/learn/Lesson.astro':
    "---\nimport type { Say } from '#text/say.ts';\n---\n<p>import { no } from '#engine/a.ts'</p>",
  'src/features/cards/cards.ts': "const lazy = () => import('../learn/Lesson.astro');",
};
const files = Object.keys(sources);

test('rooms are the folders of the sources, and of one that holds nothing but folders those', () => {
  expect(roomsOf(files)).toEqual(['engine', 'features/cards', 'features/learn', 'text']);
});

test('a room takes code or types alone from another, by whatever import, and nothing from itself', () => {
  const house = houseOf(files, file => sources[file] ?? '');
  expect(Object.fromEntries([...house].map(([room, givers]) => [room, Object.fromEntries(givers)]))).toEqual({
    engine: {},
    text: { engine: 'code' },
    'features/learn': { text: 'types' },
    'features/cards': { 'features/learn': 'code' },
  });
});
