/** Titles taken for a while, and where somebody stood when his turn began. */
import type { BookRules, BookTies } from '#engine/library/facet.ts';
import type { Place } from '#engine/model/state.ts';
import type { Title } from '#engine/model/vocabulary.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { isAt, isHuman, seatState } from '#engine/rules/people.ts';
import { shipById } from '#engine/rules/ships.ts';
import { giveTitle, holder, mayHold, passOn } from '#engine/rules/titles.ts';
import { nearest, turn, you } from '#engine/run/find.ts';
import type { Position } from '#engine/run/run.ts';
import { mark } from './marks.ts';

function nameOf(run: Position, place: Place): string {
  switch (place.in) {
    case 'location':
      return place.location;
    case 'viper':
      return `viper:${shipById(run, place.ship)?.at}`;
    default:
      return place.in;
  }
}

const began = (run: Position, place: Place): string => `began:${nameOf(run, place)}`;

/** He is where his turn found him. */
export function hasNotMoved(run: Position, seat: number): boolean {
  return nearest(run, 'turn')?.marks?.includes(began(run, seatState(run, seat).place)) ?? false;
}

const borrowed = (title: Title, from: number | undefined): string => `borrowed:${title}:${from ?? ''}`;

export const marksAtStart: NonNullable<BookRules['marksAtStart']> = (run, seat) => [
  began(run, seatState(run, seat).place),
];

/**
 * A title that was borrowed stays where it is when the borrower has left the game; when the former holder has, it goes
 * down the line. Where somebody stood at the beginning says nothing of their next character.
 */
export const turnMarks: NonNullable<BookTies['turnMarks']> = (marks, gone, { seat }) =>
  marks.flatMap(word => {
    const [kind, title, from] = word.split(':');
    if (kind === 'began') return seat === gone ? [] : [word];
    if (kind !== 'borrowed') return [word];
    if (seat === gone) return [];
    return [from === `${gone}` ? `borrowed:${title}:` : word];
  });

export const officeOps: Resolvers<'note-place' | 'borrow-title' | 'return-titles'> = {
  'note-place'(run) {
    mark(run, ...marksAtStart(run, turn(run).seat));
  },

  'borrow-title'(run, { title }) {
    const before = holder(run, title);
    giveTitle(run, title, you(run));
    mark(run, borrowed(title, before));
  },

  /** Back to whoever had it, as far as he can have it; if it has gone elsewhere meanwhile it stays there. */
  'return-titles'(run) {
    const { seat, marks = [] } = turn(run);
    for (const title of run.lib.titles.keys()) {
      const word = marks.find(each => each.startsWith(`borrowed:${title}:`));
      if (word === undefined) continue;
      if (holder(run, title) !== seat) continue;
      const before = word.split(':').at(-1) ?? '';
      const keeps = run.lib.titles.get(title)?.keptInBrig === true;
      const fit =
        before !== '' &&
        isHuman(run, Number(before)) &&
        mayHold(run, Number(before)) &&
        (keeps || !isAt(run, Number(before), 'brig'));
      if (fit) giveTitle(run, title, Number(before));
      else passOn(run, title, seat);
    }
  },
};
