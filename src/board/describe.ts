/**
 * A position in words, in the order in which one would set it up. What is said here of a spot is also what a screen
 * reader hears of it in the drawing, so the description and the board cannot part ways.
 */
import { resources, sectors } from '#engine/model/vocabulary.ts';
import { deckLine } from './describe/decks.ts';
import {
  boardingLines,
  destinationsLine,
  distanceLine,
  fleetLine,
  resourceLine,
} from './describe/instruments.ts';
import type { Line } from './describe/line.ts';
import { locationLine } from './describe/locations.ts';
import { nukesLine, playerLine } from './describe/players.ts';
import { damagedLine, destroyedLine, reserveLine } from './describe/reserves.ts';
import { areaLine, sectorLine } from './describe/sectors.ts';
import { cellLine, stackLine } from './describe/stacks.ts';
import type { BoardModel } from './model.ts';
import { type BoardPart, instruments, type RowBoard, rowBoards } from './parts.ts';
import type { Words } from './words.ts';

/** A part of the board; `galactica` is drawn in the midst of `space`. */
export type Topic = BoardPart | 'galactica';

/** In reading order. */
export const topics = (model: BoardModel): readonly Topic[] => [
  'space',
  'galactica',
  ...rowBoards(model),
  ...instruments,
];

export interface Section {
  readonly topic: Topic;
  readonly title: string;
  readonly lines: readonly Line[];
}

export function describe(
  model: BoardModel,
  words: Words,
  about: readonly Topic[] = topics(model),
): readonly Section[] {
  const laid = topics(model);
  return about
    .filter(topic => laid.includes(topic))
    .map(topic => ({ topic, title: words.t(`parts.${topic}`), lines: linesAbout(topic, model, words) }));
}

type Lines = (model: BoardModel, words: Words) => readonly Line[];

function linesAbout(topic: Topic, model: BoardModel, words: Words): readonly Line[] {
  return Object.hasOwn(tellers, topic)
    ? tellers[topic as keyof typeof tellers](model, words)
    : boardLines(topic as RowBoard, model, words);
}

/** The locations of a board, what lies on its spaces, and how something stands there. */
function boardLines(board: RowBoard | 'galactica', model: BoardModel, words: Words): readonly Line[] {
  const { print, stacks = [], cells = [], areas = [] } = model;
  return [
    ...print.locations.filter(one => one.board === board).map(({ id }) => locationLine(model, words, id)),
    ...stacks.filter(({ on }) => on === board).map(stack => stackLine(model, words, stack)),
    ...cells.filter(({ on }) => on === board).map(cell => cellLine(words, cell)),
    ...areas.filter(({ on }) => on === board).map(area => areaLine(model, words, area)),
  ];
}

const tellers: { readonly [topic in Exclude<Topic, RowBoard>]: Lines } = {
  space: (model, words) => sectors.map(sector => sectorLine(model, words, sector)),
  galactica: (model, words) => boardLines('galactica', model, words),
  resources: (model, words) => resources.map(resource => resourceLine(model, words, resource)),
  jump: (model, words) => [
    fleetLine(model, words),
    distanceLine(model, words),
    destinationsLine(model, words),
  ],
  boarding: boardingLines,
  reserves: (model, words) => [
    reserveLine(model, words),
    damagedLine(model, words),
    destroyedLine(model, words),
  ],
  players: (model, words) => [
    ...model.players.map(player => playerLine(model, words, player)),
    nukesLine(model, words),
  ],
  decks: (model, words) => model.print.piles.map(pile => deckLine(model, words, pile)),
};
