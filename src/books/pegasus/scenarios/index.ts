import type { LeaderEvents } from '#books/leaders/engine/words.ts';
import { leaderEvents } from '#books/leaders/scenarios/events.ts';
import { destinyEvents } from '#books/treachery/scenarios/events.ts';
import { defineScenarios } from '#scenarios/facet.ts';
import type { pegasusPrompts } from '../engine/cards/words.ts';
import type { PegasusEvents } from '../engine/words.ts';

export const facet = defineScenarios<PegasusEvents & LeaderEvents, (typeof pegasusPrompts)[number]>({
  events: {
    ...leaderEvents,
    ...destinyEvents,
    settled: {},
    'orbit-reached': {},
    'civilian-prepared': {},
    'civilian-evacuated': { at: 'sector' },
    'occupation-placed': { at: 'location' },
    'occupation-moved': { to: 'location' },
    'occupation-left': { at: 'location' },
    'occupation-destroyed': { at: 'location' },
    'pegasus-damaged': { token: 'card' },
    'pegasus-destroyed': {},
    'agenda-dealt': { seat: 'seat', card: 'card' },
    'destiny-traded': { seat: 'seat', n: 'number' },
    'deck-seen': { seat: 'seat', pile: 'pile', n: 'number', cards: 'cards' },
    'destiny-sifted': { seat: 'seat', cards: 'cards' },
    'contribution-seen': { seat: 'seat', of: 'seat', cards: 'cards' },
    'hands-swapped': { seat: 'seat', with: 'seat' },
    'card-passed': { seat: 'seat', to: 'seat', card: 'card' },
    'roll-replaced': { by: 'seat', card: 'card', value: 'number' },
    'basestar-withdrawn': { at: 'sector' },
    'resource-shielded': { resource: 'resource' },
    'area-picked': { seat: 'seat', at: 'sector' },
    'locked-seen': { seat: 'seat', card: 'card' },
    'locked-returned': { seat: 'seat', to: { top: true, bottom: true } },
    'jump-step-skipped': {},
    departed: {},
    executed: { seat: 'seat', character: 'character' },
    'character-replaced': { seat: 'seat', character: 'character' },
  },
  prompts: {
    suffer: 'yes | no',
    'damaged-ship': 'galactica | pegasus',
    arrange: '<crisis card>:top | <crisis card>:bottom',
    'quorum-limit': '<quorum card>',
    'any-deck': '<pile>',
    shield: '<resource>',
    area: '<sector>',
    'add-to-check': '<card>/<strength>',
    study: 'check | hand',
  },
});
