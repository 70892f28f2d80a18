/** A skill check as it stands on the stage: which of its cards lie face up by now, and what they come to. */
import type { SkillFace } from '#engine/library/library.ts';
import type { CardId, Seat, Skill } from '#engine/model/vocabulary.ts';
import type { CheckView } from '#engine/view/now.ts';
import { eventIn, type Show } from './show.ts';

export interface CheckShown {
  readonly difficulty: number;
  /** What it was before a card changed it. */
  readonly was: number | undefined;
  readonly partial: number | undefined;
  readonly skills: readonly Skill[];
  readonly worthless: readonly Skill[];
  readonly counts: CheckView['counts'];
  /** Lying face up, in the order in which they were turned. */
  readonly turned: readonly CardId[];
  /** Still to be turned, once the turning has begun. */
  readonly left: number | undefined;
  readonly strength: number | undefined;
  readonly result: CheckView['result'];
}

type Given = Pick<Show, 'before' | 'after' | 'progress'> & Partial<Pick<Show, 'beat'>>;

/** Of a beat, cards are turned between these parts of its time; the sum and the verdict follow. */
const turning = { from: 0.06, to: 0.9 };
/** The sum stands there for a moment before it is said what it is worth. */
const verdictAt = 0.35;

/** Undefined where there is no check. Without a beat, it is the check that lies on the table meanwhile. */
export function checkShown({ before, after, beat, progress }: Given): CheckShown | undefined {
  const now = after.check ?? before.check;
  const began = beat && eventIn(beat, 'check-began');
  if (now === undefined && began === undefined) return undefined;
  const revealed = beat && eventIn(beat, 'check-revealed');
  const cards = revealed?.cards ?? (now?.revealed ? now.cards : undefined);
  const share = (progress - turning.from) / (turning.to - turning.from);
  const up =
    cards === undefined
      ? 0
      : revealed === undefined
        ? cards.length
        : Math.max(0, Math.min(cards.length, Math.floor(share * cards.length + 0.5)));
  const amended = beat && eventIn(beat, 'check-amended');
  const decided = beat && eventIn(beat, 'check-decided');
  const isSummed = revealed === undefined;
  const isDecided = isSummed && (decided === undefined || progress >= verdictAt);
  const first = before.check?.difficulty;
  const difficulty =
    amended !== undefined && progress < 0.4
      ? (first ?? amended.difficulty)
      : (amended?.difficulty ?? now?.difficulty ?? began?.difficulty ?? 0);
  return {
    difficulty,
    was: amended !== undefined && first !== difficulty ? first : undefined,
    partial: now?.partial,
    skills: [...new Set([...(now?.skills ?? began?.skills ?? []), ...(now?.positive ?? [])])],
    worthless: now?.worthless ?? [],
    // Once they are shuffled, nobody can say whose they were.
    counts: revealed ? (before.check?.counts ?? []) : now?.revealed ? [] : (now?.counts ?? []),
    turned: cards?.slice(0, up) ?? [],
    left: cards === undefined ? undefined : cards.length - up,
    strength: isSummed ? ((beat && eventIn(beat, 'check-totalled')?.strength) ?? now?.strength) : undefined,
    result: isDecided ? (decided?.result ?? now?.result) : undefined,
  };
}

/** By which seat, however many piles it has. */
export const countOf = (counts: CheckView['counts'], by: Seat | undefined): number =>
  counts.find(one => one.by === by)?.n ?? 0;

export interface Sides {
  readonly positive: readonly SkillFace[];
  readonly negative: readonly SkillFace[];
  /** What both come to so far. */
  readonly sum: number;
}

export function sidesOf(
  { turned, skills, worthless }: CheckShown,
  faces: ReadonlyMap<CardId, SkillFace>,
): Sides {
  const all = turned.flatMap(card => faces.get(card) ?? []).filter(({ skill }) => !worthless.includes(skill));
  const positive = all.filter(({ skill }) => skills.includes(skill));
  const negative = all.filter(({ skill }) => !skills.includes(skill));
  const sum = (of: readonly SkillFace[]) => of.reduce((total, { strength }) => total + strength, 0);
  return { positive, negative, sum: sum(positive) - sum(negative) };
}
