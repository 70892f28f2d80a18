import { sample } from '#engine/index.ts';
import type { Bot } from './bot.ts';
import { diceOf } from './dice.ts';

/** Every answer is as good as any other. */
export const random: Bot = (choice, { seed }) => sample(choice, diceOf(seed));
