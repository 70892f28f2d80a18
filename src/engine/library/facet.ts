/**
 * What a book brings besides its cards, from `src/books/<book>/engine`. The core goes through the books of the game and knows
 * none of them; what a book adds to the words of the core it declares by merging into the core's interfaces.
 */
import type { Fact } from '#rules/facts.ts';
import type { Limit, QueryName } from '../model/ability.ts';
import type { Aim } from '../model/aim.ts';
import type { Character, LoyaltyDeck, LoyaltyKind } from '../model/card.ts';
import type { Choice, Made, Prompt } from '../model/choice.ts';
import type { TestBody, TestName } from '../model/cond.ts';
import type { Among, CheckMark, WhoWords } from '../model/effect.ts';
import type { FlowTest, Instruction } from '../model/flow.ts';
import type { Frame, Locals } from '../model/frame.ts';
import type { GameOption, GameOptions, RulingId, Rulings } from '../model/options.ts';
import type { CharacterClass, ClassTraits, Standing, StandingTraits } from '../model/people.ts';
import type { Ship, State, TurnState } from '../model/state.ts';
import type { LocalTies } from '../model/ties.ts';
import type {
  Activation,
  Area,
  BlockId,
  Board,
  CardId,
  Craft,
  CrisisPart,
  DamagedShip,
  Ending,
  LocationId,
  PileName,
  Resource,
  ScoutedPile,
  Seat,
  ShipKind,
} from '../model/vocabulary.ts';
import type { Operations } from '../ops/resolver.ts';
import type { Asked } from '../queries/inForce.ts';
import type { CraftPool } from '../rules/crafts.ts';
import type { Position, Run } from '../run/run.ts';
import type { LocalChecks } from '../save/locals.ts';
import type { OptionsRefusal } from '../setup/options.ts';
import type { Slot } from '../slots/slot.ts';
import type { PointsOfBook } from '../timing/points.ts';
import type { Forms } from '../validate/form.ts';
import type { CardKind } from './cardKind.ts';
import type { Library } from './library.ts';

/** Reads one condition; `you` is the seat it is asked for. */
export type Reader<K extends TestName> = (
  run: Position,
  test: TestBody<K>,
  you: Seat,
  asked: Asked,
) => boolean;
export type Readers<K extends TestName> = { readonly [N in K]: Reader<N> };
export type FlowReaders<K extends FlowTest> = { readonly [N in K]: (run: Position) => boolean };

/** The seats that a word for players means here and now. */
export type Naming = (run: Position) => readonly Seat[];

export type Suspends = (run: Position, op: Instruction) => boolean | undefined;

/** Something a player may do as an action. */
export interface Action {
  readonly id: string;
  readonly start: (run: Run) => void;
}

/**
 * Questions of the core that a book may answer. The first answer holds; `undefined` leaves it to the other books and to
 * the usual rule.
 */
export interface BookRules {
  /** Is this board there, for humans or for Cylons? */
  opens?(run: Position, board: Board, human: boolean): boolean | undefined;
  /** Where somebody comes who is sent there. */
  sentInstead?(run: Position, to: LocationId): LocationId | undefined;
  /** True for somebody who cannot be sent there, willing or not; `ordered` is the place that was named. */
  bars?(run: Position, seat: Seat, to: LocationId, ordered: LocationId): boolean | undefined;
  /** A civilian ship is lost from elsewhere than space: whether there was one. */
  loseCivilian?(run: Run): boolean | undefined;
  /** Is a location outside Galactica damaged, and its repair: whether there was anything to repair. */
  damaged?(run: Position, location: LocationId): boolean | undefined;
  repairs?(run: Run, location: LocationId): boolean | undefined;
  /** True for a ship that this does not destroy; `value` is the result of an attack, if it is one. */
  spares?(run: Position, ship: Ship, value?: number): boolean | undefined;
  /** A Cylon ship has been destroyed. */
  destroyed?(run: Run, ship: Ship): void;
  /** True for a crisis that counts as showing the jump icon. */
  jumpIcon?(run: Run): boolean | undefined;
  /** What of a loss is left. */
  lessens?(run: Run, resource: Resource, n: number): number | undefined;
  /** Several cards of a deck are looked at together; true when the book sees to it. */
  scouts?(run: Run, seat: Seat, pile: ScoutedPile, n: number): boolean | undefined;
  /** False for a character whom the next player may not take; every book is asked. */
  mayDraft?(run: Position, character: Character): boolean | undefined;
  /** False for a Loyalty deck that is not for this table; every book is asked. */
  deckFits?(run: Position, deck: LoyaltyDeck): boolean | undefined;
  /** What else holds of this table, for what depends on it. */
  facts?(run: Position): readonly Fact[];
  /** What somebody plays for, besides one of the sides. */
  aims?(run: Position, seat: Seat): readonly Aim[];
  /** A Loyalty card has been dealt; true when the book sees to it. */
  dealt?(run: Run, seat: Seat, card: CardId): boolean | undefined;
  /** The card that joins the Loyalty deck after the first deal, where it is another one. */
  joinsLater?(run: Position): CardId | undefined;
  /** Cards of one type that somebody may draw at once. */
  ofOneType?(run: Position, seat: Seat): number | undefined;
  /** Revealed Cylons who let a crisis do this to them, nothing while one is being asked; and those it does good. */
  suffer?(run: Run, op: Instruction, cylons: readonly Seat[], frame: Frame): readonly Seat[] | 'asking';
  benefit?(run: Position, cylons: readonly Seat[]): readonly Seat[];
  /** False for a player whom a `pick` may not name, by a key of the book. */
  mayPick?(run: Position, among: Among, seat: Seat, chooser: Seat): boolean | undefined;
  /** True for an operation that does nothing as things are. */
  readonly suspends?: Suspends;
  /** True for an activation that moves nothing as things are. */
  ignores?(run: Position, what: Activation): boolean | undefined;
  /** False for an effect whose first operation could do nothing. */
  possible?(run: Position, op: Instruction, seat: Seat): boolean | undefined;
  /** What an ability of once a game costs instead: whether the player can pay, and paying. */
  readonly onceAGame?: {
    canPay(run: Position, seat: Seat, price?: number): boolean;
    pay(run: Run, seat: Seat, price?: number): void;
  };
  /** Craft that count as vipers, where they are not in space; the core counts them up and down. */
  crafts?(state: State): { readonly [craft in Craft]?: CraftPool };
  /** Pieces that have left the game. */
  piecesRemoved?(state: State, piece: ShipKind | 'centurion'): number;
  /** Where a position has more of the book's own pieces than its box holds. */
  tooMany?(position: Position): string | undefined;
  /** The fleet marker stays on Auto Jump. */
  staysOnAutoJump?(run: Position): boolean | undefined;
  /** Further actions, of humans and of Cylons. */
  actions?(run: Position, seat: Seat): readonly Action[];
  /** True where what is done once a game is withheld from the character of this player. */
  withholds?(run: Position, seat: Seat): boolean | undefined;
  /** What a player may choose at any moment, and what then happens. */
  readonly standing?: {
    choices(run: Position, seat: Seat): readonly Choice[];
    take(run: Run, made: Made): void;
  };
  /** Decks of its own that whoever may look into any deck may look into. */
  readonly decks?: readonly PileName[];
  /** What is wrong with a game of these options, in a code of the list. */
  refuses?(lib: Library, options: GameOptions): OptionsRefusal | undefined;
  /** What a turn remembers of its beginning as long as nobody has moved: for positions in the middle of one. */
  marksAtStart?(run: Position, seat: Seat): readonly string[];
  /** A character has been put somewhere. */
  arrived?(run: Run, seat: Seat): void;
  /** Does this player share the victory? */
  wins?(lib: Library, state: State, seat: Seat): boolean | undefined;
}

