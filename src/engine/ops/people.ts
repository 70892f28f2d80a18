/** Moving characters about, titles, what somebody is. */
import { askOne, ids } from '../choices/ask.ts';
import { answered } from '../library/facet.ts';
import type { OpOf } from '../model/flow.ts';
import type { FrameOf } from '../model/frame.ts';
import type { Board, LocationId, Seat } from '../model/vocabulary.ts';
import { mayEnter } from '../queries/modifiers.ts';
import { affected, decider, resultOfCrisis } from '../queries/who.ts';
import { roller } from '../rules/acting.ts';
import { boardOf, isHuman, isPrisoner, isStranded, moveTo, sendTo } from '../rules/people.ts';
import { giveTitle } from '../rules/titles.ts';
import type { Again, Run } from '../run/run.ts';
import { isOpen, staysAlone } from './moves.ts';
import type { Resolvers } from './resolver.ts';
import { speaking } from './thisCard.ts';
import { subjected } from './touched.ts';

/**
 * Locations of a board somebody can be put on; in one edition the Brig's own check lets a prisoner go to either ship
 * (brig-escape-destination).
 */
function stations(run: Run, seat: Seat, by: Seat, board: Board | 'any'): LocationId[] {
  const either =
    board === 'any' ||
    (run.state.rulings['brig-escape-destination'] === 'anywhere' && speaking(run) === 'brig');
  return [...run.lib.locations.values()]
    .filter(l => !l.hazardous && (l.board === board || (either && isOpen(run, l, isHuman(run, seat)))))
    .filter(l => mayEnter(run, seat, l.board) && !(seat === by && staysAlone(run, seat, l.id)))
    .map(l => l.id);
}

/** Nobody can be there at this time, human or Cylon. */
const isClosed = (run: Run, board: Board | 'any'): boolean =>
  board !== 'any' &&
  [true, false].every(human => answered(run, rules => rules.opens?.(run, board, human)) === false);

/** One after the other, each for himself; whoever finds no place open to him stays where he is. */
function stationEach(run: Run, op: OpOf<'station'>, frame: FrameOf<'station'>): Again {
  const [seat, ...left] = frame.left ?? affected(run, op.who).filter(each => !isStranded(run, each));
  if (seat === undefined) {
    frame.left = undefined;
    return;
  }
  const open = isClosed(run, op.on) ? [] : stations(run, seat, seat, op.on);
  const options = ids([...(op.may || open.length === 0 ? ['stay'] : []), ...open]);
  const word = askOne(run, { seat, prompt: 'location', about: seat }, options);
  if (word === undefined) return 'again';
  frame.left = left;
  if (word !== 'stay') moveTo(run, seat, word);
  return 'again';
}

export const peopleOps: Resolvers<'send' | 'station' | 'title'> = {
  send(run, op, frame): Again {
    const seats = subjected(run, op, op.who, frame);
    if (!seats) return 'again';
    for (const seat of seats) sendTo(run, seat, op.to, resultOfCrisis(run));
  },

  station(run, op, frame): Again {
    if (op.by === 'each') return stationEach(run, op, frame);
    const [seat] = affected(run, op.who);
    if (seat === undefined || isStranded(run, seat)) return;
    const deciding = decider(run, op.by);
    if (deciding === undefined) return;
    const by: Seat = roller(run, deciding);
    // Who is let out stays on the board where he was held; among the Cylons he has left it.
    const isLetOut = isPrisoner(run, seat) && op.on !== 'any' && op.on !== 'cylon';
    const board = isLetOut || isClosed(run, op.on) ? (boardOf(run, seat) ?? op.on) : op.on;
    const open = stations(run, seat, by, board);
    // Who may not join others finds every place taken, and stays where he is.
    if (open.length === 0) return;
    const word = askOne(run, { seat: by, prompt: 'location', about: seat }, ids(open));
    if (word === undefined) return 'again';
    moveTo(run, seat, word);
  },

  title(run, op) {
    const [to] = affected(run, op.to);
    if (to !== undefined) giveTitle(run, op.title, to);
  },
};
