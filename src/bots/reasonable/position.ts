/** The position as a view shows it, with what the view does not show left empty. */
import type { Library } from '#engine/index.ts';
import type { Frame } from '#engine/model/frame.ts';
import type { State } from '#engine/model/state.ts';
import type { PileName } from '#engine/model/vocabulary.ts';
import { mapSlots } from '#engine/slots/each.ts';
import type { Slot } from '#engine/slots/slot.ts';
import type { Known, View } from '#engine/view/view.ts';

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

export function positionOf(lib: Library, view: View): State {
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
    ...(view.afar && {
      afar: view.afar.map(({ id, kind, at, craft, damage }) => ({
        id,
        kind,
        at,
        ...(craft ? { craft } : {}),
        ...(damage ? { damage: [...damage] } : {}),
      })),
    }),
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
