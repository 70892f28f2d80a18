import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { Board } from '#board/Board.tsx';
import { narrow } from '#board/layout/plan.ts';
import { shipSizes } from '#board/layout/stack.ts';
import type { BoardModel, Ship } from '#board/model.ts';
import { narrowFor } from '#board/room.ts';
import { wordsOf } from '#books/atBuild/board.ts';
import { sectors } from '#engine/model/vocabulary.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { galleryPositions } from '../kit/boards.ts';

const positions = galleryPositions();
const allHands = positions.find(({ id }) => id === 'board/all-hands')?.board('table');
if (allHands === undefined) throw new Error('There is no position board/all-hands.');
const model: BoardModel = allHands;

/** Everything that the box has, so that no game can bring more into one space area. */
const pilots = model.players.flatMap(({ character }) => character ?? []);
const everything: readonly Ship[] = [
  ...Array.from(
    { length: 2 },
    (): Ship => ({ kind: 'basestar', damage: ['basestar-critical-hit', 'basestar-disabled-hangar'] }),
  ),
  ...Array.from({ length: 4 }, (): Ship => ({ kind: 'heavy-raider' })),
  ...Array.from({ length: 16 }, (): Ship => ({ kind: 'raider' })),
  ...Array.from({ length: 8 }, (_, at): Ship => {
    const pilot = pilots[at];
    return pilot === undefined ? { kind: 'viper' } : { kind: 'viper', pilot };
  }),
  ...Array.from({ length: 12 }, (): Ship => ({ kind: 'civilian' })),
];

const scalesOf = (of: BoardModel, language: Language): readonly number[] => {
  const html = render(<Board id="b" model={of} words={wordsOf(language)} plans={[narrow]} />);
  // Groups are what shrinks; a symbol has a scale of its own on its path.
  return [...html.matchAll(/<g transform="[^"]*scale\(([\d.]+)\)/g)].map(([, scale]) => Number(scale));
};

/** The narrowest phone that we lay out for: the board takes its width but for the margins. */
const pixels = 328 / narrow.space.w;
/** The smallest type among ships and people, as `board.css` has it. */
const smallestType = 14;
const least = narrow.leastScale ?? 0;

test('at the least scale type has 9 px and the smallest ship 24 px on a phone', () => {
  expect(smallestType * least * pixels).toBeGreaterThanOrEqual(9);
  const smallest = Math.min(...Object.values(shipSizes).flatMap(({ w, h }) => [w, h]));
  expect((smallest + 8) * least * pixels).toBeGreaterThanOrEqual(24);
});

describe.each(languages)('on a phone, in %s, nothing is drawn smaller than that', language => {
  test.each(sectors)('with every ship of the box %s', sector => {
    const ships = Object.fromEntries(
      sectors.map(one => [one, one === sector ? everything : []]),
    ) as unknown as BoardModel['ships'];
    expect(scalesOf({ ...model, ships }, language).filter(scale => scale < least)).toEqual([]);
  });

  test('with everybody in one place, whichever it is', () => {
    for (const { id } of model.print.locations) {
      const players = model.players.map(player => ({ ...player, at: id }));
      expect(scalesOf({ ...model, players }, language).filter(scale => scale < least)).toEqual([]);
    }
  });

  test('in every position of the gallery', () => {
    for (const { board } of positions)
      expect(scalesOf(board('table'), language).filter(scale => scale < least)).toEqual([]);
  });
});

test('where there is room the drawing keeps its height', () => {
  const calm: BoardModel = {
    ...model,
    ships: Object.fromEntries(sectors.map(s => [s, []])) as unknown as BoardModel['ships'],
  };
  expect(narrowFor({ ...calm, players: [] }, wordsOf('en'))).toBe(narrow);
});
