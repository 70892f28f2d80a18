import type { BotName } from './bot.ts';
import { makeNovelty } from './novelty.ts';
import type { Seating } from './playOut.ts';
import { random } from './random.ts';

/** The same kind of player on every seat. */
export function seatingOf(name: BotName): Seating {
  const bot = name === 'novelty' ? makeNovelty() : random;
  return () => bot;
}
