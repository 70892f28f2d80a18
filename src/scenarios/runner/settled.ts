/** Why the choice a line speaks of is not there: it had one answer, or its player has given it up. */
import { optionsOf } from '../../engine/index.ts';
import type { Answer } from '../../engine/model/choice.ts';
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
  return again ? `; ${seat} has passed, which gives up all actions left` : '';
}

/** Was among the actions when the player passed. */
function isAnAction({ last }: Play, word: string): boolean {
  return last !== undefined && optionsOf(last.choice).some(option => option.id === word);
}
