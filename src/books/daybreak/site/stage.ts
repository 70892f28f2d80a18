import type { LeaderEvents } from '#books/leaders/engine/words.ts';
import { events as ofLeaders } from '#books/leaders/site/stage.ts';
import { events as ofTreachery } from '#books/treachery/site/stage.ts';
import { defineStage } from '#ui/stage/facet.ts';
import { look, note, routine, staged } from '#ui/stage/weights.ts';
import type { DaybreakEvents } from '../engine/words.ts';

export const facet = defineStage<{ events: DaybreakEvents & LeaderEvents }>({
  events: {
    ...ofLeaders,
    ...ofTreachery,
    'motives-dealt': {
      ...routine(),
      weight: 2,
      waits: true,
      mine: { scene: 'loyalty', weight: 5, time: 2400 },
    },
    'motive-shown': staged('card', 4, 1900),
    'miracle-gained': note(2, 800),
    'miracle-spent': note(3, 1000),
    'miracle-passed': note(2, 800),
    'mission-begun': staged('card', 4, 2400),
    'card-turned-down': note(2, 900),
    'mutiny-drawn': { ...note(3, 1100), waits: true, mine: { scene: 'seen', weight: 4, time: 2200 } },
    'mutiny-played': staged('card', 4, 1900),
    'mutiny-discarded': note(2),
    'mutinies-looked-at': note(2),
    'ship-stayed': note(2, 800),
    'overlay-turned': note(3, 1200),
    'rebel-basestar-joined': note(5, 2200),
    'crises-ordered': note(2, 800),
    'deck-searched': look(2),
    'quorum-shared': look(2),
    'quorum-sunk': note(2, 900),
    'quorum-seen': look(2),
    'check-card-withdrawn': staged('check', 3, 1000),
    'check-card-added': staged('check', 3, 1000),
    'treachery-turned-up': staged('card', 3, 1500),
    'discard-spared': note(2),
    'civilian-spared': note(3, 900),
    'civilian-exchanged': note(2, 700),
    'cards-given': note(2, 900, { mine: { weight: 3 } }),
    'all-cards-taken': note(3, 1200, { mine: { weight: 4 } }),
    'assault-raptor-gained': routine(500),
    'piece-gone': routine(400),
    'centurions-left': note(3, 900),
    'fire-ceased': note(4, 1400),
  },
});
