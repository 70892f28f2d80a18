/** The turn, crisis, check and roll in progress, as far as they lie open. */
import type { CheckResult } from '../model/state.ts';
import type { CardId, LocationId, Seat, Skill, Step } from '../model/vocabulary.ts';
import { nearest } from '../run/find.ts';
import type { Position } from '../run/run.ts';
import type { Viewer } from './view.ts';

export interface TurnView {
  readonly seat: Seat;
  readonly number: number;
  readonly step: Step;
  readonly actions: number;
}

export interface CrisisView {
  readonly card: CardId;
  readonly drawer: Seat;
  readonly super: boolean;
  readonly option: string | undefined;
}

export interface CheckView {
  readonly difficulty: number;
  readonly partial: number | undefined;
  readonly skills: readonly Skill[];
  readonly positive: readonly Skill[];
  readonly worthless: readonly Skill[];
  readonly faceUp: boolean | 'played';
  readonly location: LocationId | undefined;
  readonly aim: Seat | undefined;
  /** Cards in the check, by who put them in (Destiny under no seat) until they are shuffled. */
  readonly counts: readonly { readonly by: Seat | undefined; readonly n: number }[];
  /** Known cards: all of them once revealed or face up, before that the viewer's own. */
  readonly cards: readonly CardId[];
  readonly revealed: boolean;
  readonly strength: number | undefined;
  readonly result: CheckResult | undefined;
}

export interface RollView {
  readonly by: Seat;
  readonly face: number | undefined;
  readonly add: number;
}

export function turnView(run: Position): TurnView | undefined {
  const turn = nearest(run, 'turn');
  return turn && { seat: turn.seat, number: turn.number, step: turn.step, actions: turn.actions };
}

export function crisisView(run: Position): CrisisView | undefined {
  const crisis = nearest(run, 'crisis');
  return crisis && { card: crisis.card, drawer: crisis.drawer, super: crisis.super, option: crisis.option };
}

export function checkView(run: Position, viewer: Viewer): CheckView | undefined {
  const check = nearest(run, 'check');
  if (!check) return undefined;
  const open = check.shuffled || check.faceUp === true || viewer === 'teacher';
  const openBy = (by: Seat | undefined) => by !== undefined && (by === viewer || check.faceUp === 'played');
  const counts = new Map<Seat | undefined, number>();
  for (const { by } of check.cards) counts.set(by, (counts.get(by) ?? 0) + 1);
  return {
    difficulty: check.difficulty,
    partial: check.partial,
    skills: check.skills,
    positive: check.positive.slice(),
    worthless: check.worthless.slice(),
    faceUp: check.faceUp,
    location: check.location,
    aim: check.aim,
    counts: [...counts].map(([by, n]) => ({ by, n })),
    cards: check.cards
      .filter(c => open || openBy(c.by))
      .map(c => c.card)
      .sort(),
    revealed: check.shuffled,
    strength: check.strength,
    result: check.result,
  };
}

export function rollView(run: Position): RollView | undefined {
  const roll = nearest(run, 'roll');
  return roll && { by: roll.by, face: roll.face, add: roll.add };
}
