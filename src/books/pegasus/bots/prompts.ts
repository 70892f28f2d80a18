/** What bots answer to the questions of Pegasus. */
import type { Answers } from '#bots/facet.ts';
import { anyOf, firstOfAll } from '#bots/reasonable/best.ts';
import { contribute } from '#bots/reasonable/contribute.ts';
import type { pegasusPrompts } from '../engine/cards/words.ts';
import type { newCapricaPrompts } from '../engine/newCaprica/words.ts';
import { area, arrange, damagedShip, shield, study } from './choices.ts';
import { chooseForce, chooseResource } from './newCaprica/choices.ts';

export type PegasusPrompt = (typeof pegasusPrompts | typeof newCapricaPrompts)[number];

export const prompts: Answers<PegasusPrompt> = {
  suffer: () => 'no',
  'damaged-ship': damagedShip,
  arrange,
  'quorum-limit': firstOfAll,
  'any-deck': anyOf,
  shield,
  area,
  'add-to-check': contribute,
  study,
  occupation: chooseForce,
  resource: chooseResource,
};
