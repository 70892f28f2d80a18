/** What each kind of event tells, field by field, so that an expectation is checked before anything is played. */
import type { EventBody, EventType } from '../../engine/model/event.ts';

/** What a field holds; `seats` in events are numbers, in a scenario they are written by name. */
export type FieldKind =
  | 'seat'
  | 'number'
  | 'flag'
  | 'word'
  | 'card'
  | 'cards'
  | 'character'
  | 'location'
  | 'resource'
  | 'sector'
  | 'ship'
  | 'skill'
  | 'skills'
  | 'step'
  | 'pile'
  | 'title';

type Fields = { readonly [T in EventType]: { readonly [F in keyof EventBody<T>]-?: FieldKind } };

export const eventFields = {
  'game-began': {},
  'character-chosen': { seat: 'seat', character: 'character' },
  'turn-began': { seat: 'seat', number: 'number' },
  'step-began': { seat: 'seat', step: 'step' },
  'cards-drawn': { seat: 'seat', skill: 'skill', n: 'number', cards: 'cards' },
  'cards-discarded': { seat: 'seat', cards: 'cards' },
  'card-played': { seat: 'seat', card: 'card' },
  'card-taken': { seat: 'seat', from: 'seat', card: 'card' },
  'ability-used': { seat: 'seat', ability: 'word' },
  'action-taken': { seat: 'seat', action: 'word' },
  'deck-reshuffled': { pile: 'pile' },
  'destiny-built': {},
  moved: { seat: 'seat', to: 'location' },
  flew: { seat: 'seat', to: 'sector' },
  sent: { seat: 'seat', to: 'location' },
  'not-sent': { seat: 'seat', to: 'location' },
  'crisis-drawn': { seat: 'seat', card: 'card', super: 'flag' },
  'crisis-replaced': { seat: 'seat', card: 'card' },
  'crises-seen': { seat: 'seat', n: 'number', cards: 'cards' },
  'option-chosen': { seat: 'seat', card: 'card', option: 'word' },
  'card-stays': { card: 'card' },
  'card-left-play': { card: 'card', to: 'word' },
  'player-picked': { by: 'seat', seat: 'seat' },
  'skill-picked': { by: 'seat', skill: 'skill' },
  'check-began': { difficulty: 'number', skills: 'skills' },
  'check-amended': { difficulty: 'number' },
  'destiny-added': { n: 'number', cards: 'cards' },
  contributed: { seat: 'seat', n: 'number', cards: 'cards' },
  'check-revealed': { cards: 'cards' },
  'check-totalled': { matching: 'number', other: 'number', more: 'number', strength: 'number' },
  'check-card-withdrawn': { seat: 'seat', card: 'card', to: 'word' },
  'check-decided': { result: 'word', declared: 'flag' },
  'check-cards-taken': { seat: 'seat', cards: 'cards' },
  'check-cards-discarded': { cards: 'cards' },
  'resource-lost': { resource: 'resource', amount: 'number', now: 'number' },
  'resource-gained': { resource: 'resource', amount: 'number', now: 'number' },
  'jump-track-moved': { to: 'number', auto: 'flag' },
  jumped: {},
  'destinations-drawn': { seat: 'seat', n: 'number', cards: 'cards' },
  'destination-chosen': { seat: 'seat', card: 'card' },
  'distance-reached': { distance: 'number' },
  'sleeper-phase': {},
  'last-jump-ready': {},
  rolled: { by: 'seat', face: 'number', value: 'number' },
  'roll-amended': { add: 'number' },
  rerolled: { by: 'seat' },
  risked: { ship: 'word', n: 'number', safe: 'flag' },
  attacked: { by: 'word', target: 'word', result: 'word', at: 'sector' },
  activated: { what: 'word' },
  'sector-activated': { kind: 'ship', sector: 'sector' },
  'ship-placed': { ship: 'ship', at: 'sector', from: 'word' },
  'ship-missing': { ship: 'ship', at: 'sector' },
  'ship-moved': { ship: 'ship', from: 'sector', to: 'sector' },
  'ship-destroyed': { ship: 'word', at: 'sector', cargo: 'card' },
  'ship-damaged': { ship: 'ship', at: 'sector', token: 'card' },
  'ship-returned': { ship: 'word', at: 'sector' },
  'ship-stayed': { ship: 'word', at: 'sector' },
  'ship-repaired': { ship: 'word' },
  'galactica-damaged': { token: 'card' },
  'location-repaired': { location: 'location' },
  'tokens-seen': { seat: 'seat', n: 'number', cards: 'cards' },
  boarded: { n: 'number' },
  'centurion-advanced': { to: 'number' },
  'centurion-destroyed': { at: 'number' },
  'civilian-seen': { seat: 'seat', at: 'sector', card: 'card' },
  'title-given': { title: 'title', to: 'seat' },
  'nuke-spent': {},
  'quorum-drawn': { seat: 'seat', n: 'number', cards: 'cards' },
  'quorum-played': { seat: 'seat', card: 'card' },
  'card-given': { card: 'card', to: 'seat' },
  'loyalty-dealt': { seat: 'seat', n: 'number', cards: 'cards' },
  'loyalty-seen': { seat: 'seat', of: 'seat', n: 'number', cards: 'cards' },
  'loyalty-given': { from: 'seat', to: 'seat', n: 'number', cards: 'cards' },
  'loyalty-shown': { seat: 'seat', card: 'card' },
  revealed: { seat: 'seat' },
  'super-crisis-drawn': { seat: 'seat', card: 'card' },
  'super-crisis-discarded': { seat: 'seat', card: 'card' },
  'motives-dealt': { seat: 'seat', n: 'number', cards: 'cards' },
  'motive-shown': { seat: 'seat', card: 'card' },
  'miracle-gained': { seat: 'seat' },
  'miracle-spent': { seat: 'seat' },
  'mission-begun': { seat: 'seat', card: 'card' },
  'card-turned-down': { card: 'card' },
  'destiny-grown': { skill: 'skill', n: 'number' },
  'mutiny-drawn': { seat: 'seat', card: 'card' },
  'mutiny-played': { seat: 'seat', card: 'card' },
  'mutiny-discarded': { seat: 'seat', cards: 'cards' },
  scouted: { seat: 'seat', pile: 'pile', card: 'card' },
  returned: { seat: 'seat', pile: 'pile', to: 'word' },
  settled: {},
  'orbit-reached': {},
  'civilian-prepared': {},
  'civilian-evacuated': { at: 'sector' },
  'occupation-placed': { at: 'location' },
  'occupation-moved': { to: 'location' },
  'occupation-left': { at: 'location' },
  infiltrated: { seat: 'seat' },
  'infiltration-ended': { seat: 'seat' },
  executed: { seat: 'seat', character: 'character' },
  passed: { seat: 'seat' },
  'game-over': { winner: 'word', because: 'word' },
} as const satisfies Fields;

export const eventTypes = Object.keys(eventFields) as EventType[];

export function fieldsOf(type: EventType): { readonly [field: string]: FieldKind } {
  return eventFields[type];
}
