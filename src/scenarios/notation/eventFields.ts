/**
 * What each kind of event tells, field by field, so that an expectation is checked before anything is played. Words are
 * those of the engine's own table of events: one more or one less there, or here, does not compile.
 */
import type { DaybreakEvents } from '#books/daybreak/engine/words.ts';
import type { LeaderEvents } from '#books/leaders/engine/words.ts';
import type { PegasusEvents } from '#books/pegasus/engine/words.ts';
import type { CoreEvents, EventBody, EventType } from '#engine/model/event.ts';
import type {
  Activation,
  Ending,
  PileName,
  Resource,
  Sector,
  ShipKind,
  Side,
  Skill,
  Step,
  Title,
} from '#engine/model/vocabulary.ts';

/** Words that have a list of their own, under the name of a field that holds one of them. */
interface Listed {
  activation: Activation;
  ending: Ending;
  pile: PileName;
  resource: Resource;
  sector: Sector;
  ship: ShipKind;
  side: Side;
  skill: Skill;
  step: Step;
  title: Title;
}

/** Ids that the books bring. */
type Id = 'ability' | 'card' | 'character' | 'location' | 'option';

/** The words a field may hold, where no list has just these. */
type Words = { readonly [word: string]: true };

/** What a field holds; seats in events are numbers, in a scenario they are written by name. */
export type FieldKind = 'seat' | 'number' | 'flag' | 'cards' | 'skills' | Id | keyof Listed | Words;

/** The list that has just these words and no others. */
type ListOf<V> = {
  [K in keyof Listed]: [V, Listed[K]] extends [Listed[K], V] ? K : never;
}[keyof Listed];

type KindOf<V> = [V] extends [number]
  ? 'seat' | 'number'
  : [V] extends [boolean]
    ? 'flag'
    : [V] extends [readonly Skill[]]
      ? 'skills'
      : [V] extends [readonly string[]]
        ? 'cards'
        : [V] extends [string]
          ? string extends V
            ? Id
            : ListOf<V> | { readonly [word in V]: true }
          : never;

/** The events of the books a scenario can be written for. */
type Noted = keyof CoreEvents | keyof LeaderEvents | keyof PegasusEvents | keyof DaybreakEvents;

type Fields = {
  readonly [T in Noted]: { readonly [F in keyof EventBody<T>]-?: KindOf<NonNullable<EventBody<T>[F]>> };
};

const crafts = { 'assault-raptor': true } as const;
const shipsAndCrafts = {
  basestar: true,
  raider: true,
  'heavy-raider': true,
  viper: true,
  civilian: true,
  ...crafts,
} as const;

const scoutable = { crisis: true, destination: true, mission: true } as const;

