/**
 * How much room the pieces of a sector and the people of a location take, and the drawing for phones that has so much:
 * names stay legible and pieces large enough to touch wherever the rules let everybody meet.
 */
import { sectors } from '#engine/model/vocabulary.ts';
import { type Flow, flow, heightAt, type Sized } from './layout/flow.ts';
import { besideShips, type Rows, rowOf, usualRows } from './layout/narrow.ts';
import { narrow, narrowPlan, type Plan } from './layout/plan.ts';
import type { Box } from './layout/shape.ts';
import { type StackLayout, stackLayout } from './layout/stack.ts';
import { type Lettering, lettering, textWidth } from './layout/text.ts';
import { type BoardModel, type PrintedLocation, peopleAt, tokensAt } from './model.ts';
import { type NameLines, tagSize } from './parts/Person.tsx';
import { tokenSize } from './parts/TokenTag.tsx';
import type { Scene } from './scene.ts';
import { type Stack, stacksOf } from './stacks.ts';
import type { Words } from './words.ts';

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

/** The name of a location as it is set, and what it leaves for people. */
export function roomLettering(words: Words, id: string, plan: Plan): Lettering & { readonly field: Box } {
  const { w, h } = plan.roomSize;
  const name = lettering(words.voice.title('locations', id).title, plan.roomNames, w - 11);
  const top = 10 + name.lines.length * (name.size + 2);
  return { ...name, field: { x: 6, y: top, w: w - 12, h: h - top - 6 } };
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
  const { field } = roomLettering(words, location.id, plan);
  const largest = plan.kind === 'wide' ? largestWide : 1;
  const set = (lines: NameLines) => {
    const boxes = tagBoxes(model, words, location, lines);
    return { ...flow(boxes, field, tagGap, largest), lines };
  };
  const one = set(1);
  const two = one.scale < largest ? set(2) : one;
  return two.scale > one.scale ? two : one;
}

/** What a place of a book leaves for ships, below its name. */
export const areaField = ({ roomSize: { w, h } }: Pick<Plan, 'roomSize'>): Box => ({
  x: 6,
  y: 28,
  w: w - 12,
  h: h - 34,
});

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
    const { field } = roomLettering(words, location.id, narrow);
    const missing = needed(tagBoxes(model, words, location), field.w, tagGap) - field.h;
    return narrow.roomSize.h + Math.max(0, missing);
  });
  const field = areaField(narrow);
  const areas = (model.areas ?? []).map(({ id, ships }) => {
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
