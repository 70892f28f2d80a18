import { pathToFileURL } from 'node:url';
import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { nonBreakingPages } from '#collections/nonBreakingPages.ts';
import { nonBreakingSpaces } from '#collections/nonBreakingSpaces.ts';
import { termLinks } from '#collections/termLinks.ts';

/** A page as it is built, with `~` for every space that holds its words together. */
async function built(language: string, text: string): Promise<string> {
  const fileURL = pathToFileURL(`/content/${language}/rules/base/page.mdx`);
  const plugins = { mdastPlugins: [termLinks], hastPlugins: [nonBreakingSpaces] };
  const { code } = await mdxToJs(text, { ...plugins, fileURL });
  return code.replaceAll(/\u00a0|\\xA0|\\u00A0/g, '~');
}

test('a Polish word of one letter stays with the next, and so does a number', async () => {
  expect(await built('pl', 'I tu, i tam: w domu i z psem, 2 karty (o czym wiesz).')).toContain(
    'I~tu, i~tam: w~domu i~z~psem, 2~karty (o~czym wiesz).',
  );
});

test('a word ending in such a letter lets go of the next', async () => {
  expect(await built('pl', 'To oko, nie ucho.')).toContain('To oko, nie ucho.');
});

test('it stays with a term or a link as well', async () => {
  const code = await built('pl', 'Jest w [domu](dom) i w Areszcie.');
  expect(code).toContain('Jest w~');
  expect(code).toContain(' i~w~');
});

test('a German number stays with what it counts', async () => {
  expect(await built('de', 'Nach 2 Tagen, um 10 Uhr.')).toContain('Nach 2~Tagen, um 10~Uhr.');
});

test('no line ends between two numbers with a dash', async () => {
  expect(await built('en', 'Destroyed on 3–6.')).toMatch(/3–(\u2060|\\u2060)6/);
});

test('in Spanish a number stays with what it counts, and two numbers with the word between them', async () => {
  expect(await built('es', 'Con 7 u 8 se destruye y se pierde 1 de otra cosa, o nada.')).toContain(
    'Con 7~u~8~se destruye y se pierde 1~de otra cosa, o nada.',
  );
});

test('the page of a printed book stays with its number', () => {
  expect(nonBreakingPages('Sí (pág. 19). Págs. 6 y 18. See p. 5. Die S. 4 sagt: ja. Na s. 28.')).toBe(
    'Sí (pág.\u00a019). Págs.\u00a06 y 18. See p.\u00a05. Die S.\u00a04 sagt: ja. Na s.\u00a028.',
  );
});

test('other languages break their lines where they like', async () => {
  expect(await built('en', 'I see 2 cards.')).toContain('I see 2 cards.');
});
