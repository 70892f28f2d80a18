/**
 * What each kind of event tells, field by field, so that an expectation is checked before anything is played. Words are
 * those of the tables of events, the engine's and each book's own: one more or one less there, or here, does not compile.
 */
import type { CoreEvents } from '#engine/model/event.ts';
import type {
  Activation,
  Area,
  Craft,
  Ending,
  PileName,
  Resource,
  ScoutedPile,
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
  craft: Craft;
  ending: Ending;
  pile: PileName;
  resource: Resource;
  sector: Sector;
  ship: ShipKind;
  side: Side;
  skill: Skill;
  step: Step;
  title: Title;
  'ship-or-craft': ShipKind | Craft;
  /** A sector, or a place that a book has besides. */
  'ship-place': Sector | Area;
  /** What can be destroyed. */
  'any-ship': ShipKind | Craft | 'raptor';
  /** What can be repaired. */
  repaired: 'viper' | 'raptor' | Craft;
  /** Decks that may be looked into. */
  scouted: ScoutedPile;
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

/** Fields for each event of a table. */
export type FieldsOf<Events> = {
  readonly [T in keyof Events]: {
    readonly [F in keyof Events[T]]-?: KindOf<NonNullable<Events[T][F]>>;
  };
};

/** The fields of every event that a scenario may expect, by its type. */
export interface EventFields {
  readonly [type: string]: { readonly [field: string]: FieldKind } | undefined;
}

export const coreEventFields: FieldsOf<CoreEvents> = {
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
    craft: 'craft',
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
  'ship-placed': {
    ship: 'ship-or-craft',
    at: 'sector',
    from: { supply: true, reserves: true, launch: true },
  },
  'ship-missing': { ship: 'ship', at: 'sector' },
  'ship-moved': { ship: 'ship-or-craft', from: 'sector', to: 'sector' },
  'ship-transferred': { ship: 'ship-or-craft', from: 'ship-place', to: 'ship-place' },
  'ship-destroyed': { ship: 'any-ship', at: 'sector', cargo: 'card' },
  'ship-damaged': { ship: { viper: true, basestar: true }, at: 'sector', token: 'card' },
  'ship-returned': { ship: 'ship-or-craft', at: 'sector' },
  'ship-repaired': { ship: 'repaired' },
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
  'card-given': { card: 'card', to: 'seat' },
  'loyalty-dealt': { seat: 'seat', n: 'number', cards: 'cards' },
  'loyalty-seen': { seat: 'seat', of: 'seat', n: 'number', cards: 'cards' },
  'loyalty-given': { from: 'seat', to: 'seat', n: 'number', cards: 'cards' },
  'loyalty-shown': { seat: 'seat', card: 'card' },
  revealed: { seat: 'seat' },
  'super-crisis-drawn': { seat: 'seat', card: 'card' },
  'super-crisis-discarded': { seat: 'seat', card: 'card' },
  'check-card-shown': { seat: 'seat', card: 'card' },
  scouted: { seat: 'seat', pile: 'scouted', card: 'card' },
  returned: { seat: 'seat', pile: 'scouted', to: { top: true, bottom: true } },
  passed: { seat: 'seat' },
  'game-over': { winner: 'side', because: 'ending' },
};

/** Those of the core and of these books. */
export function eventFieldsOf(facets: readonly { readonly events: EventFields }[]): EventFields {
  return Object.assign({}, coreEventFields, ...facets.map(({ events }) => events));
}
