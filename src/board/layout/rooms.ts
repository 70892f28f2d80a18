/** Where the locations stand on our plans of the ships. */
import type { Board, LocationId } from '#engine/model/vocabulary.ts';
import { hull } from './sectors.ts';
import type { Box, Point } from './shape.ts';

export const roomSize = { w: 132, h: 126 };
const corridor = 10;
/** Of type for a location's name: beside the keys of a bench on a laptop a unit is 0.6 pixels, and this is 11. */
export const nameSizes = [18.5];

/** Galactica: bridge and flight above, crew below. */
const decks: readonly (readonly LocationId[])[] = [
  ['command', 'weapons-control', 'communications', 'ftl-control', 'hangar-deck'],
  ['admirals-quarters', 'research-lab', 'armory', 'sickbay', 'brig'],
];

/** The corner of a location on the plan of its ship; `at` is its place in the order of that board. */
export function roomAt(board: Board, id: LocationId, at: number): Point {
  if (board !== 'galactica') {
    const row = Math.floor(at / longestRow);
    return { x: rowMargin + (at % longestRow) * (roomSize.w + 8), y: 14 + row * (roomSize.h + 8) };
  }
  const { deck, room } = deckOf(id, at);
  return {
    x: hull.x + 12 + room * (roomSize.w + 6),
    y: hull.y + 11 + deck * (roomSize.h + corridor),
  };
}

/** On which deck of Galactica a location stands, and where there; `at` is its place in the order of the board. */
export const deckOf = (id: LocationId, at: number): Place => placeOf(id) ?? astern(at);

interface Place {
  readonly deck: number;
  readonly room: number;
}

function placeOf(id: LocationId): Place | undefined {
  const deck = decks.findIndex(rooms => rooms.includes(id));
  return deck < 0 ? undefined : { deck, room: decks[deck]?.indexOf(id) ?? 0 };
}

/** A location that our plan does not name stands behind those that it names, the decks taking turns. */
function astern(at: number): Place {
  return { deck: at % decks.length, room: Math.floor(at / decks.length) };
}

const rowMargin = 24;
/** More locations than these stand in further rows. */
const longestRow = 5;

/** The drawing of a ship whose locations stand in one row. */
export function rowBox(rooms: number): Box {
  const rows = Math.ceil(rooms / longestRow);
  return {
    x: 0,
    y: 0,
    w: 2 * rowMargin + Math.min(rooms, longestRow) * (roomSize.w + 8) - 8,
    h: rows * (roomSize.h + 8) + 20,
  };
}
