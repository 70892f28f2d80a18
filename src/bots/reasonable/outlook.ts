/**
 * How the game looks from one seat: the position as its view shows it, with what it cannot see left empty, so that
 * the engine's own rule queries can be put to it; and who is on whose side, as far as it can tell.
 */
import type { Library } from '#engine/index.ts';
import type { Frame } from '#engine/model/frame.ts';
import type { State } from '#engine/model/state.ts';
import type { PileName, Seat, Side } from '#engine/model/vocabulary.ts';
import { loyaltyDeck } from '#engine/rules/variants.ts';
import type { Position } from '#engine/run/run.ts';
import { mapSlots } from '#engine/slots/each.ts';
import type { Slot } from '#engine/slots/slot.ts';
import type { Known, View } from '#engine/view/view.ts';
import type { Conduct } from '../conduct/conduct.ts';
import type { Dice } from '../dice.ts';
import { sideOfMotives } from './expansions/daybreak/motives.ts';
import { sideOfAgenda } from './expansions/pegasus/agenda.ts';
import type { Weighed, Worths } from './worth/worth.ts';

export interface Outlook {
  readonly lib: Library;
  readonly view: View;
  /** The position as far as it is known, open to the engine's queries. */
  readonly run: Position;
  readonly me: Seat;
  readonly side: Side;
  /** A Cylon who still passes for a human. */
  readonly hidden: boolean;
  /** How likely one card I have not seen is a "You Are a Cylon". */
  readonly cylonShare: number;
  readonly dice: Dice;
  /** What each operation is worth to the humans. */
  readonly worths: Worths<Weighed>;
  readonly watch?: Watch | undefined;
  /** What the players have done so far; without it only cards count. */
  readonly conduct: Conduct | undefined;
}

/** What a player is told besides what it sees, and who is told in turn. */
export interface Besides {
  readonly watch?: Watch | undefined;
  readonly conduct?: Conduct | undefined;
}

/** Somebody who wants to know why: told what a player goes by. */
export interface Watch {
  readonly stands: (side: Side, hidden: boolean) => void;
  readonly weighs: (option: string, worth: number) => void;
  readonly reckons: (check: Reckoned) => void;
}

/** How a check stands when it is one's turn to add cards, for all one knows. */
export interface Reckoned {
  /** What its strength falls short of the difficulty. */
  readonly missing: number;
  /** What those who come later will bring. */
  readonly coming: number;
}

const nobodyKnows = (cards: readonly Known[]) => cards.map(card => ({ card: card ?? '', seen: 0 }));

function stackOf(view: View): Frame[] {
  const { turn, crisis } = view;
  const stack: Frame[] = [];
  if (turn) {
    stack.push({
      at: 'turn',
      pc: 0,
      seat: turn.seat,
      turn: { ...turn, acted: [], spent: [], extraCrises: 0, activate: true },
    });
  }
  if (crisis) {
    stack.push({ at: 'crisis-step', pc: 0, crisis: { ...crisis, icons: true, placed: [], replaced: false } });
  }
  return stack;
}

const seen = (slot: Slot, view: unknown) => slot.fromView(view);

function positionOf(lib: Library, view: View): State {
  const piles = {} as State['piles'];
  for (const name in view.piles) {
    const { top, bottom, discard } = view.piles[name as PileName];
    piles[name as PileName] = {
      top: nobodyKnows(top),
      bag: [],
      bottom: nobodyKnows(bottom),
      discard: [...discard],
    };
  }
  return {
    options: { ...view.options, seed: 0 },
    rulings: view.rulings,
    rng: 0,
    first: view.first,
    resources: { ...view.resources },
    jumpTrack: view.jumpTrack,
    travelled: [...view.travelled],
    passed: [...view.passed],
    centurions: [...view.centurions],
    nukes: view.nukes,
    ships: view.ships.map(({ id, kind, at, craft, pilot, damage }) => ({
      id,
      kind,
      at,
      ...(craft ? { craft } : {}),
      ...(pilot === undefined ? {} : { pilot }),
      ...(damage ? { damage: [...damage] } : {}),
    })),
    pieces: 0,
    reserves: { ...view.reserves },
    damagedVipers: view.damagedVipers,
    destroyed: { ...view.destroyed, civilians: [...view.destroyed.civilians] },
    galacticaDamage: [...view.galacticaDamage],
    removed: [...view.removed],
    aside: [],
    titles: { ...view.titles },
    caretaker: false,
    quorumHand: nobodyKnows(view.quorumHand),
    inPlay: [...view.inPlay],
    seats: view.seats.map(seat => ({
      id: seat.id,
      character: seat.character,
      place: seat.place,
      hand: seat.hand ? [...seat.hand] : Array.from({ length: seat.handSize }, () => ''),
      loyalty: nobodyKnows(seat.loyalty),
      shown: [...seat.shown],
      revealed: seat.revealed,
      superCrises: nobodyKnows(seat.superCrises),
      attached: [...seat.attached],
      used: [...seat.used],
      turns: seat.turns,
      slots: mapSlots(lib, 'seat', seat, seen),
    })),
    piles,
    stack: stackOf(view),
    pending: [],
    answers: [],
    luck: [],
    over: undefined,
    slots: mapSlots(lib, 'table', view, seen),
  };
}

export function outlookOf(
  lib: Library,
  view: View,
  me: Seat,
  dice: Dice,
  worths: Worths<Weighed>,
  { watch, conduct }: Besides = {},
): Outlook {
  const seat = view.seats[me];
  const cylonCard = seat?.loyalty.some(card => isCylonCard(lib, card)) ?? false;
  const revealed = seat !== undefined && seat.revealed !== 'no';
  const run: Position = { lib, state: positionOf(lib, view) };
  const side =
    sideOfAgenda(run, view, me) ??
    sideOfMotives(run, view, me) ??
    (revealed || cylonCard ? 'cylons' : 'humans');
  watch?.stands(side, cylonCard && !revealed);
  return {
    watch,
    conduct,
    lib,
    view,
    run,
    me,
    side,
    hidden: cylonCard && !revealed,
    cylonShare: cylonShareOf(run, view),
    dice,
    worths,
  };
}

export function isCylonCard(lib: Library, card: Known): boolean {
  return card !== undefined && lib.loyalty.get(card)?.side === 'cylon';
}

/**
 * How many "You Are a Cylon" cards are dealt or will be is known from the table, and those I have seen are no longer
 * among the rest.
 */
function cylonShareOf(run: Position, view: View): number {
  const { lib } = run;
  const dealt = view.seats.flatMap(seat => seat.loyalty);
  const seen = [...dealt, ...view.seats.flatMap(seat => seat.shown)].filter(card => isCylonCard(lib, card));
  const all = loyaltyDeck(run)?.cylon ?? 0;
  const unseen = dealt.filter(card => card === undefined).length + view.piles.loyalty.size;
  return unseen === 0 ? 0 : Math.max(0, all - seen.length) / unseen;
}

/** What is good for the humans, as it is for me. */
export function mine(o: Outlook, forHumans: number): number {
  return o.side === 'humans' ? forHumans : -forHumans;
}

/** What a deed that everybody sees is to me: who passes for a human weighs it as one. */
export function openly(o: Outlook, forHumans: number): number {
  return o.hidden ? forHumans : mine(o, forHumans);
}
