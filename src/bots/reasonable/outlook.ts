/**
 * How the game looks from one seat: the position as its view shows it, with what it cannot see left empty, so that
 * the engine's own rule queries can be put to it; and who is on whose side, as far as it can tell.
 */
import type { Library } from '#engine/index.ts';
import type { Seat, Side } from '#engine/model/vocabulary.ts';
import { loyaltyDeck } from '#engine/rules/variants.ts';
import type { Position } from '#engine/run/run.ts';
import type { Known, View } from '#engine/view/view.ts';
import type { Conduct } from '../conduct/conduct.ts';
import type { Dice } from '../dice.ts';
import { firstOf } from '../facet.ts';
import type { Knowledge } from '../knowledge.ts';
import { positionOf } from './position.ts';

export interface Outlook {
  /** What bots think of the core and of the books on the table. */
  readonly knowledge: Knowledge;
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

export function outlookOf(
  knowledge: Knowledge,
  view: View,
  me: Seat,
  dice: Dice,
  { watch, conduct }: Besides = {},
): Outlook {
  const { lib } = knowledge;
  const seat = view.seats[me];
  const cylonCard = seat?.loyalty.some(card => isCylonCard(lib, card)) ?? false;
  const revealed = seat !== undefined && seat.revealed !== 'no';
  const run: Position = { lib, state: positionOf(lib, view) };
  const side =
    firstOf(knowledge.facets, facet => facet.sideOf?.(run, view, me)) ??
    (revealed || cylonCard ? 'cylons' : 'humans');
  watch?.stands(side, cylonCard && !revealed);
  return {
    watch,
    conduct,
    knowledge,
    lib,
    view,
    run,
    me,
    side,
    hidden: cylonCard && !revealed,
    cylonShare: cylonShareOf(run, view),
    dice,
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
