/** A game as it was played, every choice and every stroke of luck, in lines of a script. */
import { apply, choicesOf, type Game, gameFrom, makeGame, pending } from '../../engine/index.ts';
import type { Answer, Made } from '../../engine/model/choice.ts';
import type { State } from '../../engine/model/state.ts';
import type { ChooseLine } from '../notation/script.ts';

/** How the game was driven: whether seats with nothing to react with were passed for without a word. */
export interface Driven {
  readonly passIdle?: boolean;
}

const written = (answer: Answer): ChooseLine['choose'] => (typeof answer === 'string' ? answer : [...answer]);

/** The lines, and the state they lead to when every window is answered in so many words. */
export function logOf(game: Game, { passIdle = false }: Driven): { lines: ChooseLine[]; state: State } {
  const lines: ChooseLine[] = [];
  const onLuck = (id: string) => lines.push({ seat: 'chance', choose: id });
  const nameOf = (seat: Made['seat']) => (seat === 'chance' ? 'chance' : (game.state.seats[seat]?.id ?? ''));
  const { options } = game.state;
  const begun = game.origin
    ? gameFrom(game.lib, game.origin, { onLuck })
    : makeGame(game.lib, options, { onLuck });
  if (!begun.ok) throw new Error(`The game cannot have been made: ${begun.because}`);
  let now = begun.game;
  const take = (made: Made) => {
    lines.push({ seat: nameOf(made.seat), choose: written(made.choose) });
    const step = apply(now, made, { onLuck });
    if (!step.ok) throw new Error(`The log does not fit the game: ${step.because}`);
    now = step.game;
  };
  const passForIdle = () => {
    const idle = () => pending(now).find(c => c.shape === 'react' && c.options.length === 0);
    for (let choice = idle(); choice; choice = idle()) take({ seat: choice.seat, choose: 'pass' });
  };
  for (const made of choicesOf(game)) {
    if (passIdle) passForIdle();
    take(made);
  }
  if (passIdle) passForIdle();
  return { lines, state: now.state };
}
