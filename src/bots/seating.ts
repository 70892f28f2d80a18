import type { Library } from '#engine/index.ts';
import type { Side } from '#engine/model/vocabulary.ts';
import { sideOf } from '#engine/queries/sides.ts';
import type { Bot, BotName } from './bot.ts';
import { makeNovelty } from './novelty.ts';
import type { Seating } from './playOut.ts';
import { random } from './random.ts';
import { reasonable } from './reasonable.ts';

/** A novelty player begins with nothing in its memory. */
export function botOf(name: BotName): Bot {
  switch (name) {
    case 'random':
      return random;
    case 'novelty':
      return makeNovelty();
    case 'reasonable':
      return (choice, { lib, view, seed, conduct }) => reasonable(lib, view(), choice, seed, { conduct });
  }
}

/** The same kind of player on every seat. */
export function seatingOf(name: BotName): Seating {
  const bot = botOf(name);
  return Object.assign(() => bot, { forgetful: name !== 'reasonable' });
}

/** One kind of player for each side, whichever a seat is on by then in secret. */
export function seatingBySide(lib: Library, bots: { readonly [side in Side]: BotName }): Seating {
  const players = { humans: botOf(bots.humans), cylons: botOf(bots.cylons) };
  return (state, seat) => players[sideOf(lib, state, seat)];
}
