/** A question of the exam: a position, what has just happened in it, and answers of which exactly one holds. */
import type { GameEvent } from '#engine/model/event.ts';
import type { AttackState, State } from '#engine/model/state.ts';
import type { CardId, LocationId, Seat, Sector, Skill, Title } from '#engine/model/vocabulary.ts';
import type { RuleId } from '#rules/ruleId.ts';

export const kinds = [
  'turn',
  'last',
  'decides',
  'how-many',
  'hand-limit',
  'cannot-go',
  'can-do',
  'roll',
  'sum',
  'check',
  'target',
  'raider-moves',
  'fly',
  'jump-loss',
  'how-far',
  'succession',
  'knows',
  'over',
] as const;
export type Kind = (typeof kinds)[number];

export const words = [
  'none',
  'one',
  'two',
  'any',
  'pass',
  'partial',
  'fail',
  'miss',
  'damaged',
  'damaged-twice',
  'destroyed',
  'destroyed-and-3-raiders',
  'attack-viper',
  'attack-galactica',
  'destroy-civilian',
  'move',
  'stay',
  'goes-on',
  'humans',
  'cylons',
  'own-hand',
  'hand-of',
  'loyalty-of',
  'top-crisis',
  'destiny',
] as const;
export type Word = (typeof words)[number];

/** What an option says, or a blank of the question. */
export type Said =
  | { readonly number: number }
  | { readonly seat: Seat }
  | { readonly location: LocationId }
  | { readonly sector: Sector }
  | { readonly card: CardId }
  | { readonly title: Title }
  | { readonly skills: readonly Skill[] }
  | { readonly attacker: AttackState['by'] }
  | { readonly target: AttackState['target'] }
  | { readonly word: Word; readonly of?: Seat };

export interface Option {
  readonly id: string;
  readonly said: Said;
  /** The engine says so. */
  readonly holds: boolean;
}

export interface Question {
  readonly kind: Kind;
  /** The position in which it is asked. */
  readonly state: State;
  /** What has happened just before, as the log tells it. */
  readonly happened: readonly GameEvent[];
  /** The blanks of the question. */
  readonly blanks: { readonly [blank: string]: Said };
  /** Places of the board that it is about. */
  readonly spots: readonly string[];
  /** The right one, then the others, the most plausible first. */
  readonly options: readonly Option[];
  readonly rule: RuleId;
}

export function idOf(said: Said): string {
  return Object.values(said).join(' ');
}

type Draft = Omit<Question, 'options' | 'happened' | 'spots'> &
  Partial<Pick<Question, 'happened' | 'spots'>> & {
    readonly options: readonly (readonly [said: Said, holds: boolean])[];
  };

/** A question, unless it has no right answer, or two, or nothing to choose between. */
export function draft({ options, happened = [], spots = [], ...rest }: Draft): Question | undefined {
  const different = new Map(options.map(([said, holds]) => [idOf(said), { id: idOf(said), said, holds }]));
  const all = [...different.values()];
  const right = all.filter(({ holds }) => holds);
  const wrong = all.filter(({ holds }) => !holds);
  if (right.length !== 1 || wrong.length < 2) return undefined;
  // The same answer said to hold and not to hold would be a mistake of ours.
  if (options.some(([said, holds]) => different.get(idOf(said))?.holds !== holds)) return undefined;
  return { ...rest, happened, spots, options: [...right, ...wrong] };
}
