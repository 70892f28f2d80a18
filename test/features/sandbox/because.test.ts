import { expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { because } from '#features/sandbox/panel/because.ts';
import { languages } from '#i18n/languages.ts';
import { speechFor } from '../../kit/speech.ts';

const books = ['base', 'pegasus', 'daybreak'] as const;

test.each(languages)('what an ability asks is asked in its name, %s', async language => {
  const lib = await libraryOf(books);
  const speech = await speechFor(language, books);
  const lines = [...lib.blocks.values()].flatMap(({ id, lines: [line] }) =>
    id.startsWith('character/') && line !== undefined ? [[id.split('#')[1] ?? '', line.id] as const] : [],
  );
  const unnamed = lines.flatMap(([ability, node]) => {
    const doing = { nodes: [node], actors: [0], attack: undefined, picked: undefined };
    const [name] = ability.split('.');
    const title = speech.narrator.maybeTitle('abilities', name ?? '')?.title;
    return title !== undefined && because(lib, { doing }, speech)?.name !== title ? [node] : [];
  });
  expect(lines.length).toBeGreaterThan(30);
  expect(unnamed).toEqual([]);
});
