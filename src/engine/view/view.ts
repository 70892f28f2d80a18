/**
 * What one viewer may know, built from nothing: a field is in a view because it was put there, never because it
 * was not taken out. Viewers are the seats, the table (what lies open), and a teacher who sees everything.
 */
import type { Library } from '../library/library.ts';
import type { Choice } from '../model/choice.ts';
import type { GameOptions, Rulings } from '../model/options.ts';
import type { SeatSlots, SlotViews, TableSlots } from '../model/slots.ts';
import type { AfarShip, Hidden, Place, SeatState, Ship, State } from '../model/state.ts';
import type {
  Area,
  ByTitle,
  CardId,
  CharacterId,
  Craft,
  Ending,
  PileName,
  Resource,
  Seat,
  Sector,
  ShipKind,
  Side,
  Step,
} from '../model/vocabulary.ts';
import { distance } from '../queries/distance.ts';
import { standingChoices } from '../queries/standing.ts';
import { pileSize } from '../run/piles.ts';
import type { Position } from '../run/run.ts';
import { mapSlots } from '../slots/each.ts';
import type { Slot } from '../slots/slot.ts';
import { type DoingView, doingView } from './doing.ts';
import {
  type CheckView,
  type CrisisView,
  checkView,
  crisisView,
  type RollView,
  rollView,
  turnView,
} from './now.ts';

export type Viewer = Seat | 'table' | 'teacher';

/** A card, or `undefined` where this viewer does not know which. */
export type Known = CardId | undefined;

export interface SeatView {
  readonly id: string;
  readonly character: CharacterId | undefined;
  readonly place: Place;
  readonly handSize: number;
  readonly hand: readonly CardId[] | undefined;
  readonly loyalty: readonly Known[];
  readonly shown: readonly CardId[];
  readonly revealed: SeatState['revealed'];
  readonly superCrises: readonly Known[];
  readonly attached: readonly CardId[];
  readonly used: readonly string[];
  readonly turns: number;
  /** What the books of the game add, as far as this viewer knows it. */
  readonly slots: SlotViews<SeatSlots>;
}

export interface ShipView {
  readonly id: number;
  readonly kind: ShipKind;
  readonly at: Sector;
  readonly craft?: Craft;
  readonly pilot?: Seat;
  readonly damage?: readonly CardId[];
  readonly cargo?: Known;
}

/** A ship in a place of a book. */
export interface AfarView extends Omit<ShipView, 'at' | 'pilot'> {
  readonly at: Area;
}

export interface PileView {
  readonly size: number;
  /** Face up, the last one on top. */
  readonly discard: readonly CardId[];
  /** Cards whose place is known to somebody, from the top and up to the bottom. */
  readonly top: readonly Known[];
  readonly bottom: readonly Known[];
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Omit<GameOptions, 'seed'>;
  readonly rulings: Rulings;
  readonly turn:
    | { readonly seat: Seat; readonly number: number; readonly step: Step; readonly actions: number }
    | undefined;
  readonly first: Seat;
  readonly resources: { readonly [resource in Resource]: number };
  readonly jumpTrack: number;
  readonly distance: number;
  readonly travelled: readonly CardId[];
  readonly passed: readonly string[];
  readonly centurions: readonly number[];
  readonly nukes: number;
  readonly ships: readonly ShipView[];
  readonly afar?: readonly AfarView[];
  readonly reserves: {
    readonly vipers: number;
    readonly raptors: number;
  };
  readonly damagedVipers: number;
  readonly destroyed: {
    readonly vipers: number;
    readonly raptors: number;
    readonly civilians: readonly CardId[];
  };
  readonly galacticaDamage: readonly CardId[];
  readonly removed: readonly (CardId | CharacterId)[];
  readonly titles: Readonly<ByTitle<Seat | undefined>>;
  readonly quorumHand: readonly Known[];
  readonly inPlay: readonly CardId[];
  readonly seats: readonly SeatView[];
  readonly piles: { readonly [pile in PileName]: PileView };
  readonly crisis: CrisisView | undefined;
  readonly check: CheckView | undefined;
  readonly roll: RollView | undefined;
  readonly doing: DoingView;
  /** What this viewer owes. */
  readonly pending: readonly Choice[];
  /** What this viewer may choose besides, at any moment. */
  readonly standing: readonly Choice[];
  /** Whom the game waits for, windows aside: nobody is shown who is thinking about a reaction. */
  readonly waiting: readonly (Seat | 'chance')[];
  readonly inWindow: boolean;
  readonly over: { readonly winner: Side; readonly because: Ending } | undefined;
  readonly slots: SlotViews<TableSlots>;
}

