/** The one table of how much every event matters: here those of the core, in the folders of the books theirs. */
import type { CoreEvents, GameEvent } from '#engine/model/event.ts';
import type { SceneName, StageFacet, Weigh, Weighed, Weight, Weights } from './facet.ts';

const silent: Weighed = { scene: 'none', weight: 0, time: 0 };

/** Pieces and cards change places; nobody needs to be told more than the board shows. */
export const routine = (time = 350): Weighed => ({ scene: 'pieces', weight: 1, time });

/** A line above the board. */
export const note = (weight: Weight, time = 900, more: Partial<Weighed> = {}): Weighed => ({
  scene: 'note',
  weight,
  time,
  ...more,
});

/** The middle of the board. */
export const staged = (
  scene: SceneName,
  weight: Weight,
  time: number,
  more: Partial<Weighed> = {},
): Weighed => ({ scene, weight, time, ...more });

/** Cards that one seat looks at: to all others it is routine. */
export const look = (weight: Weight = 1): Weighed => ({
  scene: weight > 1 ? 'note' : 'pieces',
  weight,
  time: weight > 1 ? 900 : 400,
  waits: true,
  mine: { scene: 'seen', weight: 4, time: 2200 },
});

const attack: readonly SceneName[] = ['roll', 'attack'];

const core: Weights<CoreEvents> = {
  'game-began': silent,
  'character-chosen': note(2, 900, { mine: { weight: 2 } }),
  'turn-began': { scene: 'turn', weight: 1, time: 500 },
  'step-began': silent,
  'cards-drawn': routine(400),
  'cards-discarded': { ...routine(400), mine: { weight: 2 } },
  'card-played': staged('card', 2, 1300),
  'card-taken': note(2, 800, { mine: { weight: 3 } }),
  'ability-used': note(2),
  'action-taken': note(1, 450),
  'deck-reshuffled': routine(),
  'destiny-built': silent,
  moved: { ...routine(400), joins: ['jump', 'sent', 'reveal', 'death'] },
  flew: routine(400),
  sent: staged('sent', 3, 1500, { mine: { weight: 5, time: 2000 } }),
  'not-sent': note(2, 1000),
  'crisis-drawn': staged('crisis', 3, 2800),
  'crisis-replaced': staged('crisis', 3, 2400),
  'crises-seen': look(),
  'option-chosen': staged('option', 3, 1700),
  'without-effect': note(1, 700, { joins: ['option'] }),
  'card-stays': note(2),
  'card-left-play': note(1, 600),
  'player-picked': note(1, 600, { mine: { weight: 2, time: 900 } }),
  'skill-picked': note(1, 600),
  'check-began': staged('check', 3, 900),
  'check-amended': staged('check', 3, 1400),
  'destiny-added': staged('check', 1, 350),
  contributed: staged('check', 1, 420),
  'check-card-shown': staged('check', 2, 700),
  'check-revealed': staged('check', 3, 700, { each: 350, opens: true }),
  // Nobody is told the sum before the last card lies there.
  'check-totalled': staged('check', 3, 900, { opens: true }),
  'check-decided': staged('check', 4, 1300),
  'check-cards-taken': { ...routine(500), mine: { weight: 2 } },
  'check-cards-discarded': silent,
  'resource-lost': { scene: 'resource', weight: 3, time: 900, joins: ['jump'] },
  'resource-gained': { scene: 'resource', weight: 3, time: 900, joins: ['jump'] },
  'jump-track-moved': ({ auto }) => ({
    ...(auto ? note(3, 1000) : note(1, 450)),
    joins: ['jump'],
  }),
  jumped: staged('jump', 4, 1400),
  'destinations-drawn': staged('jump', 2, 500),
  'destination-chosen': staged('jump', 5, 2200, { opens: true }),
  'distance-reached': staged('jump', 4, 700),
  'sleeper-phase': note(4, 1600),
  'last-jump-ready': note(4, 1600),
  rolled: staged('roll', 2, 800, { opens: true, mine: { weight: 3, time: 1000 } }),
  'roll-amended': staged('roll', 2, 700),
  rerolled: note(2, 700),
  risked: staged('roll', 2, 700, { joins: ['roll'] }),
  attacked: ({ result, target }) =>
    staged(
      'attack',
      result !== 'miss' && (target === 'basestar' || target === 'galactica') ? 3 : 2,
      result === 'miss' ? 500 : 900,
      { joins: ['roll'], leads: true, opens: true },
    ),
  activated: note(2, 700),
  'sector-activated': routine(300),
  'ship-placed': routine(),
  'ship-missing': routine(),
  'ship-moved': routine(),
  'ship-destroyed': ({ ship }) =>
    ship === 'civilian'
      ? { scene: 'damage', weight: 3, time: 1000, joins: attack }
      : { scene: 'damage', weight: 2, time: 600, joins: attack },
  'ship-damaged': { ...routine(400), joins: attack },
  'ship-transferred': routine(),
  'ship-returned': { ...routine(250), joins: ['jump'] },
  'ship-repaired': routine(400),
  'galactica-damaged': { scene: 'damage', weight: 3, time: 1100, joins: attack },
  'location-repaired': { scene: 'damage', weight: 2, time: 900 },
  'tokens-seen': look(),
  boarded: note(3, 1000),
  'centurion-advanced': note(3, 800),
  'centurion-destroyed': note(3, 800, { joins: attack }),
  'civilian-seen': look(),
  'title-given': staged('title', 4, 1700, { mine: { weight: 5, time: 2200 } }),
  'nuke-spent': note(3, 1000),
  'quorum-drawn': routine(450),
  'quorum-discarded': routine(450),
  'quorum-played': staged('card', 3, 1800),
  'card-given': note(2),
  'loyalty-dealt': {
    ...routine(),
    weight: 2,
    waits: true,
    mine: { scene: 'loyalty', weight: 5, time: 2400 },
  },
  'loyalty-seen': { ...note(3, 1000), waits: true, mine: { scene: 'seen', weight: 5, time: 2400 } },
  'loyalty-given': {
    ...note(4, 1400),
    waits: true,
    mine: { scene: 'loyalty', weight: 5, time: 2400 },
  },
  'loyalty-shown': staged('card', 4, 1900, { joins: ['reveal'] }),
  revealed: staged('reveal', 5, 3000),
  'super-crisis-drawn': {
    ...note(2, 700),
    joins: ['reveal'],
    waits: true,
    mine: { scene: 'seen', weight: 4, time: 2200, joins: [] },
  },
  'super-crisis-discarded': note(2),
  scouted: look(),
  returned: routine(250),
  passed: silent,
  'game-over': staged('end', 5, 4000),
};

/** The table with those of these books. */
export function weighWith(facets: readonly StageFacet[]): Weigh {
  const tables: readonly StageFacet['events'][] = [core, ...facets.map(({ events }) => events)];
  return event => {
    const found = tables.find(({ [event.type]: own }) => own !== undefined)?.[event.type];
    if (found === undefined) throw new Error(`Nothing says how much "${event.type}" matters.`);
    return typeof found === 'function' ? (found as (event: GameEvent) => Weighed)(event) : found;
  };
}
