import type { Cond } from '#engine/model/cond.ts';
import type { CardOpName, Effect, OpBody, Who } from '#engine/model/effect.ts';
import type { TextFacets } from '../facet.ts';
import type { Clause, Lead, Party, Plan, Sentence } from './plan.ts';

/** What changes for an effect inside another. */
export interface Within {
  readonly lead?: Lead;
  /** Who acts where an operation names nobody. */
  readonly actor?: Party | undefined;
  readonly may?: boolean;
  /** What has just been said to be so, which a clause may take up: "repair it". */
  readonly known?: readonly Cond[];
  /** The result of a roll has just been spoken of: "subtract 2 from it". */
  readonly rollTold?: boolean;
}

/** What a planner of one operation may lean on. */
export interface Planning {
  /** The books whose words are told. */
  readonly facets: TextFacets;
  /** Who acts where an operation names nobody; undefined where things just happen. */
  readonly actor: Party | undefined;
  /** Inside something done by choice. */
  readonly may: boolean;
  readonly known: readonly Cond[];
  /** The result of a roll has been spoken of. */
  readonly rollTold: boolean;
  /** Whom an operation speaks of; a choice of person not told yet comes out as that choice. */
  party(who: Who): Party;
  /** Who has just chosen that person, where the choice and what follows are told as one: "send a character to the Brig". */
  readonly chooser: Party | undefined;
  /** An effect inside this one, as few sentences as it allows. */
  inside(effect: Effect, within?: Within): Plan;
}

export type Piece = Clause | Sentence;
export type Planner<Body> = (op: Body, planning: Planning) => readonly Piece[];
export type Planners<Ops extends CardOpName> = { readonly [Op in Ops]: Planner<OpBody<Op>> };
/** One for each operation of a book. */
export type OpPlanners<Ops> = { readonly [Op in keyof Ops]: Planner<Ops[Op]> };

export function isClause(piece: Piece): piece is Clause {
  return 'frame' in piece;
}
