import { expect, test } from 'vitest';
import { breaches } from '../../scripts/astroImports.ts';

test.each([
  ['the frame imports a bot', "---\nimport { b } from '../bots/b.ts';\n---\n"],
  ['a script imports the engine', "<p>x</p>\n<script>\nimport '../engine/index.ts';\n</script>"],
  ['an import over several lines', "---\nimport {\n  a,\n  b,\n} from '../bots/b.ts';\n---\n"],
  ['an import on demand', "---\nconst b = await import('../bots/b.ts');\n---\n"],
  ['a bot by its package name', "---\nimport { b } from '#bots/b.ts';\n---\n"],
  ['a type of bots', "---\nimport type { B } from '../bots/b.ts';\n---\n"],
])('refused: %s', (_, text) => {
  expect(breaches('src/site/A.astro', text)).toEqual([
    expect.stringMatching(/^src\/site\/A\.astro:\d imports src\/\S+\. (What is in|Of the engine,) src\/site/),
  ]);
});

test.each([
  ['types of the engine', "---\nimport type { Node } from '../engine/model/node.ts';\n---\n"],
  ['its vocabulary', "---\nimport { sectors } from '../engine/model/vocabulary.ts';\n---\n"],
  ['another part of the frame', "---\nimport B from './B.astro';\n---\n"],
  ['a package', "---\nimport { z } from 'astro/zod';\n---\n"],
  ['what only looks like an import', "<p>\nimport { b } from '../bots/b.ts';\n</p>"],
])('allowed: %s', (_, text) => {
  expect(breaches('src/site/A.astro', text)).toEqual([]);
});

test('the line of an import is its line in the file', () => {
  const page = "---\n// one\nimport { b } from '../bots/b.ts';\n---\n<p />\n";
  expect(breaches('src/site/A.astro', page)[0]).toMatch(/^src\/site\/A\.astro:3 /);
});

test('past the doors of the engine', () => {
  const page = "---\nimport { put } from '../engine/rules/people.ts';\n---\n";
  expect(breaches('src/pages/A.astro', page)).toEqual([expect.stringContaining('Of the engine, src/pages')]);
});

test('a feature imports its own parts, and none of another feature', () => {
  const page = "---\nimport A from './Row.astro';\nimport B from '#features/rules/Rule.astro';\n---\n";
  expect(breaches('src/features/cards/A.astro', page)).toEqual([
    expect.stringContaining('src/features/cards/A.astro:3 imports src/features/rules/Rule.astro. A feature'),
  ]);
});
