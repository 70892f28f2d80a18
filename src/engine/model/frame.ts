/**
 * Frames: lists of instructions being carried out. What is "now" for everything above a frame (this turn, this check)
 * is a field of `Frame` and found by looking down the stack; what an instruction keeps for itself while it waits is a
 * local of that instruction, and no other can read it.
 */
import type {
  AttackState,
  CheckState,
  CrisisState,
  JumpState,
  OwnCard,
  RollState,
  TurnState,
  WindowState,
} from './state.ts';
import type {
  Activation,
  BlockId,
  CardId,
  Count,
  LocationId,
  Resource,
  ScoutedPile,
  Seat,
  Sector,
  ShipKind,
  ShipNumber,
} from './vocabulary.ts';

/**
 * A list of instructions being carried out. What is over is set to `undefined`: an object that lost a field is slow to
 * read, and frames are read at every line.
 */
export interface Frame {
  at: BlockId;
  pc: number;
  /** The instruction in hand has called others and is done when they are. */
  called?: boolean | undefined;
  /** Who carries it out (`you` of an effect). */
  seat?: Seat;
  picked?: Seat;
  resource?: Resource;
  /** What it is about. */
  ship?: ShipNumber;
  card?: CardId;
  sector?: Sector;
  /** The location whose action has just been used. */
  place?: LocationId;
  /** Who has just used that card, or discarded those. */
  user?: Seat;
  discarded?: readonly CardId[];
  /** By the player himself, not at random or because all had to go. */
  byChoice?: boolean;
  /** What has just been destroyed. */
  kind?: ShipKind;
  /** Vipers that have just come out of the Reserves. */
  launched?: readonly ShipNumber[];
  /** A crisis has ordered this for revealed Cylons too. */
  cylonsToo?: true;
  /** Ships that the card being carried out has just placed. */
  placed?: readonly ShipNumber[];
  /** Of all players whom an effect names, the one whose turn it is to be touched by it. */
  only?: Seat;
  /** Skill cards that an effect makes players discard, before they do. */
  owed?: readonly { readonly seat: Seat; readonly n: Count }[] | undefined;
  /** Cards drawn and still to be chosen from; hidden from the others. */
  offered?: CardId[] | undefined;
  /** At the line `pc`: revealed Cylons who let the crisis touch them, and by their complement those who do not. */
  willing?: { readonly pc: number; readonly said: readonly number[] };
  own?: OwnCard | undefined;
  turn?: TurnState;
  crisis?: CrisisState;
  check?: CheckState | undefined;
  roll?: RollState | undefined;
  attack?: AttackState;
  jump?: JumpState;
  window?: WindowState | undefined;
}

/** How often it is still to be done. */
interface Repeated {
  count: number;
}
/** What is still to be dealt with; the next one stands first. */
interface Loop<T> {
  left: readonly T[];
}

/** The space area or the location chosen, until the character is there. */
export interface Move {
  goal: { readonly flight: Sector } | { readonly walk: LocationId };
}
export interface Departure {
  /** Ships that the jump leaves where they are. */
  staying: readonly ShipNumber[];
}
/** The activation of a viper that was chosen, until it is paid for. */
interface Chosen {
  chosen: string;
  paid: boolean;
}
interface BasestarHit {
  /** The damage is enough: no token was drawn. */
  destroyed: boolean;
}

/**
 * The locals of the instructions that have any, gone when they are done; of several that work hand in hand in one
 * block, each names them. They are replaced, never changed, so that copies of a frame may share them.
 */
export interface CoreLocals {
  'take-turns': { count: number; last: Seat };
  'take-actions': Repeated & { side: 'human' | 'cylon' };
  'choose-move': Move;
  'set-out': Move & { from: LocationId };
  'pay-for-move': Move;
  'break-off-move': Move & { from: LocationId };
  'fly-on': Move;
  land: Move;
  walk: Move;
  'walk-as-cylon': Move;

  'enter-characters': Loop<Seat>;
  'draw-starting-hands': Loop<Seat>;

  draw: Loop<Seat> & { draws: boolean };
  'one-by-one': Loop<Seat>;

  'do-option': { chosen: boolean };
  'activate-icons': Loop<Activation>;
  activate: Loop<Activation>;
  'activate-raiders': Loop<ShipNumber> & { area: Sector };
  'board-galactica': Loop<ShipNumber>;
  'move-heavy-raiders': Loop<ShipNumber>;
  'activate-basestars': Loop<ShipNumber>;
  'draw-basestar-damage': BasestarHit;
  'look-at-basestar': BasestarHit;

  station: Loop<Seat>;
  /** Who has played it, until it is carried out. */
  'play-quorum': { player: Seat };

  /** `sectors`: where vipers go, while it is asked which of them are other craft. */
  place: Loop<ShipKind> & { launches: readonly ShipNumber[]; sectors: readonly Sector[] };
  deploy: Loop<ShipKind> & { launches: readonly ShipNumber[]; area: Sector };
  launch: Loop<ShipKind>;
  destroy: Repeated;
  'damage-vipers': Repeated;
  'damage-galactica': Repeated & Loop<CardId>;
  attack: Repeated;
  'activate-vipers': Repeated & Chosen & { ships: readonly ShipNumber[] };
  'activate-own-viper': Chosen;
  pilot: { recalled: boolean; area: Sector };

  'recall-vipers': Departure;
  'remove-ships': Departure;
  'deal-sleeper': Loop<Seat>;

  /** Whose cards they are of which one is shown. */
  contribute: { owner: Seat; added: readonly CardId[] };
  'draw-multi-skill': { count: Count };
  'activate-location': { used: readonly LocationId[] };
  scout: { pile: ScoutedPile };
  'inspect-civilians': Loop<ShipNumber>;
  'offer-to-pass-on': { passing: boolean };
}

/** Those of the books too, which merge into this interface and say in `EngineFacet.locals` what they may be. */
export interface Locals extends CoreLocals {}
export type WithLocals = keyof Locals;

/** A frame as an instruction sees it. */
export type FrameOf<K> = K extends WithLocals ? Frame & AtTimes<Locals[K]> : Frame;
/** Not there yet, or over. */
export type AtTimes<T> = { [field in keyof T]?: T[field] | undefined };
/** A frame laid down by hand, where one of its instructions has begun. */
export const laid = <K extends WithLocals>(frame: FrameOf<K>): Frame => frame;

/** What a block begins with; that which one of its instructions takes over, if it names it. */
export type Beginning<K extends WithLocals = never> = Omit<Frame, 'at' | 'pc'> &
  ([K] extends [never] ? unknown : Partial<Locals[K]>);
