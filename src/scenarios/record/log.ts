/** A game as it was played, every choice and every stroke of luck, in lines of a script. */
import { choicesOf, type Game } from '#engine/index.ts';
import type { Answer, Made } from '#engine/model/choice.ts';
import type { ChooseLine } from '../notation/script.ts';

const written = (answer: Answer): ChooseLine['choose'] => (typeof answer === 'string' ? answer : [...answer]);

export function logOf(game: Game): ChooseLine[] {
  const nameOf = (seat: Made['seat']) => (seat === 'chance' ? 'chance' : (game.state.seats[seat]?.id ?? ''));
  return choicesOf(game).map(({ seat, choose }) => ({ seat: nameOf(seat), choose: written(choose) }));
}
