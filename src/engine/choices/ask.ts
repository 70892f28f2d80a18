/**
 * Asking from inside an instruction. Each helper gives the answer if it is there, answers itself where there is
 * nothing to decide, and otherwise asks and gives `undefined`: the instruction then returns 'again'. Whether there is
 * anything to decide is judged by numbers everybody can see: two equal cards are still a choice between two cards.
 */
import type { Choice, ChoiceOption, Question } from '../model/choice.ts';
import type { Seat, SeatName } from '../model/vocabulary.ts';
import { ask, type Run, takeWord, takeWords } from '../run/run.ts';

export function askOne(
  run: Run,
  question: Question<'one'>,
  options: readonly ChoiceOption[],
): string | undefined {
  const word = takeWord(run);
  if (word !== undefined) return word;
  const choice: Choice = { shape: 'one', ...question, options };
  const only = options[0];
  if (options.length === 1 && only && (only.count ?? 1) === 1) {
    run.onSettled?.(choice, only.id, run.events.length);
    return only.id;
  }
  ask(run, choice);
  return undefined;
}

export function askSome(
  run: Run,
  question: Question<'some'>,
  options: readonly ChoiceOption[],
  min: number,
  max: number,
): readonly string[] | undefined {
  const words = takeWords(run);
  if (words !== undefined) return words;
  const there = options.reduce((sum, o) => sum + (o.count ?? 1), 0);
  const most = Math.min(max, there);
  const least = Math.min(min, there);
  const choice: Choice = { shape: 'some', ...question, options, min: least, max: most };
  if (most === 0 || least === there) {
    const all = most === 0 ? [] : options.flatMap(o => Array.from({ length: o.count ?? 1 }, () => o.id));
    run.onSettled?.(choice, all, run.events.length);
    return all;
  }
  ask(run, choice);
  return undefined;
}

export function askYes(run: Run, question: Question<'yes-no'>): boolean | undefined {
  const word = takeWord(run);
  if (word !== undefined) return word === 'yes';
  ask(run, { shape: 'yes-no', ...question });
  return undefined;
}

export const ids = (list: readonly string[]): ChoiceOption[] => list.map(id => ({ id }));

/** Seats as options, by their ids. */
export function seatOptions(run: Run, seats: readonly Seat[]): ChoiceOption[] {
  return seats.map(seat => ({ id: run.state.seats[seat]?.id ?? `${seat}` }));
}

export function seatByName(run: Run, id: SeatName): Seat {
  return run.state.seats.findIndex(s => s.id === id);
}
