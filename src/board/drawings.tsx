/** What each part draws, and the box it draws in. */
import type { Box } from './layout/shape.ts';
import { BoardingTrack } from './parts/BoardingTrack.tsx';
import { Decks, decksHeight } from './parts/Decks.tsx';
import { JumpTrack } from './parts/JumpTrack.tsx';
import { Players, playersHeight } from './parts/Players.tsx';
import { Reserves } from './parts/Reserves.tsx';
import { Resources } from './parts/Resources.tsx';
import type { BoardPart, Instrument } from './parts.ts';
import { type Drawing, type DrawingOf, shipDrawing } from './shipDrawings.tsx';

const columnWidth = 520;
const column = (h: number): Box => ({ x: 0, y: 0, w: columnWidth, h });

const drawings: { readonly [part in Instrument]: Drawing } = {
  resources: { box: () => column(148), Draw: Resources },
  jump: { box: () => column(168), Draw: JumpTrack },
  boarding: { box: () => column(76), Draw: BoardingTrack },
  reserves: { box: () => column(114), Draw: Reserves },
  players: { box: ({ players }) => column(playersHeight(players.length)), Draw: Players },
  decks: { box: model => column(decksHeight(model)), Draw: Decks },
};

const isInstrument = (part: BoardPart): part is Instrument => Object.hasOwn(drawings, part);

export const drawingOf: DrawingOf = part => (isInstrument(part) ? drawings[part] : shipDrawing(part));
