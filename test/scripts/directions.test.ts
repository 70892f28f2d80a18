import { expect, test } from 'vitest';
import { breaches, sourceFiles } from '../../scripts/directions.ts';

const check = (file: string, text: string) => breaches(new Map([[file, text]]));

test('our sources keep to the directions of imports', () => {
  const files = sourceFiles('.');
  expect(files.size).toBeGreaterThan(30);
  expect(breaches(files)).toEqual([]);
});

test.each([
  ['the engine imports cards', 'src/engine/index.ts', "import { deck } from '../cards/base/crisis.ts';"],
  [
    'the engine takes even types of cards',
    'src/engine/index.ts',
    "import type { Deck } from '../cards/base/crisis.ts';",
  ],
  [
    'cards import values of the engine',
    'src/cards/base/crisis.ts',
    "import { skills } from '../../engine/model/skills.ts';",
  ],
  ['the board asks the engine', 'src/board/Board.tsx', "import { makeGame } from '../engine/index.ts';"],
  ['a component imports a bot', 'src/components/A.astro', "---\nimport { b } from '../bots/b.ts';\n---\n"],
  [
    'a script of a page imports the engine',
    'src/components/A.astro',
    "<p>x</p>\n<script>\nimport '../engine/index.ts';\n</script>",
  ],
  ['an import on demand', 'src/board/a.ts', "export const later = () => import('../engine/index.ts');"],
  ['a re-export', 'src/i18n/a.ts', "export { x } from '../text/a.ts';"],
])('refused: %s', (_, file, text) => {
  expect(check(file, text)).toEqual([
    expect.stringMatching(/^src\/\S+:\d imports src\/\w+\. What is in src\/\w+ may import: /),
  ]);
});

test.each([
  [
    'types of the engine are open to all',
    'src/cards/base/crisis.ts',
    "import type { Node } from '../../engine/model/node.ts';",
  ],
  ['so are single types', 'src/board/a.ts', "import { type Node } from '../engine/model/node.ts';"],
  ['rule ids are open to all', 'src/engine/index.ts', "import { isRuleId } from '../rules/ruleId.ts';"],
  ['a folder imports from itself', 'src/engine/ops/a.ts', "import { b } from '../model/b.ts';"],
  ['packages are another matter', 'src/machines/a.ts', "import { setup } from 'xstate';"],
])('allowed: %s', (_, file, text) => {
  expect(check(file, text)).toEqual([]);
});

test('the line of an import in a page is its line in the file', () => {
  const page = "---\n// one\nimport { b } from '../bots/b.ts';\n---\n<p />\n";
  expect(check('src/components/A.astro', page)[0]).toMatch(/^src\/components\/A\.astro:3 /);
});

test('a folder without a place is refused', () => {
  expect(check('src/misc/a.ts', 'export const a = 1;')).toEqual([
    expect.stringContaining('src/misc has no place'),
  ]);
});

test('the engine knows neither clock nor chance', () => {
  const text =
    'export const a = Math.random();\nexport const b = Date.now();\nexport const c = new Date();\n';
  expect(check('src/engine/a.ts', text)).toHaveLength(3);
  expect(check('src/storage/a.ts', text)).toEqual([]);
});
