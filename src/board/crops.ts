/** What a figure in a page of rules shows of the board. */
import { type Board, type Sector, sectors } from '#engine/model/vocabulary.ts';
import { sectorShapes } from './layout/sectors.ts';
import type { BoardModel } from './model.ts';
import { type BoardPart, instruments } from './parts.ts';
import { capital, type Words } from './words.ts';

/** A part of the board; space without the decks of Galactica; Galactica alone; or some sectors. */
export type Crop = BoardPart | 'sectors' | 'galactica' | readonly Sector[];

/** The boards that lie on the table. */
export const boardsIn = ({ print }: BoardModel): readonly Board[] => [
  ...new Set(print.locations.map(({ board }) => board)),
];

/** As pages name it: `jump`, one of these boards, or sectors with blanks between, `port-stern port-bow`. */
export function parseCrop(text: string, boards: readonly Board[]): Crop | undefined {
  const named = ['space', ...boards, ...instruments, 'sectors'] as const;
  const name = named.find(one => one === text);
  if (name !== undefined) return name;
  const wanted = text.split(' ');
  const found = sectors.filter(sector => wanted.includes(sector));
  return found.length === wanted.length ? found : undefined;
}

/** From left to right and from the top down, as the eye finds them. */
function inDrawing(crop: readonly Sector[]): Sector[] {
  const boxes = crop.map(sector => ({ sector, ...sectorShapes[sector].box }));
  return boxes.toSorted((a, b) => a.x - b.x || a.y - b.y).map(({ sector }) => sector);
}

export function cropTitle(crop: Crop, words: Words): string {
  if (typeof crop === 'string') return words.t(`parts.${crop === 'sectors' ? 'space' : crop}`);
  const names = inDrawing(crop).map(sector => capital(words.voice.sector(sector)('nom'), words));
  return new Intl.ListFormat(words.language).format(names);
}
