/** What becomes of the card that is speaking. */
import { ownKind } from '../library/cardKind.ts';
import type { OwnCard } from '../model/state.ts';
import type { CardId, PileName, ThingId } from '../model/vocabulary.ts';
import { affected } from '../queries/who.ts';
import { seatState } from '../rules/people.ts';
import { removeFromGame } from '../rules/ships.ts';
import { nearest } from '../run/find.ts';
import { discardTo, shuffleIn } from '../run/piles.ts';
import { blockOf, emit, type Position, push, type Run } from '../run/run.ts';
import type { Resolvers } from './resolver.ts';

/** The card, sheet or token whose tree is being carried out, if it is not the rules that speak. */
export function maybeSpeaking(run: Position): ThingId | undefined {
  const { stack } = run.state;
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    const card = frame && blockOf(run, frame).card;
    if (card !== undefined) return card;
  }
  return undefined;
}

export function speaking(run: Run): ThingId {
  const card = maybeSpeaking(run);
  if (card === undefined) throw new Error('No card is being carried out');
  return card;
}

/** As `speaking`, for what only cards say ("this card"). */
export function thisCard(run: Run): CardId {
  const card: string = speaking(run);
  return card;
}

/** A card that has been carried out goes where it said, by default to its discard pile. */
export function putAway(run: Run, own: OwnCard): void {
  if (own.fate === 'discard') discardTo(run, own.pile, own.card);
}

function setFate(run: Run, fate: OwnCard['fate']): void {
  const own = nearest(run, 'own');
  if (own && own.card === speaking(run)) own.fate = fate;
}

function pileOf(run: Run, card: CardId): PileName {
  if (run.lib.quorum.has(card)) return 'quorum';
  const pile = ownKind(run.lib, card)?.pile;
  return pile ?? (run.lib.crises.get(card)?.deck === 'super-crisis' ? 'super-crisis' : 'crisis');
}

/** Takes the card from where it has been lying since it was played. */
function leavePlay(run: Run, card: CardId): boolean {
  const { state } = run;
  const holder = state.seats.find(s => s.attached.includes(card));
  if (holder) {
    holder.attached.splice(holder.attached.indexOf(card), 1);
    return true;
  }
  const i = state.inPlay.indexOf(card);
  if (i < 0) return false;
  state.inPlay.splice(i, 1);
  return true;
}

export function discardAttached(run: Run, card: CardId): void {
  if (!leavePlay(run, card)) return;
  discardTo(run, pileOf(run, card), card);
  emit(run, 'card-left-play', { card, to: 'discard' });
}

/** Laid beside the objective, a card may carry the fleet past a threshold without a jump. */
function countsAsDistance(run: Run, card: CardId): boolean {
  return (run.lib.modifiers.distance ?? []).some(
    ({ source }) => source.on === 'in-play' && source.card === card,
  );
}

export const thisCardOps: Resolvers<'stay' | 'give' | 'put-this'> = {
  stay(run) {
    const card = thisCard(run);
    setFate(run, 'stay');
    run.state.inPlay.push(card);
    emit(run, 'card-stays', { card });
    if (countsAsDistance(run, card)) push(run, 'objective');
  },
  give(run, op) {
    const [to] = affected(run, op.to);
    if (to === undefined) return;
    const card = thisCard(run);
    setFate(run, 'stay');
    seatState(run, to).attached.push(card);
    emit(run, 'card-given', { card, to });
  },
  'put-this'(run, { to }) {
    const card = thisCard(run);
    // A card leaves the game even in the hour it is played; the piles take it only from where it has lain.
    const lay = leavePlay(run, card);
    if (to === 'box') {
      setFate(run, 'gone');
      removeFromGame(run, card);
    } else if (!lay) {
      // Said by a card just played, it goes onto its pile now and not when all of it is done.
      const own = nearest(run, 'own');
      if (to !== 'discard' || own?.card !== card) return;
      putAway(run, own);
      own.fate = 'gone';
    } else if (to === 'deck') shuffleIn(run, pileOf(run, card), [card]);
    else discardTo(run, pileOf(run, card), card);
    emit(run, 'card-left-play', { card, to });
  },
};
