/** Names on the board are short and large: without the version of a person, in two lines where that makes them larger. */
import { expect, test } from 'vitest';
import { narrow, wide } from '#board/layout/plan.ts';
import type { BoardModel } from '#board/model.ts';
import { tagFlow } from '#board/room.ts';
import { languages } from '#i18n/languages.ts';
import { galleryPositions } from '../kit/boards.ts';
import { speechFor } from '../kit/speech.ts';

const found = galleryPositions()
  .find(({ id }) => id === 'board/all-hands')
  ?.board('table');
if (found === undefined) throw new Error('There is no position board/all-hands.');
const usual: BoardModel = found;

/** One of the players alone in the Armory, as this character. */
function alone(character: string): BoardModel {
  const [player] = usual.players;
  if (player === undefined) throw new Error('Nobody plays.');
  return { ...usual, players: [{ ...player, character, at: 'armory' }] };
}

const armory = usual.print.locations.find(({ id }) => id === 'armory');
if (armory === undefined) throw new Error('There is no Armory.');

test.each(languages)('which version of a person it is stands in lists, not on tags (%s)', async language => {
  const { words } = await speechFor(language, ['base', 'daybreak']);
  expect(words.shortName('lee-adama-alternate')).toMatch(/^Lee Adama \(.+\)$/);
  expect(words.tagName('lee-adama-alternate')).toBe('Lee Adama');
  expect(words.tagName('brendan-costanza')).toBe('Hot Dog');
});

test('a name of two words stands in two lines on the wide drawing, and is larger for it', async () => {
  const { words } = await speechFor('en', ['base', 'daybreak']);
  const at = (character: string, plan: typeof wide) =>
    tagFlow({ model: alone(character), words, plan }, armory);
  expect(at('romo-lampkin', wide)).toMatchObject({ lines: 2, scale: 1.35 });
  expect(at('louis-hoshi', wide)).toMatchObject({ lines: 1, scale: 1.35 });
  expect(at('romo-lampkin', narrow)).toMatchObject({ lines: 1, scale: 1 });
});