/** What a viewer knows of a ship wherever it is. */
const pieceView = (
  { id, kind, craft, damage, cargo }: Ship | AfarShip,
  known: (hidden: Hidden) => Known,
) => ({
  id,
  kind,
  ...(craft ? { craft } : {}),
  ...(damage ? { damage: damage.slice() } : {}),
  ...(cargo ? { cargo: known(cargo) } : {}),
});

/** May this viewer look at that hidden card? */
function sees(viewer: Viewer, hidden: Hidden): boolean {
  if (viewer === 'teacher') return true;
  return viewer !== 'table' && (hidden.seen & (1 << viewer)) !== 0;
}

export function viewOf(lib: Library, state: State, viewer: Viewer): View {
  const run: Position = { lib, state };
  const known = (hidden: Hidden): Known => (sees(viewer, hidden) ? hidden.card : undefined);
  const viewed = (slot: Slot, value: unknown) => slot.view(value, known);
  // At the end everybody lays open what he holds: it says who has won. What lies in piles is told to nobody.
  const isOpen = viewer === 'teacher' || state.over !== undefined;
  const held = (hidden: Hidden): Known => (isOpen ? hidden.card : known(hidden));
  const heldIn = (slot: Slot, value: unknown) => slot.view(value, held);
  const { seed: _, ...options } = state.options;
  const owes = state.pending.filter(c => viewer === 'teacher' || c.seat === viewer);
  const piles = {} as Record<PileName, PileView>;
  for (const name of lib.piles) {
    const pile = state.piles[name];
    piles[name] = {
      size: pileSize(pile),
      discard: pile.discard.slice(),
      top: pile.top.map(known),
      bottom: pile.bottom.map(known),
    };
  }
  return {
    viewer,
    options,
    rulings: state.rulings,
    turn: turnView(run),
    first: state.first,
    resources: { ...state.resources },
    jumpTrack: state.jumpTrack,
    distance: distance(run),
    travelled: state.travelled.slice(),
    passed: state.passed.slice(),
    centurions: state.centurions.slice().sort(),
    nukes: state.nukes,
    ships: state.ships.map(ship => ({
      ...pieceView(ship, known),
      at: ship.at,
      ...(ship.pilot === undefined ? {} : { pilot: ship.pilot }),
    })),
    ...(state.afar && { afar: state.afar.map(ship => ({ ...pieceView(ship, known), at: ship.at })) }),
    reserves: { ...state.reserves },
    damagedVipers: state.damagedVipers,
    destroyed: { ...state.destroyed, civilians: state.destroyed.civilians.slice() },
    galacticaDamage: state.galacticaDamage.slice(),
    removed: state.removed.slice(),
    titles: { ...state.titles },
    quorumHand: state.quorumHand.map(held),
    inPlay: state.inPlay.slice(),
    seats: state.seats.map((seat, i) => ({
      id: seat.id,
      character: seat.character,
      place: { ...seat.place },
      handSize: seat.hand.length,
      // In the order of their names: the order they came in is nobody's business.
      hand: isOpen || viewer === i ? seat.hand.slice().sort() : undefined,
      loyalty: seat.loyalty.map(held),
      shown: seat.shown.slice(),
      revealed: seat.revealed,
      superCrises: seat.superCrises.map(held),
      attached: seat.attached.slice(),
      used: seat.used.slice(),
      turns: seat.turns,
      slots: mapSlots(lib, 'seat', seat, heldIn),
    })),
    piles,
    crisis: crisisView(run),
    check: checkView(run, viewer),
    roll: rollView(run),
    doing: doingView(run),
    pending: owes,
    standing: standingChoices(lib, state).filter(c => viewer === 'teacher' || c.seat === viewer),
    waiting: state.pending.filter(c => c.shape !== 'react').map(c => c.seat),
    inWindow: state.pending.some(c => c.shape === 'react'),
    over: state.over,
    slots: mapSlots(lib, 'table', state, viewed),
  };
}
