import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { makeSave } from '#engine/index.ts';
import { packSave } from '#features/sandbox/links/gameLink.ts';
import { packSeat } from '#features/sandbox/links/seatLink.ts';
import { squaresOf } from '#ui/keep/qr.ts';
import { longGame } from '../../features/sandbox/saves/longGame.ts';
import { someGame } from '../../fuzz/saves.ts';
import { cases } from '../../kit/cases.ts';

const address = 'https://action-stations.example/de/sandbox/#';

/** As a camera sees it: four pixels for each square. */
function picture(squares: readonly (readonly boolean[])[]) {
  const zoom = 4;
  const size = squares.length * zoom;
  const pixels = new Uint8ClampedArray(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const dark = squares[Math.floor(y / zoom)]?.[Math.floor(x / zoom)] ?? false;
      pixels.set([...Array(3).fill(dark ? 0 : 255), 255], (y * size + x) * 4);
    }
  }
  return { pixels, size };
}

test('a code says the link when it is read by somebody else’s reader', () => {
  for (const c of cases(3, 500)) {
    const game = someGame(c);
    for (const link of [
      `${address}seat=${packSeat(game, 0)}`,
      `${address}game=${packSave(makeSave(game))}`,
    ]) {
      const squares = squaresOf(link);
      if (squares === undefined) throw new Error('It is short enough for a code');
      const { pixels, size } = picture(squares);
      expect(jsQR(pixels, size, size)?.data).toBe(link);
    }
  }
});

test('a link that is too long for any code has none', () => {
  expect(squaresOf(`${address}game=${packSave(makeSave(longGame()))}`)).toBeUndefined();
});
