/** President and Admiral: who holds the title, who takes over, what travels with it. */
import type { Seat, Title } from '../model/vocabulary.ts';
import { anyAnswer } from '../queries/modifiers.ts';
import { emit, type Position, type Run } from '../run/run.ts';
import { candidates, lineOf } from './line.ts';
import { isAt, isHuman } from './people.ts';

export function holder(run: Position, title: Title): Seat | undefined {
  return run.state.titles[title];
}

/** Some may never be in office, however they would come to it. */
export function mayHold(run: Position, seat: Seat): boolean {
  return !anyAnswer(run, 'may-hold-title', { seat });
}

/** The Quorum hand and the nukes belong to the title, so nothing else has to be moved. */
export function giveTitle(run: Run, title: Title, to: Seat): void {
  if (run.state.titles[title] === to || !isHuman(run, to) || !mayHold(run, to)) return;
  run.state.titles[title] = to;
  if (title === 'admiral') run.state.caretaker = false;
  if (title === 'president') for (const card of run.state.quorumHand) card.seen |= 1 << to;
  emit(run, 'title-given', { title, to });
}

/**
 * The highest available candidate (succession.on-reveal). One edition takes the next in line after the old holder
 * instead. A title that is lost in the Brig passes over those who sit there, unless nobody else is left.
 */
function successor(run: Position, title: Title, old: Seat | undefined): Seat | undefined {
  const all = candidates(run, title).filter(seat => seat !== old);
  const keptInBrig = run.lib.titles.get(title)?.keptInBrig ?? true;
  const free = keptInBrig ? all : all.filter(seat => !isAt(run, seat, 'brig'));
  if (free.length === 0) {
    // Nobody hands a title to a prisoner who need not; in the Brig the old Admiral is a candidate like the others
    // (succession.all-in-brig).
    const line = candidates(run, title);
    return line.find(seat => seat === old && !isAt(run, seat, 'brig')) ?? line[0];
  }
  if (run.state.rulings['succession-highest-or-next'] === 'next' && old !== undefined) {
    const line = lineOf(run, title);
    const rank = (seat: Seat) => line.indexOf(run.state.seats[seat]?.character ?? '');
    return free.find(seat => rank(seat) > rank(old)) ?? free[0];
  }
  return free[0];
}

/** The holder loses the title; it goes down the line, to anybody where no old holder is passed over. */
export function passOn(run: Run, title: Title, old: Seat | undefined): void {
  const to = successor(run, title, old);
  if (to === undefined) {
    run.state.titles[title] = undefined;
    return;
  }
  // In the Brig, or kept by whoever had to give it away and found nobody free to take it.
  const forWantOfOthers = isAt(run, to, 'brig') || to === old;
  giveTitle(run, title, to);
  if (title === 'admiral') run.state.caretaker = forWantOfOthers;
}
