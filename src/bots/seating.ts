import type { Side } from '#engine/model/vocabulary.ts';
import { sideOf } from '#engine/queries/sides.ts';
import type { Bot, BotName } from './bot.ts';
import type { Knowledge } from './knowledge.ts';
import { makeNovelty } from './novelty.ts';
import type { Seating } from './playOut.ts';
import { random } from './random.ts';
import { reasonable } from './reasonable.ts';

/** A novelty player begins with nothing in its memory. */
export function botOf(name: BotName, knowledge: Knowledge): Bot {
  switch (name) {
    case 'random':
      return random;
    case 'novelty':
      return makeNovelty();
    case 'reasonable':
      return (choice, { view, seed, conduct }) => reasonable(knowledge, view(), choice, seed, { conduct });
  }
}

/** The same kind of player on every seat. */
export function seatingOf(name: BotName, knowledge: Knowledge): Seating {
  const bot = botOf(name, knowledge);
  return Object.assign(() => bot, { forgetful: name !== 'reasonable' });
}

/** One kind of player for each side, whichever a seat is on by then in secret. */
export function seatingBySide(knowledge: Knowledge, bots: { readonly [side in Side]: BotName }): Seating {
  const players = { humans: botOf(bots.humans, knowledge), cylons: botOf(bots.cylons, knowledge) };
  return (state, seat) => players[sideOf(knowledge.lib, state, seat)];
}
