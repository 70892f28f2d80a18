import type { LeaderEvents } from '#books/leaders/engine/words.ts';
import { leaderEvents } from '#books/leaders/scenarios/events.ts';
import { destinyEvents } from '#books/treachery/scenarios/events.ts';
import { defineScenarios } from '#scenarios/facet.ts';
import type { daybreakPrompts } from '../engine/prompts.ts';
import type { DaybreakEvents } from '../engine/words.ts';

export const facet = defineScenarios<DaybreakEvents & LeaderEvents, (typeof daybreakPrompts)[number]>({
  events: {
    ...leaderEvents,
    ...destinyEvents,
    'check-card-withdrawn': { seat: 'seat', card: 'card', to: { hand: true, discard: true } },
    'treachery-turned-up': { card: 'card' },
    'check-card-added': { seat: 'seat', card: 'card' },
    'ship-stayed': { ship: 'craft', at: 'sector' },
    'assault-raptor-gained': { n: 'number' },
    'piece-gone': { piece: { basestar: true, 'heavy-raider': true, centurion: true } },
    'centurions-left': { n: 'number' },
    'fire-ceased': {},
    'quorum-seen': { seat: 'seat', n: 'number', cards: 'cards' },
    'quorum-shared': { seat: 'seat', n: 'number', cards: 'cards' },
    'quorum-sunk': { seat: 'seat', n: 'number', cards: 'cards' },
    'motives-dealt': { seat: 'seat', n: 'number', cards: 'cards' },
    'motive-shown': { seat: 'seat', card: 'card' },
    'miracle-gained': { seat: 'seat' },
    'miracle-spent': { seat: 'seat' },
    'mission-begun': { seat: 'seat', card: 'card' },
    'card-turned-down': { card: 'card' },
    'overlay-turned': { board: { 'colonial-one': true, cylon: true } },
    'rebel-basestar-joined': { side: 'side' },
    'crises-ordered': { seat: 'seat', n: 'number' },
    'deck-searched': { seat: 'seat', pile: 'skill', n: 'number', cards: 'cards' },
    'miracle-passed': { from: 'seat', to: 'seat' },
    'mutinies-looked-at': { seat: 'seat', n: 'number' },
    'discard-spared': { by: 'seat', seat: 'seat' },
    'civilian-spared': { seat: 'seat' },
    'civilian-exchanged': { seat: 'seat', at: 'sector' },
    'cards-given': { from: 'seat', to: 'seat', n: 'number', cards: 'cards' },
    'all-cards-taken': { seat: 'seat', from: 'seat', n: 'number', cards: 'cards' },
    'mutiny-drawn': { seat: 'seat', card: 'card' },
    'mutiny-played': { seat: 'seat', card: 'card' },
    'mutiny-discarded': { seat: 'seat', cards: 'cards' },
  },
  prompts: {
    'quorum-limit': '<quorum card>',
    'mutiny-card': '<mutiny card>',
    give: '<card>/<strength>',
    'scouted-card': '<card>',
    motive: '<motive card>, at any moment',
    search: '<card>/<strength>',
    order: '<crisis card>',
    share: '<quorum card>',
    sink: '<quorum card>',
    stay: 'yes | no',
  },
});
