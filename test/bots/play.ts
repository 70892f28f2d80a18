/** What a reasonable player answers from one seat of a position. */
import { reasonable } from '#bots/reasonable.ts';
import { viewFor } from '#engine/index.ts';
import type { Answer, Choice } from '#engine/model/choice.ts';
import { knowledgeIn } from '../kit/books.ts';
import type { Play } from '../kit/play.ts';
import { lib } from '../kit/table.ts';

/** What they go by at a table that is laid out. */
export const knowledge = knowledgeIn(lib);

export function answer(play: Play, seat: string, of?: Choice['prompt'], seed = 1): Answer {
  const choice = play.asked(seat, of);
  const index = play.state.seats.findIndex(s => s.id === seat);
  return reasonable(knowledge, viewFor(play.game, index), choice, seed);
}

/** His answer, given. */
export function goOn(play: Play, seat: string, of?: Choice['prompt']): Answer {
  const choose = answer(play, seat, of);
  play.choose(seat, choose);
  return choose;
}
