import { treacheryBots } from '#books/treachery/bots/index.ts';
import { type BotsFacet, type BotsWords, defineBots } from '#bots/facet.ts';
import type { PegasusCardOps, PegasusEvents } from '../engine/words.ts';
import { sideOfAgenda } from './agenda.ts';
import { facet as conduct } from './conduct.ts';
import { executionWorth } from './execution.ts';
import { newCapricaBots } from './newCaprica/index.ts';
import { newCapricaWorth } from './newCaprica/worth.ts';
import { type PegasusPrompt, prompts } from './prompts.ts';
import { deckWorth } from './worth.ts';

interface Words extends BotsWords {
  readonly ops: PegasusCardOps;
  readonly prompts: Record<PegasusPrompt, object>;
  readonly skills: { treachery: object };
  readonly activations: { 'occupation-forces': object };
  readonly events: PegasusEvents;
}

export const facet: BotsFacet = defineBots<Words>({
  ...treacheryBots,
  ...newCapricaBots,
  worths: { ...treacheryBots.worths, ...newCapricaWorth, ...deckWorth },
  prompts,
  procedures: { ...newCapricaBots.procedures, execution: executionWorth },
  sideOf: sideOfAgenda,
  conduct,
  judges: {
    'character-replaced': ({ seat }, reputations) => reputations.forget(seat),
  },
  accuses: op => op.op === 'procedure' && op.of === 'execution',
});
