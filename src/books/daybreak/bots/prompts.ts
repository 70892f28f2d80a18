/** What bots answer to the questions of Daybreak. */
import type { Answers } from '#bots/facet.ts';
import { anyOf, bestForMe, dearest, firstOfAll } from '#bots/reasonable/best.ts';
import { crisisWorth } from '#bots/reasonable/crises.ts';
import type { Outlook } from '#bots/reasonable/outlook.ts';
import { keepPrice } from '#bots/reasonable/prices.ts';
import { worthOfBlock } from '#bots/reasonable/worth/worth.ts';
import type { CardId } from '#engine/model/vocabulary.ts';
import type { daybreakPrompts } from '../engine/prompts.ts';

export type DaybreakPrompt = (typeof daybreakPrompts)[number];

const quorumWorth = (o: Outlook, id: CardId): number => worthOfBlock(o, `quorum/${id}#`);

export const prompts: Answers<DaybreakPrompt> = {
  motive: anyOf,
  'mutiny-card': anyOf,
  give: firstOfAll,
  'quorum-limit': firstOfAll,
  'scouted-card': anyOf,
  search: (o, { options, max }) => dearest(options, max, id => keepPrice(o, id)),
  order: (o, { options }) => bestForMe(o, options, id => crisisWorth(o, id)),
  // Good ones to a friend, bad ones to a foe.
  share: (o, { options }) => bestForMe(o, options, id => quorumWorth(o, id)),
  sink: (o, { options }) => bestForMe(o, options, id => -quorumWorth(o, id)),
  stay: () => 'yes',
};
