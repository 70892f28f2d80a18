/** Which parts of the board have something to tell in a row of positions: a widget need not draw the others. */
import { describe, type Section, type Topic, topics } from './describe.ts';
import type { BoardModel } from './model.ts';
import { type BoardPart, boardParts, widest } from './parts.ts';
import type { Words } from './words.ts';

/** Galactica lies in the midst of space. */
const partOf = (topic: Topic): BoardPart => (topic === 'galactica' ? 'space' : topic);

/** The parts that do not stay the same; all that is in space where nothing changes. */
export function changingParts(models: readonly BoardModel[], words: Words): readonly BoardPart[] {
  const laid = widest(models);
  if (laid === undefined) return ['space'];
  // Every card that is drawn changes a deck, and that is seldom the point.
  const told = topics(laid).filter(topic => topic !== 'decks');
  const [first, ...others] = models.map(model => new Map(describe(model, words, told).map(toldOf)));
  const changing = told
    .filter(topic => others.some(sections => sections.get(topic) !== first?.get(topic)))
    .map(partOf);
  return changing.length === 0 ? ['space'] : boardParts(laid).filter(part => changing.includes(part));
}

function toldOf({ topic, lines }: Section): readonly [Topic, string] {
  return [topic, JSON.stringify(lines.map(({ name, items }) => [name, items]))];
}
