import { expect, test } from 'vitest';
import { lineText } from '#board/describe/line.ts';
import { describe } from '#board/describe.ts';
import type { BoardModel } from '#board/model.ts';
import { wordsOf } from '#books/atBuild/board.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { galleryPositions, randomGame } from '../kit/boards.ts';
import { rebuild } from './reading/read.ts';
import { toRebuild } from './reading/rebuilt.ts';

const heard = (model: BoardModel, language: Language) => {
  const words = wordsOf(language);
  return describe(model, words).map(({ lines }) => lines.map(line => lineText(words, line)));
};

const positions = galleryPositions();

for (const language of languages) {
  test.each(positions)(`who hears $id in ${language} can lay it out again`, ({ board }) => {
    for (const viewer of ['table', 'teacher', 0] as const) {
      const model = board(viewer);
      expect(rebuild(language, heard(model, language))).toEqual(toRebuild(model));
    }
  });

  test(`who hears any position of random games in ${language} can lay it out again`, () => {
    let positionsHeard = 0;
    for (let seed = 1; seed <= 8; seed++) {
      for (const { board } of randomGame(seed, 23)) {
        for (const viewer of ['table', 'teacher'] as const) {
          const model = board(viewer);
          expect(rebuild(language, heard(model, language))).toEqual(toRebuild(model));
          positionsHeard += 1;
        }
      }
    }
    expect(positionsHeard).toBeGreaterThan(100);
  });
}

test('a ship that is moved, damaged, turned up or manned, and a card that was seen, is told differently', () => {
  const swarm = positions.find(({ id }) => id === 'board/swarm')?.board('table');
  if (swarm === undefined) throw new Error('The swarm is gone.');
  const told = (model: BoardModel) => heard(model, 'en').flat().join('\n');
  const bow = swarm.ships.bow;
  const others = [
    { ...swarm, ships: { ...swarm.ships, bow: bow.slice(1) } },
    { ...swarm, ships: { ...swarm.ships, bow: bow.map(({ damage: _, ...ship }) => ship) } },
    {
      ...swarm,
      ships: { ...swarm.ships, stern: swarm.ships.stern.map(ship => ({ ...ship, cargo: 'civilian-empty' })) },
    },
    {
      ...swarm,
      ships: { ...swarm.ships, 'port-bow': swarm.ships['port-bow'].map(({ pilot: _, ...ship }) => ship) },
    },
    { ...swarm, piles: { ...swarm.piles, crisis: { ...swarm.piles.crisis, top: ['ambush'] } } },
    { ...swarm, piles: { ...swarm.piles, crisis: { ...swarm.piles.crisis, bottom: ['ambush'] } } },
  ];
  expect(new Set([swarm, ...others].map(told)).size).toBe(7);
});
