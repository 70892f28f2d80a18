import type { LeaderEvents } from '#books/leaders/engine/words.ts';
import { events as ofLeaders } from '#books/leaders/site/stage.ts';
import { events as ofTreachery } from '#books/treachery/site/stage.ts';
import { defineStage } from '#ui/stage/facet.ts';
import { look, note, routine, staged } from '#ui/stage/weights.ts';
import type { PegasusEvents } from '../engine/words.ts';

export const facet = defineStage<{ events: PegasusEvents & LeaderEvents }>({
  events: {
    ...ofLeaders,
    ...ofTreachery,
    executed: staged('death', 5, 3000),
    'character-replaced': note(4, 1600, { joins: ['death'] }),
    'pegasus-damaged': { scene: 'damage', weight: 3, time: 1100, joins: ['roll', 'attack'] },
    'pegasus-destroyed': note(4, 1600),
    'agenda-dealt': {
      ...routine(),
      weight: 2,
      waits: true,
      mine: { scene: 'loyalty', weight: 5, time: 2400 },
    },
    'destiny-traded': note(2),
    'deck-seen': look(),
    'destiny-sifted': note(2),
    'contribution-seen': look(2),
    'hands-swapped': note(3, 1200, { mine: { weight: 4 } }),
    'card-passed': note(2, 800, { mine: { weight: 3 } }),
    'roll-replaced': staged('roll', 3, 1200),
    'basestar-withdrawn': note(3, 1000),
    'resource-shielded': note(3, 1000),
    'area-picked': note(1, 450),
    settled: note(5, 2200),
    'orbit-reached': note(4, 1600),
    departed: note(5, 2200),
    'civilian-prepared': routine(450),
    'civilian-evacuated': note(3, 900),
    'locked-seen': look(),
    'locked-returned': routine(300),
    'occupation-placed': note(2, 700),
    'occupation-moved': routine(400),
    'occupation-left': note(2, 700),
    'occupation-destroyed': note(3, 900, { joins: ['roll', 'attack'] }),
    'jump-step-skipped': note(1, 600),
  },
});
