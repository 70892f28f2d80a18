import { describe, expect, test } from 'vitest';
import { type Board, lay } from '../kit/table.ts';

/** Whom the table waits for may depend on nothing that is hidden from the others. */
describe('being asked tells nothing about', () => {
  const cast = { roslin: 'laura-roslin', tigh: 'saul-tigh', zarek: 'tom-zarek' };
  const waiting = (edit: (b: Board) => void, ...choices: string[]) => {
    const play = lay({ cast, edit });
    for (const choice of choices) play.choose('roslin', choice);
    return play.rest().state.pending.map(c => [c.seat, c.prompt]);
  };

  test('a hand without any action', () => {
    const asked = (card: string) =>
      waiting(b => {
        b.put('roslin', 'sickbay');
        b.seat('roslin').used = ['skilled-politician'];
        b.titles('tigh', 'tigh');
        b.hand('roslin', card);
      });
    expect(asked('strategic-planning/3')).toEqual(asked('consolidate-power/1'));
  });

  test('a hand of equal cards', () => {
    const asked = (...hand: string[]) =>
      waiting(
        b => {
          b.top('crisis', 'cylon-screenings', 'prison-labor');
          b.hand('tigh', ...hand);
        },
        'pass',
        'cylon-screenings',
        'b',
      );
    const equal = asked('repair/1', 'repair/1', 'repair/1');
    expect(equal).toEqual(asked('repair/1', 'repair/2', 'launch-scout/1'));
  });

  test('two equal cards to choose from', () => {
    const asked = (...crises: string[]) => waiting(b => b.top('crisis', ...crises), 'pass');
    expect(asked('food-shortage', 'food-shortage')).toEqual(asked('food-shortage', 'riots-a'));
  });

  test('the reactions in a hand: every human with a card is asked', () => {
    const play = lay({
      cast,
      step: 'action',
      edit(b) {
        b.put('roslin', 'press-room');
        b.top('crisis', 'prison-labor', 'riots-a');
        b.hand('tigh', 'repair/1');
      },
    });
    play.choose('roslin', 'pass').choose('roslin', 'prison-labor');
    expect(play.reactions('tigh')).toEqual([]);
    expect(play.reactions('zarek')).toBeUndefined();
  });
});
