/**
 * A position in words, in the order in which one would set it up. What is said here of a spot is also what a screen
 * reader hears of it in the drawing, so the description and the board cannot part ways.
 */
import { type Board, resources, sectors } from '#engine/model/vocabulary.ts';
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
import { sectorLine } from './describe/sectors.ts';
import { orbitLines, stackLine } from './describe/stacks.ts';
import type { BoardModel } from './model.ts';
import { type FurtherBoard, furtherBoards, isLaid } from './parts.ts';
import type { Words } from './words.ts';

/** The parts of the board, in reading order; `galactica` is drawn in the midst of `space`. */
export const topics = [
  'space',
  'galactica',
  'colonial-one',
  'cylon',
  ...furtherBoards,
  'resources',
  'jump',
  'boarding',
  'reserves',
  'players',
  'decks',
] as const;
export type Topic = (typeof topics)[number];

export interface Section {
  readonly topic: Topic;
  readonly title: string;
  readonly lines: readonly Line[];
}

export function describe(
  model: BoardModel,
  words: Words,
  about: readonly Topic[] = topics,
): readonly Section[] {
  const laid = about.filter(topic => isLaid(model, topic));
  return laid.map(topic => ({
    topic,
    title: words.t(`parts.${topic}`),
    lines: linesAbout[topic](model, words),
  }));
}

type Lines = (model: BoardModel, words: Words) => readonly Line[];

const locationsOn =
  (board: Board): Lines =>
  (model, words) =>
    model.print.locations
      .filter(location => location.board === board)
      .map(({ id }) => locationLine(model, words, id));

const further =
  (board: FurtherBoard): Lines =>
  (model, words) => [
    ...locationsOn(board)(model, words),
    ...(model.stacks ?? []).filter(({ on }) => on === board).map(stack => stackLine(model, words, stack)),
    ...(board === 'new-caprica' ? orbitLines(model, words) : []),
  ];

const ofFurtherBoards = Object.fromEntries(furtherBoards.map(board => [board, further(board)])) as {
  readonly [board in FurtherBoard]: Lines;
};

const linesAbout: { readonly [topic in Topic]: Lines } = {
  space: (model, words) => sectors.map(sector => sectorLine(model, words, sector)),
  galactica: locationsOn('galactica'),
  'colonial-one': locationsOn('colonial-one'),
  cylon: locationsOn('cylon'),
  ...ofFurtherBoards,
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
