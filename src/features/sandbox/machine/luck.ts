/** Chance where the game asks for it: the dice laid ready first, then a generator that answers the same to the same game. */
import { choicesOf, type Game, sample } from '#engine/index.ts';
import type { Choice, Made } from '#engine/model/choice.ts';

/** So that a step that is taken back and made again throws the same die. */
export function luckOf(game: Game, choice: Choice, dice: readonly number[]): Made {
  const ready = choice.prompt === 'die' && dice.length > 0 ? dice[diceThrown(game)] : undefined;
  if (ready !== undefined) return { seat: 'chance', choose: String(ready) };
  const answer = sample(choice, below(game.state.options.seed + (game.log?.length ?? 0)));
  return { seat: 'chance', choose: answer };
}

const diceThrown = (game: Game): number => choicesOf(game).filter(({ prompt }) => prompt === 'die').length;

/** Numbers that look like chance and are always the same. */
function below(seed: number): (n: number) => number {
  let x = Math.imul(seed ^ 0x2545f491, 0x9e3779b1);
  return n => {
    x = (x + 0x6d2b79f5) | 0;
    let mixed = Math.imul(x ^ (x >>> 15), x | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}
