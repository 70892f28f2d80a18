import type { Answer, Choice } from '../engine/model/choice.ts';
import type { Dice } from './dice.ts';

/** A player: told what is asked, it answers. Whatever it leaves to luck, it takes from the dice. */
export type Bot = (choice: Choice, dice: Dice) => Answer;

export const botNames = ['random', 'novelty', 'reasonable'] as const;
export type BotName = (typeof botNames)[number];
