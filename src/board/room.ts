/**
 * How much room the pieces of a sector and the people of a location take, and the drawing for phones that has so much:
 * names stay legible and pieces large enough to touch wherever the rules let everybody meet.
 */
import { type Board, sectors } from '#engine/model/vocabulary.ts';
import { type Flow, flow, heightAt, type Sized } from './layout/flow.ts';
import { besideShips, type Rows, rowOf, usualRows } from './layout/narrow.ts';
import { narrow, narrowPlan, type Plan, roomSizeOn } from './layout/plan.ts';
import type { Box } from './layout/shape.ts';
import { type StackLayout, stackLayout } from './layout/stack.ts';
import { fittingSize, type Lettering, lettering, textWidth } from './layout/text.ts';
import { type BoardModel, type PrintedLocation, peopleAt, tokensAt } from './model.ts';
import { type NameLines, tagSize } from './parts/Person.tsx';
import { tokenSize } from './parts/TokenTag.tsx';
import type { Scene } from './scene.ts';
import { type Stack, stacksOf } from './stacks.ts';
import { doesAt, shortAt, type Words } from './words.ts';

export const shipGap = 10;
const tagGap = 3;
/** The wide drawing is drawn small on small screens, and has room in its locations. */
const largestWide = 1.35;

/** The boxes of the stacks of a sector; in a narrow field a stack stands in more and shorter rows. */
export function shipBoxes(
  stacks: readonly Stack[],
  field: Box,
  { tagName }: Pick<Words, 'tagName'>,
  leastScale: number | undefined,
): readonly StackLayout[] {
  const most = leastScale === undefined ? undefined : field.w / leastScale;
  return stacks.map(stack => stackLayout(stack, belowWidth(stack, tagName), most));
}

/** What stands below a ship needs room: the pilot's name, damage tokens. */
function belowWidth({ ships: [ship] }: Stack, tagName: (character: string) => string): number {
  if (ship?.pilot !== undefined) return textWidth(tagName(ship.pilot), 14) + 12;
  return ship?.damage === undefined ? 0 : ship.damage.length * 24;
}

/** A sign before the name of a location. */
const signWidth = 22;

/** The name of a location as it is set, what is told of it, and what both leave for people. */
export function roomLettering(
  words: Words,
  { id, board }: Pick<PrintedLocation, 'id' | 'board'>,
  plan: Plan,
): Lettering & { readonly field: Box; readonly left: number; readonly says: readonly string[] } {
  const { w, h } = roomSizeOn(plan, board);
  if (plan.isStrip) {
    const name = shortAt(words, id);
    const size = fittingSize([name], plan.roomNames[0] ?? 11, w - 3);
    return { lines: [name], size, left: w / 2, says: [], field: { x: 22, y: 2, w: w - 23, h: h - size - 7 } };
  }
  const sign = plan.saysSize === undefined ? 0 : signWidth;
  const name = nameIn(words, id, plan, w - 11 - sign);
  if (plan.saysSize === undefined) {
    const top = 10 + name.lines.length * (name.size + 2);
    return { ...name, left: 7, says: [], field: { x: 6, y: top, w: w - 12, h: h - top - 6 } };
  }
  const under = 7 + name.lines.length * (name.size + 1);
  const says = saysLines(words, id, name.lines.length, plan, w - 12);
  const top = under + says.length * (plan.saysSize + 1) + 3;
  return { ...name, left: 7 + sign, says, field: { x: 5, y: top, w: w - 10, h: h - top - 3 } };
}

const mostLines = 3;

/** On a desk a name is never set smaller than all of them are: then a short one says it. */
function nameIn(words: Words, id: string, { roomNames, saysSize }: Plan, width: number): Lettering {
  const name = lettering(words.voice.title('locations', id).title, roomNames, width);
  const isSet = name.lines.length <= mostLines && roomNames.includes(name.size);
  return saysSize === undefined || isSet ? name : lettering(shortAt(words, id), roomNames, width);
}

/** What is told below a name; where it has no room, the sign alone tells. */
function saysLines(
  words: Words,
  id: string,
  names: number,
  { saysSize = 0, roomSize: { h } }: Plan,
  width: number,
): readonly string[] {
  const text = doesAt(words, id);
  if (text === undefined) return [];
  const { lines, size } = lettering(text, [saysSize], width);
  return size === saysSize && names + lines.length <= (h < 90 ? 3 : 4) ? lines : [];
}

/** Of people, their names in so many lines, then of the pieces that books put there. */
function tagBoxes(
  model: BoardModel,
  words: Words,
  location: PrintedLocation,
  lines: NameLines = 1,
): readonly Sized[] {
  return [
    ...peopleAt(model, location.id).map(player => tagSize(model, words, player, lines)),
    ...tokensAt(model, location.id).map(() => tokenSize),
  ];
}

/** Who and what is at a location, as large as it gets: names of two words in two lines where that is larger. */
export function tagFlow(
  { model, words, plan }: Pick<Scene, 'model' | 'words' | 'plan'>,
  location: PrintedLocation,
): Flow & { readonly lines: NameLines } {
  const { field } = roomLettering(words, location, plan);
  const largest = plan.largest ?? (plan.kind === 'wide' ? largestWide : 1);
  const set = (lines: NameLines) => {
    const boxes = tagBoxes(model, words, location, lines);
    return { ...flow(boxes, field, tagGap, largest), lines };
  };
  if (plan.isStrip) return set(0);
  const one = set(1);
  if (plan.emblems && one.scale < 1) return set(0);
  const two = one.scale < largest ? set(2) : one;
  return two.scale > one.scale ? two : one;
}

/** What a place of a book leaves for ships, below its name. */
export function areaField(plan: Plan, board: Board): Box {
  const { w, h } = roomSizeOn(plan, board);
  return { x: 6, y: 28, w: w - 12, h: h - 34 };
}

/** The drawing for phones, as high as this position needs it. */
export function narrowFor(model: BoardModel, words: Words): Plan {
  const rows: Record<keyof Rows, number> = { ...usualRows };
  for (const sector of sectors) {
    const { field } = narrow.sectors[sector];
    const boxes = shipBoxes(
      stacksOf(sector, model.ships[sector], model.players),
      field,
      words,
      narrow.leastScale,
    );
    rows[rowOf[sector]] = Math.max(rows[rowOf[sector]], needed(boxes, field.w, shipGap) + besideShips);
  }
  const rooms = model.print.locations.map(location => {
    const { field } = roomLettering(words, location, narrow);
    const missing = needed(tagBoxes(model, words, location), field.w, tagGap) - field.h;
    return narrow.roomSize.h + Math.max(0, missing);
  });
  const areas = (model.areas ?? []).map(({ id, on, ships }) => {
    const field = areaField(narrow, on);
    const boxes = shipBoxes(stacksOf(id, ships, model.players), field, words, narrow.leastScale);
    return narrow.roomSize.h + Math.max(0, needed(boxes, field.w, shipGap) - field.h);
  });
  const room = Math.max(narrow.roomSize.h, ...rooms, ...areas);
  const isUsual = room === narrow.roomSize.h && rowNames.every(row => rows[row] === usualRows[row]);
  return isUsual ? narrow : narrowPlan(rows, room);
}

const rowNames = ['top', 'middle', 'bottom'] as const;

function needed(boxes: readonly Sized[], width: number, gap: number): number {
  if (boxes.length === 0) return 0;
  return Math.ceil(heightAt(boxes, width, gap, narrow.leastScale ?? 1) ?? 0);
}