/** Whose that is which a book keeps under a seat (`rules/leaving.ts`); its slots say it themselves. */
export interface BookTies {
  /** What its instructions keep. */
  readonly locals?: Partial<LocalTies<Locals>>;
  /** Blocks that wait for a character and are dropped, if they have not begun, when that character has left. */
  readonly owed?: readonly BlockId[];
  /** What is left of the marks of a turn. */
  turnMarks?(marks: readonly string[], gone: Seat, turn: TurnState): string[];
}

export interface EngineFacet {
  /** Its own kinds of cards. */
  readonly kinds?: readonly CardKind[];
  /** Piles of its own, besides skill decks. */
  readonly piles?: readonly PileName[];
  /** Groups of locations of its own. */
  readonly boards?: readonly Board[];
  /** Other craft that count as vipers. */
  readonly crafts?: readonly Craft[];
  /** Where ships are besides the six sectors. */
  readonly areas?: readonly Area[];
  /** Its classes of characters, and how players may stand to the humans. */
  readonly classes?: { readonly [id in CharacterClass]?: ClassTraits };
  readonly standings?: { readonly [id in Standing]?: StandingTraits };
  /** Decks whose top card may be looked at; ships with damage tokens; why the game may end, or options be refused. */
  readonly scouted?: readonly ScoutedPile[];
  readonly damagePiles?: { readonly [ship in DamagedShip]?: PileName };
  readonly endings?: readonly Ending[];
  readonly crisisParts?: readonly CrisisPart[];
  readonly loyaltyKinds?: readonly LoyaltyKind[];
  readonly refusals?: readonly OptionsRefusal[];
  /** What it adds to the state. */
  readonly slots?: readonly Slot[];
  /** What carries out operations that no book before it uses. */
  readonly operations?: Operations;
  /** What its operations may keep in a frame; for positions out of files. */
  locals?(lib: Library): Partial<LocalChecks<Locals>>;
  /** What of it ends with a character who leaves the game. */
  readonly ties?: BookTies;
  /** What reads its conditions. */
  readonly conditions?: Partial<Readers<TestName>>;
  /** Whom its words for players name. */
  readonly who?: { readonly [word in keyof WhoWords]?: Naming };
  /** What reads the tests of its procedures. */
  readonly flowTests?: Partial<FlowReaders<FlowTest>>;
  /** Timing points that its procedures open. */
  readonly points?: PointsOfBook;
  /** Prompts of its own. */
  readonly prompts?: readonly Prompt[];
  /** Those of its questions that are answered only by what lies before the player in question. */
  readonly personal?: readonly QueryName[];
  /** Limits that its abilities share, and marks that its cards put on a check. */
  readonly limits?: readonly Limit[];
  readonly marks?: readonly CheckMark[];
  /** Where its editions differ in play, the default first. */
  readonly rulings?: { readonly [id in RulingId]?: readonly Rulings[id][] };
  /** Another default for a question of another book, where both are on the table. */
  readonly settles?: Partial<Rulings>;
  /** Its variants. */
  readonly gameOptions?: readonly GameOption[];
  readonly rules?: BookRules | readonly BookRules[];
  /** What the fields of its own operations, conditions and questions may hold; for `compileChecked`. */
  readonly forms?: Forms;
}

/** The first answer of a book. */
export function answered<T>(
  { lib }: Pick<Run, 'lib'>,
  ask: (rules: BookRules) => T | undefined,
): T | undefined {
  for (const rules of lib.rules) {
    const answer = ask(rules);
    if (answer !== undefined) return answer;
  }
  return undefined;
}
