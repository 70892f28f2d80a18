import type { EventBody, GameEvent } from '../../src/engine/model/event.ts';
import { coreActivations, coreSkills, pilesOf, steps } from '../../src/engine/model/vocabulary.ts';
import type { ToldEvent } from '../../src/text/expansions/words.ts';

/** Those of every book. */
const piles = pilesOf([
  {
    skills: [...coreSkills, 'treachery'],
    piles: ['pegasus-damage', 'mutiny', 'mission', 'motive', 'agenda'],
  },
]);
const activations = [...coreActivations, 'occupation-forces'] as const;

type Bodies = { readonly [Type in ToldEvent]: readonly EventBody<Type>[] };

/** Every kind of event, with and without what a reader may not know, and every word that may stand in it. */
const bodies: Bodies = {
  'game-began': [{}],
  'character-chosen': [{ seat: 0, character: 'laura-roslin' }],
  'turn-began': [{ seat: 1, number: 2 }],
  'step-began': steps.map(step => ({ seat: 0, step })),
  'cards-drawn': [
    { seat: 0, skill: 'politics', n: 2 },
    { seat: 1, skill: 'leadership', n: 1, cards: ['executive-order/2'] },
  ],
  'cards-discarded': [{ seat: 2, cards: ['launch-scout/1', 'evasive-maneuvers/2'] }],
  'card-played': [{ seat: 1, card: 'declare-emergency/4' }],
  'card-taken': [
    { seat: 2, from: 0 },
    { seat: 2, from: 0, card: 'repair/1' },
  ],
  'ability-used': [
    { seat: 1, ability: 'cylon-hatred' },
    { seat: 0, ability: 'arbitrator' },
  ],
  settled: [{}],
  'orbit-reached': [{}],
  'civilian-prepared': [{}],
  'civilian-evacuated': [{ at: 'port-bow' }],
  'occupation-placed': [{ at: 'occupation-authority' }],
  'occupation-moved': [{ to: 'shipyard' }],
  'occupation-left': [{ at: 'shipyard' }],
  'occupation-destroyed': [{ at: 'breeders-canyon' }],
  'locked-seen': [{ seat: 0 }, { seat: 0, card: 'civilian-population-2' }],
  'locked-returned': [
    { seat: 0, to: 'top' },
    { seat: 0, to: 'bottom' },
  ],
  'jump-step-skipped': [{}],
  departed: [{}],
  infiltrated: [{ seat: 1 }],
  'infiltration-ended': [{ seat: 1 }],
  executed: [{ seat: 1, character: 'saul-tigh' }],
  'action-taken': [
    { seat: 0, action: 'attack-occupation' },
    { seat: 0, action: 'imprison' },
    { seat: 0, action: 'presidents-office' },
  ],
  'deck-reshuffled': piles.map(pile => ({ pile })),
  'destiny-built': [{}],
  moved: [{ seat: 2, to: 'hangar-deck' }],
  flew: [{ seat: 2, to: 'port-bow' }],
  sent: [{ seat: 1, to: 'brig' }],
  'not-sent': [{ seat: 2, to: 'sickbay' }],
  'crisis-drawn': [
    { seat: 0, card: 'water-shortage-b', super: false },
    { seat: 2, card: 'inbound-nukes', super: true },
  ],
  'crisis-replaced': [{ seat: 2, card: 'ambush' }],
  'crises-seen': [
    { seat: 0, n: 2 },
    { seat: 0, n: 2, cards: ['riots-a', 'thirty-three'] },
  ],
  'option-chosen': [
    { seat: 0, card: 'food-shortage', option: 'b' },
    { seat: 0, card: 'colonial-day', option: 'check' },
  ],
  'without-effect': [{ seat: 0, card: 'requested-resignation', option: 'a' }],
  'card-stays': [{ card: 'thirty-three' }],
  'card-left-play': [
    { card: 'ambush', to: 'discard' },
    { card: 'thirty-three', to: 'deck' },
    { card: 'food-rationing', to: 'box' },
  ],
  'player-picked': [{ by: 1, seat: 2 }],
  'skill-picked': [{ by: 1, skill: 'piloting' }],
  'check-began': [{ difficulty: 13, skills: ['politics', 'leadership', 'engineering'] }],
  'check-amended': [{ difficulty: 11 }],
  'destiny-added': [{ n: 2 }],
  contributed: [
    { seat: 0, n: 5 },
    { seat: 0, n: 1, cards: ['repair/2'] },
    { seat: 2, n: 0 },
  ],
  'check-revealed': [{ cards: ['repair/2', 'launch-scout/1'] }],
  'check-totalled': [
    { matching: 14, other: 3, strength: 11 },
    { matching: 9, other: 0, more: 2, strength: 11 },
  ],
  'check-card-withdrawn': [
    { seat: 0, card: 'repair/2', to: 'hand' },
    { seat: 0, card: 'repair/2', to: 'discard' },
  ],
  'check-decided': (['pass', 'partial', 'fail'] as const).flatMap(result => [
    { result, declared: false },
    { result, declared: true },
  ]),
  'check-cards-taken': [{ seat: 1, cards: ['repair/2'] }],
  'check-cards-discarded': [{ cards: ['repair/2', 'launch-scout/1'] }],
  'resource-lost': [{ resource: 'population', amount: 2, now: 9 }],
  'resource-gained': [{ resource: 'fuel', amount: 1, now: 7 }],
  'jump-track-moved': [{ to: 3 }, { to: 5, auto: true }, { to: 0 }],
  jumped: [{}],
  'destinations-drawn': [
    { seat: 1, n: 2 },
    { seat: 1, n: 2, cards: ['icy-moon', 'deep-space'] },
  ],
  'destination-chosen': [{ seat: 1, card: 'icy-moon' }],
  'distance-reached': [{ distance: 4 }],
  'sleeper-phase': [{}],
  'last-jump-ready': [{}],
  rolled: [
    { by: 0, face: 5, value: 5 },
    { by: 0, face: 5, value: 7 },
  ],
  'roll-amended': [{ add: 2 }, { add: -2 }],
  rerolled: [{ by: 2 }],
  risked: [
    { ship: 'raptor', n: 1, safe: true },
    { ship: 'viper', n: 2, safe: false },
  ],
  attacked: [
    { by: 'viper', target: 'raider', result: 'miss', at: 'bow' },
    { by: 'galactica', target: 'heavy-raider', result: 'destroyed', at: 'stern' },
    { by: 'armory', target: 'centurion', result: 'destroyed' },
    { by: 'armory', target: 'centurion', result: 'miss' },
    { by: 'raider', target: 'viper', result: 'damaged', at: 'port-stern' },
    { by: 'basestar', target: 'galactica', result: 'damaged-twice', at: 'starboard-bow' },
    { by: 'nuke', target: 'basestar', result: 'destroyed-and-3-raiders', at: 'starboard-stern' },
  ],
  activated: activations.map(what => ({ what })),
  'sector-activated': [{ kind: 'raider', sector: 'port-bow' }],
  'ship-placed': [
    { ship: 'basestar', at: 'bow', from: 'supply' },
    { ship: 'viper', at: 'port-stern', from: 'reserves' },
    { ship: 'heavy-raider', at: 'stern', from: 'launch' },
  ],
  'ship-missing': [{ ship: 'basestar', at: 'bow' }],
  'ship-moved': [{ ship: 'raider', from: 'bow', to: 'starboard-bow' }],
  'ship-destroyed': [{ ship: 'raptor' }, { ship: 'civilian', at: 'stern' }],
  'ship-damaged': [
    { ship: 'viper' },
    { ship: 'viper', at: 'port-bow' },
    { ship: 'basestar', at: 'bow', token: 'basestar-critical-hit' },
  ],
  'ship-returned': [{ ship: 'heavy-raider', at: 'port-bow' }],
  'ship-stayed': [{ ship: 'assault-raptor', at: 'bow' }],
  'ship-repaired': [{ ship: 'viper' }],
  'galactica-damaged': [{ token: 'galactica-damage-hangar-deck' }, { token: 'galactica-damage-fuel' }],
  'location-repaired': [{ location: 'ftl-control' }],
  'tokens-seen': [
    { seat: 2, n: 5 },
    { seat: 2, n: 2, cards: ['galactica-damage-food', 'galactica-damage-armory'] },
  ],
  boarded: [{ n: 2 }],
  'centurion-advanced': [{ to: 3 }],
  'centurion-destroyed': [{ at: 2 }],
  'civilian-seen': [
    { seat: 0, at: 'stern' },
    { seat: 0, at: 'stern', card: 'civilian-population-fuel' },
  ],
  'title-given': [
    { title: 'president', to: 0 },
    { title: 'admiral', to: 1 },
  ],
  'nuke-spent': [{}],
  'quorum-drawn': [
    { seat: 0, n: 1 },
    { seat: 0, n: 2, cards: ['arrest-order', 'food-rationing'] },
  ],
  'quorum-played': [{ seat: 0, card: 'arrest-order' }],
  'card-given': [{ card: 'assign-arbitrator', to: 1 }],
  'loyalty-dealt': [
    { seat: 2, n: 1 },
    { seat: 2, n: 1, cards: ['cylon-brig'] },
  ],
  'loyalty-seen': [
    { seat: 0, of: 1, n: 2 },
    { seat: 0, of: 1, n: 1, cards: ['not-a-cylon'] },
  ],
  'loyalty-given': [
    { from: 2, to: 1, n: 2 },
    { from: 2, to: 1, n: 1, cards: ['not-a-cylon'] },
  ],
  'loyalty-shown': [{ seat: 2, card: 'sympathizer' }],
  revealed: [{ seat: 2 }],
  'super-crisis-drawn': [{ seat: 2 }, { seat: 2, card: 'massive-assault' }],
  'super-crisis-discarded': [{ seat: 2, card: 'massive-assault' }],
  'motives-dealt': [
    { seat: 1, n: 2 },
    { seat: 1, n: 2, cards: ['end-the-chase', 'make-an-ally'] },
  ],
  'motive-shown': [{ seat: 1, card: 'end-the-chase' }],
  'miracle-gained': [{ seat: 1 }],
  'miracle-spent': [{ seat: 1 }],
  'mission-begun': [{ seat: 1, card: 'rescue-hera' }],
  'card-turned-down': [{ card: 'the-search-for-home' }],
  'destiny-grown': [{ skill: 'treachery', n: 2 }],
  'mutiny-drawn': [{ seat: 1 }, { seat: 1, card: 'selfish-act' }],
  'mutiny-played': [{ seat: 1, card: 'selfish-act' }],
  'mutiny-discarded': [{ seat: 1, cards: ['selfish-act', 'impeachment'] }],
  scouted: [
    { seat: 2, pile: 'crisis' },
    { seat: 2, pile: 'destination' },
    { seat: 2, pile: 'crisis', card: 'ambush' },
    { seat: 2, pile: 'destination', card: 'deep-space' },
  ],
  returned: [
    { seat: 2, pile: 'crisis', to: 'top' },
    { seat: 2, pile: 'destination', to: 'bottom' },
  ],
  'pegasus-damaged': [{ token: 'pegasus-damage-airlock' }],
  'pegasus-destroyed': [{}],
  'agenda-dealt': [{ seat: 1 }, { seat: 1, card: 'genocide' }],
  'destiny-traded': [{ seat: 1, n: 2 }],
  'deck-seen': [
    { seat: 1, pile: 'crisis', n: 3 },
    { seat: 1, pile: 'treachery', n: 1, cards: ['sabotage/3'] },
  ],
  'destiny-sifted': [{ seat: 1, cards: ['repair/1', 'sabotage/3'] }],
  'contribution-seen': [
    { seat: 1, of: 2 },
    { seat: 1, of: 2, cards: ['repair/1'] },
  ],
  'hands-swapped': [{ seat: 1, with: 2 }],
  'card-passed': [
    { seat: 1, to: 2 },
    { seat: 1, to: 2, card: 'repair/1' },
  ],
  'roll-replaced': [{ by: 1, card: 'evasive-maneuvers/2', value: 4 }],
  'basestar-withdrawn': [{ at: 'bow' }],
  'resource-shielded': [{ resource: 'food' }],
  'area-picked': [{ seat: 1, at: 'stern' }],
  passed: [{ seat: 1 }],
  'game-over': [
    { winner: 'humans', because: 'last-jump' },
    { winner: 'cylons', because: 'resource-zero' },
    { winner: 'cylons', because: 'galactica-destroyed' },
    { winner: 'cylons', because: 'boarded' },
    { winner: 'cylons', because: 'nobody-left' },
  ],
};

export const everyEvent: readonly GameEvent[] = Object.entries(bodies).flatMap(([type, kinds]) =>
  kinds.map(body => ({ type, cause: { node: 'test' }, ...body }) as GameEvent),
);
