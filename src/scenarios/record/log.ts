/** A game as it was played, every choice and every stroke of luck, in lines of a script. */
import { apply, choicesOf, type Game, gameFrom, makeGame } from '../../engine/index.ts';
import type { Answer, Made } from '../../engine/model/choice.ts';
import type { ChooseLine } from '../notation/script.ts';

const written = (answer: Answer): ChooseLine['choose'] => (typeof answer === 'string' ? answer : [...answer]);

export function logOf(game: Game): ChooseLine[] {
  const lines: ChooseLine[] = [];
  const onLuck = (id: string) => lines.push({ seat: 'chance', choose: id });
  const nameOf = (seat: Made['seat']) => (seat === 'chance' ? 'chance' : (game.state.seats[seat]?.id ?? ''));
  const { options } = game.state;
  const begun = game.origin
    ? gameFrom(game.lib, game.origin, { onLuck })
    : makeGame(game.lib, options, { onLuck });
  if (!begun.ok) throw new Error(`The game cannot have been made: ${begun.because}`);
  let now = begun.game;
  for (const made of choicesOf(game)) {
    lines.push({ seat: nameOf(made.seat), choose: written(made.choose) });
    const step = apply(now, made, { onLuck });
    if (!step.ok) throw new Error(`The log does not fit the game: ${step.because}`);
    now = step.game;
  }
  return lines;
}
