/** Why the choice a line speaks of is not there: it had one answer, its player has given it up, or `at` is wrong. */
import { optionsOf, pending, refusalOf } from '#engine/index.ts';
import type { Answer, Choice } from '#engine/model/choice.ts';
import { show } from './compare.ts';
import { isAt, type Moment, type Play, toAnswer } from './play.ts';

const wordsOf = (answer: Answer): readonly string[] => (typeof answer === 'string' ? [answer] : answer);

/** Ends a report; empty where the line has nothing to do with either. */
export function whyMissing(play: Play, { seat, at, choose }: Moment): string {
  const asked = play.seatOf(seat);
  const words = choose === undefined ? undefined : wordsOf(toAnswer(choose));
  const made = play.settled.find(({ choice }) => {
    if (choice.seat !== asked) return false;
    if (at !== undefined) return isAt(choice, at);
    return words?.every(word => optionsOf(choice).some(option => option.id === word)) ?? false;
  });
  if (made) {
    return `; this choice had one answer and has been made: ${seat} chose ${show(made.choose)} at ${made.choice.prompt}`;
  }
  const { last } = play;
  const passed = last?.seat === asked && last.choice.prompt === 'action' && last.choose === 'pass';
  const again = passed && (at === 'action' || words?.some(word => isAnAction(play, word)));
  if (again) return `; ${seat} has passed, which gives up all actions left`;
  return at === undefined ? '' : wherePut(play, { seat, at, ...(choose !== undefined && { choose }) });
}

/**
 * The place that `at` should name: where the seat was asked for such an answer, open or passed for want of a line, and
 * otherwise what it is asked now.
 */
function wherePut(play: Play, { seat, at, choose }: Moment): string {
  const elsewhere = (choice: Choice) => choice.seat === play.seatOf(seat) && !isAt(choice, String(at));
  const takes = (choice: Choice) =>
    elsewhere(choice) && choose !== undefined && refusalOf(choice, toAnswer(choose)) === undefined;
  const owed = pending(play.game);
  const open = owed.find(takes);
  const passed = open ? undefined : play.asked.findLast(takes);
  const meant = open ?? passed ?? owed.find(elsewhere);
  if (!meant) return '';
  const place = meant.prompt === 'reaction' ? meant.about : meant.prompt;
  const told = passed
    ? `${seat} was asked there, and passed for want of a line`
    : `${seat} is asked that now`;
  return `; did you mean "at: ${place}"? ${told}`;
}

/** Was among the actions when the player passed. */
function isAnAction({ last }: Play, word: string): boolean {
  return last !== undefined && optionsOf(last.choice).some(option => option.id === word);
}
