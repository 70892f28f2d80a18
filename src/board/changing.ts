/** Which parts of the board have something to tell in a row of positions: a widget need not draw the others. */
import { describe, type Topic, topics } from './describe.ts';
import type { BoardModel } from './model.ts';
import { type BoardPart, boardParts, isLaid } from './parts.ts';
import type { Words } from './words.ts';

/** Galactica lies in the midst of space. */
const partOf = (topic: Topic): BoardPart => (topic === 'galactica' ? 'space' : topic);
/** Every card that is drawn changes a deck, and that is seldom the point. */
const told = topics.filter(topic => topic !== 'decks');

/** The parts that do not stay the same; all that is in space where nothing changes. */
export function changingParts(models: readonly BoardModel[], words: Words): readonly BoardPart[] {
  const [first, ...others] = models.map(model => describe(model, words, told).map(textOf));
  const laid = told.filter(topic => models[0] === undefined || isLaid(models[0], topic));
  const changing = laid.filter((_, at) => others.some(sections => sections[at] !== first?.[at])).map(partOf);
  return changing.length === 0 ? ['space'] : boardParts.filter(part => changing.includes(part));
}

function textOf({ lines }: ReturnType<typeof describe>[number]): string {
  return JSON.stringify(lines.map(({ name, items }) => [name, items]));
}
