import { sample } from '../engine/index.ts';
import type { Bot } from './bot.ts';

/** Every answer is as good as any other. */
export const random: Bot = sample;