export const eventFields = {
  'game-began': {},
  'character-chosen': { seat: 'seat', character: 'character' },
  'turn-began': { seat: 'seat', number: 'number' },
  'step-began': { seat: 'seat', step: 'step' },
  'cards-drawn': { seat: 'seat', skill: 'skill', n: 'number', cards: 'cards' },
  'cards-discarded': { seat: 'seat', cards: 'cards' },
  'card-played': { seat: 'seat', card: 'card' },
  'card-taken': { seat: 'seat', from: 'seat', card: 'card' },
  'ability-used': { seat: 'seat', ability: 'ability' },
  'action-taken': { seat: 'seat', action: 'location' },
  'deck-reshuffled': { pile: 'pile' },
  'destiny-built': {},
  moved: { seat: 'seat', to: 'location' },
  flew: { seat: 'seat', to: 'sector' },
  sent: { seat: 'seat', to: 'location' },
  'not-sent': { seat: 'seat', to: 'location' },
  'crisis-drawn': { seat: 'seat', card: 'card', super: 'flag' },
  'crisis-replaced': { seat: 'seat', card: 'card' },
  'crises-seen': { seat: 'seat', n: 'number', cards: 'cards' },
  'option-chosen': { seat: 'seat', card: 'card', option: 'option' },
  'without-effect': { seat: 'seat', card: 'card', option: 'option' },
  'card-stays': { card: 'card' },
  'card-left-play': { card: 'card', to: { discard: true, deck: true, box: true } },
  'player-picked': { by: 'seat', seat: 'seat' },
  'skill-picked': { by: 'seat', skill: 'skill' },
  'check-began': { difficulty: 'number', skills: 'skills' },
  'check-amended': { difficulty: 'number' },
  'destiny-added': { n: 'number', cards: 'cards' },
  contributed: { seat: 'seat', n: 'number', cards: 'cards' },
  'check-revealed': { cards: 'cards' },
  'check-totalled': { matching: 'number', other: 'number', more: 'number', strength: 'number' },
  'check-card-withdrawn': { seat: 'seat', card: 'card', to: { hand: true, discard: true } },
  'treachery-turned-up': { card: 'card' },
  'check-card-added': { seat: 'seat', card: 'card' },
  'check-decided': { result: { pass: true, partial: true, fail: true }, declared: 'flag' },
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
  risked: { ship: { raptor: true, viper: true }, n: 'number', safe: 'flag' },
  attacked: {
    by: { viper: true, galactica: true, armory: true, raider: true, basestar: true, nuke: true },
    target: {
      raider: true,
      'heavy-raider': true,
      centurion: true,
      viper: true,
      galactica: true,
      basestar: true,
    },
    craft: crafts,
    result: {
      miss: true,
      damaged: true,
      'damaged-twice': true,
      destroyed: true,
      'destroyed-and-3-raiders': true,
    },
    at: 'sector',
  },
  activated: { what: 'activation' },
  'sector-activated': { kind: 'ship', sector: 'sector' },
  'ship-placed': { ship: shipsAndCrafts, at: 'sector', from: { supply: true, reserves: true, launch: true } },
  'ship-missing': { ship: 'ship', at: 'sector' },
  'ship-moved': { ship: shipsAndCrafts, from: 'sector', to: 'sector' },
  'ship-destroyed': { ship: { ...shipsAndCrafts, raptor: true }, at: 'sector', cargo: 'card' },
  'ship-damaged': { ship: { viper: true, basestar: true }, at: 'sector', token: 'card' },
  'ship-returned': { ship: shipsAndCrafts, at: 'sector' },
  'ship-stayed': { ship: { 'assault-raptor': true }, at: 'sector' },
  'ship-repaired': { ship: { viper: true, raptor: true, 'assault-raptor': true } },
  'assault-raptor-gained': { n: 'number' },
  'piece-gone': { piece: { basestar: true, 'heavy-raider': true, centurion: true } },
  'centurions-left': { n: 'number' },
  'fire-ceased': {},
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
  'quorum-discarded': { seat: 'seat', cards: 'cards' },
  'quorum-seen': { seat: 'seat', n: 'number', cards: 'cards' },
  'quorum-shared': { seat: 'seat', n: 'number', cards: 'cards' },
  'quorum-sunk': { seat: 'seat', n: 'number', cards: 'cards' },
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
  'overlay-turned': { board: { 'colonial-one': true, cylon: true } },
  'rebel-basestar-joined': { side: 'side' },
  'crises-ordered': { seat: 'seat', n: 'number' },
  'deck-searched': { seat: 'seat', pile: 'skill', n: 'number', cards: 'cards' },
  'destiny-grown': { skill: 'skill', n: 'number' },
  'check-card-shown': { seat: 'seat', card: 'card' },
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
  scouted: { seat: 'seat', pile: scoutable, card: 'card' },
  returned: { seat: 'seat', pile: scoutable, to: { top: true, bottom: true } },
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
  infiltrated: { seat: 'seat' },
  'infiltration-ended': { seat: 'seat' },
  executed: { seat: 'seat', character: 'character' },
  'character-replaced': { seat: 'seat', character: 'character' },
  passed: { seat: 'seat' },
  'game-over': { winner: 'side', because: 'ending' },
} as const satisfies Fields;

export const eventTypes = Object.keys(eventFields) as EventType[];

export function fieldsOf(type: EventType): { readonly [field: string]: FieldKind } {
  return Reflect.get(eventFields, type) ?? {};
}
