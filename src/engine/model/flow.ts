/**
 * The instructions procedures are written in, beside those of the cards: the turn, the check, the jump and the
 * battle in the rulebook's own steps. Each does one thing and names its rule; none keeps a program counter.
 */
import type { TimingPoint } from '../timing/points.ts';
import type { Cond } from './cond.ts';
import type { CardOp, Ruled } from './effect.ts';
import type { BookId, ShipKind, Step, Title } from './vocabulary.ts';

/** Questions only procedures ask; what is a condition of cards too, procedures ask with `if`. */
export interface CoreFlowTests {
  'check-declared': object;
  'check-of-location': object;
  'viper-here': object;
  'civilian-here': object;
  'target-is-viper': object;
  'last-jump': object;
  'faces-crisis': object;
  'check-passed': object;
  'check-half-passed': object;
}

/** Those of the books too, which merge into this interface and bring what answers them. */
export interface FlowTests extends CoreFlowTests {}
export type FlowTest = keyof FlowTests;

/** The instructions of the core. */
export interface CoreFlows {
  when: {
    readonly test: FlowTest;
    readonly then: readonly Instruction[];
    readonly else?: readonly Instruction[];
  };
  window: { readonly point: TimingPoint };
  call: { readonly block: string };

  // Set-up
  'begin-game': object;
  'set-resources': object;
  'lay-out-pieces': object;
  'draw-starting-player': object;
  'choose-characters': object;
  'enter-characters': object;
  'give-first-title': { readonly title: Title };
  'draw-first-quorum': object;
  'build-loyalty-deck': object;
  'deal-loyalty': object;
  'add-sympathizer': object;
  'put-loyalty-aside': object;
  'lay-out-decks': object;
  'draw-starting-hands': object;
  'build-destiny': object;
  'place-fleet': { readonly kinds: readonly ShipKind[] };

  // The turn
  'take-turns': object;
  'begin-turn': object;
  step: { readonly step: Step };
  /** No more than `ofOne` from one deck. */
  'draw-as-cylon': { readonly ofOne?: number };
  'draw-multi-skill': object;
  'draw-set': object;
  'choose-move': object;
  /** From here on the move may be broken off, if the character is taken elsewhere while he pays for it. */
  'set-out': object;
  'pay-for-move': object;
  'break-off-move': object;
  'fly-on': object;
  land: object;
  walk: object;
  'walk-as-cylon': object;
  'take-actions': object;
  'pay-for-location': object;
  'repeat-crisis-step': object;
  'keep-hand-limits': object;
  'look-at-resources': object;

  // Crisis
  'draw-crisis': object;
  'replace-drawn': object;
  'resolve-crisis': object;
  'do-option': object;
  'do-special': object;
  'activate-icons': object;
  'prepare-for-jump': object;
  'put-crisis-away': object;

  // Check
  'begin-check': object;
  'add-destiny': object;
  'rebuild-destiny': object;
  contribute: object;
  'reveal-cards': object;
  'total-strength': object;
  'decide-check': object;
  'apply-result': object;
  'discard-check': object;

  // Roll
  throw: object;

  // Jump
  leave: object;
  'return-civilians': object;
  'remove-ships': object;
  /** So many, where they are not as many as usual. */
  'draw-destinations': { readonly n?: number };
  'choose-destination': object;
  'return-destinations': object;
  'follow-destination': object;
  'look-at-objective': object;
  'pass-threshold': { readonly threshold: 'sleeper' | 'last-jump' };
  'reset-track': object;
  'win-by-jump': object;
  'deal-sleeper': object;
  'offer-to-pass-on': object;
  'turn-up': object;

  // Cylon ships
  'activate-raiders': object;
  'aim-at-viper': object;
  'raid-civilian': object;
  'raider-moves': object;
  'aim-at-galactica': object;
  'advance-centurions': object;
  'look-at-boarding': object;
  'board-galactica': object;
  'move-heavy-raiders': object;
  'launch-heavy-raiders': object;
  'activate-basestars': object;
  'roll-attack': object;
  'read-attack-table': object;
  /** One row of the attack table. */
  strike: object;

  // Damage
  'draw-damage': object;
  'damage-location': object;
  'look-at-damage': object;
  'draw-basestar-damage': object;
  'look-at-basestar': object;
  'damage-viper': object;
  'destroy-viper': object;
  'rescue-pilot': object;
  'lose-civilian': object;

  // Titles
  'pass-titles-on': object;
  'relieve-caretaker': object;

  // Revealing
  'turn-cylon': object;
  'show-loyalty': object;
  'reveal-power': object;
  'reveal-discards': object;
  'reveal-quorum': object;
  'reveal-titles': object;
  'reveal-arrival': object;
}

/** All instructions of procedures; books merge theirs into this interface. */
export interface Flows extends CoreFlows {}

export type FlowOpName = keyof Flows;
export type FlowOp = {
  [K in FlowOpName]: { readonly op: K } & Ruled & Flows[K];
}[FlowOpName];

/** The `if` of the cards, around the instructions of a procedure. */
export type FlowIf = Ruled & {
  readonly op: 'if';
  readonly cond: Cond;
  readonly then: readonly Instruction[];
  readonly else?: readonly Instruction[];
};

export type Instruction = CardOp | FlowOp | FlowIf;
export type OpName = Instruction['op'];
export type OpOf<K extends OpName> = Extract<Instruction, { op: K }>;

/** Blocks by their names. */
export type Procedures = { readonly [block: string]: readonly Instruction[] };

/** A step, found by what it says: its operation and as much of the rest as tells it from others of the block. */
export type Anchor = { [K in OpName]: { readonly op: K } & Partial<OpOf<K>> }[OpName];

/** What a later book says about a block of an earlier one: its steps stand before, after or instead of one step. */
export interface Amendment {
  readonly in: string;
  readonly put: 'before' | 'after' | 'instead';
  readonly step: Anchor;
  readonly do: readonly Instruction[];
  /** Only in games with that book, or without it. */
  readonly with?: BookId;
  readonly without?: BookId;
}
