import { describe, expect, test } from 'vitest';
import { knowledgeFor } from '#books/knowledgeFor.ts';
import { optionsOf } from '#bots/options.ts';
import { playSeries } from '#bots/series.ts';
import { optionsRefusal } from '#engine/index.ts';

const knowledge = await knowledgeFor(['daybreak']);
const { lib } = knowledge;

describe.each(['earth', 'kobol'])('Daybreak towards %s', objective => {
  test('is offered', () => {
    expect(optionsRefusal(lib, optionsOf(lib, 5, 1, { objective }))).toBeUndefined();
  });

  test('reasonable players know what to do with its cards', () => {
    const report = playSeries({
      games: 12,
      seats: [3, 4, 5, 6],
      seed: 1,
      bots: 'reasonable',
      knowledge,
      game: { objective },
    });
    expect(report.faults).toEqual([]);
  });
});
