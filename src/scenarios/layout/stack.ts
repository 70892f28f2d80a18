/**
 * Where play stands: at the beginning of a step of somebody's turn, as if every turn before had been played. The
 * instruction is looked up in the engine's own procedures.
 */
import type { Block, Library, Line } from '#engine/library/library.ts';
import type { Instruction } from '#engine/model/flow.ts';
import { type Frame, laid } from '#engine/model/frame.ts';
import type { CrisisState, OwnCard, TurnState } from '#engine/model/state.ts';
import type { Seat, Step } from '#engine/model/vocabulary.ts';
import { isAt, isHuman } from '#engine/rules/people.ts';
import { claimOne } from './claims.ts';
import { complain, type Layout, seatNamed } from './context.ts';

interface Found {
  readonly block: Block;
  readonly pc: number;
  readonly line: Line;
}

function find(lib: Library, block: string, is: (op: Instruction) => boolean): Found {
  const found = lib.blocks.get(block);
  const pc = found?.lines.findIndex(line => is(line.op)) ?? -1;
  const line = found?.lines[pc];
  if (!found || !line) throw new Error(`The block ${block} has no such instruction`);
  return { block: found, pc, line };
}

const isStep = (step: Step) => (op: Instruction) => op.op === 'step' && op.step === step;

/** A frame that waits for what it has called. */
const calling = (found: Found, slots: Partial<Frame> = {}): Frame => ({
  at: found.block.id,
  pc: found.pc,
  called: true,
  ...slots,
});

export function layTurn(layout: Layout): void {
  const { position, state, lib } = layout;
  const { turn: given = {} } = position;
  const n = state.seats.length;
  if (given.first !== undefined) state.first = seatNamed(layout, given.first);
  const active = given.active === undefined ? undefined : seatNamed(layout, given.active);
  const seat = active ?? ((given.number ?? 1) - 1 + state.first) % n;
  const number = given.number ?? ((seat - state.first + n) % n) + 1;
  const step = given.step ?? 'skills';
  countTurns(layout, seat, number, step);
  const turn: TurnState = {
    seat,
    number,
    step,
    actions: given.actions ?? 1,
    acted: [],
    spent: [],
    extraCrises: 0,
    activate: true,
    ...(step === 'skills' || given.moved ? {} : marksAtStart(layout, seat)),
  };
  const takeTurns = find(lib, 'game', op => op.op === 'take-turns');
  state.stack = [
    laid<'take-turns'>({ at: takeTurns.block.id, pc: takeTurns.pc, count: number, last: seat }),
    ...framesOf(layout, step, { seat, turn }),
  ];
}

/** Where nothing else is said, the turn has found everybody where he is. */
function marksAtStart(layout: Layout, seat: Seat): Pick<TurnState, 'marks'> {
  const marks = layout.lib.rules.flatMap(rules => rules.marksAtStart?.(layout, seat) ?? []);
  return marks.length === 0 ? {} : { marks };
}

/** Turns go clockwise, so the number of this one says how many each player has had. */
function countTurns({ state }: Layout, active: Seat, number: number, step: Step): void {
  const n = state.seats.length;
  for (const [index, seat] of state.seats.entries()) {
    const ago = (active - index + n) % n;
    seat.turns = number > ago ? Math.floor((number - ago - 1) / n) + 1 : 0;
    // The turn that is about to begin is counted when it begins.
    if (ago === 0 && step === 'skills') seat.turns -= 1;
  }
}

function framesOf(layout: Layout, step: Step, slots: { seat: Seat; turn: TurnState }): Frame[] {
  const { lib } = layout;
  const { crisis } = layout.position.turn ?? {};
  if (crisis !== undefined && step !== 'activate' && step !== 'jump') {
    complain(layout, ['turn', 'crisis'], 'no-icons-due', {});
  }
  switch (step) {
    case 'crisis':
    case 'activate':
    case 'jump': {
      facesCrisis(layout, slots.seat, step);
      const faces = find(lib, 'turn', op => op.op === 'when' && op.test === 'faces-crisis');
      if (step === 'crisis') return [{ at: faces.block.id, pc: faces.pc, ...slots }];
      const call = find(lib, faces.line.child['then'] ?? '', op => op.op === 'call');
      const at = find(lib, 'crisis-step', isStep(step));
      return [
        calling(faces, slots),
        calling(call),
        { at: at.block.id, pc: at.pc, ...crisisSlots(layout, slots.seat) },
      ];
    }
    case 'skills':
      return [{ at: 'turn', pc: find(lib, 'turn', op => op.op === 'begin-turn').pc, ...slots }];
    default:
      return [{ at: 'turn', pc: find(lib, 'turn', isStep(step)).pc, ...slots }];
  }
}

function facesCrisis(layout: Layout, seat: Seat, step: Step): void {
  const code = !isHuman(layout, seat)
    ? 'revealed-step'
    : isAt(layout, seat, 'brig')
      ? 'step-in-brig'
      : undefined;
  if (code) complain(layout, ['turn', 'step'], code, { seat: layout.state.seats[seat]?.id ?? '', step });
}

/** The card whose icons are due; it has been resolved, and lies where it will be put away from. */
function crisisSlots(layout: Layout, drawer: Seat): { crisis: CrisisState; own: OwnCard } | undefined {
  const card = layout.position.turn?.crisis;
  if (card === undefined) {
    complain(layout, ['turn'], 'which-icons', {});
    return undefined;
  }
  const stays = layout.state.inPlay.includes(card);
  if (!stays) claimOne(layout, 'crisis', card, ['turn', 'crisis']);
  return {
    crisis: { card, drawer, super: false, icons: true, option: undefined, placed: [], replaced: false },
    own: { card, pile: 'crisis', fate: stays ? 'stay' : 'discard' },
  };
}
