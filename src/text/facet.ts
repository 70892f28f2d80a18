/**
 * What a book says where cards are read: a planner for each of its operations, a clause for each of its conditions, and so
 * on. A book names its own words and lacks none of them, or it does not compile; the layer looks all of them up by name.
 */

import type { CrisisCard, Objective } from '#engine/model/card.ts';
import type { Cond, CoreTests, TestName } from '#engine/model/cond.ts';
import type { Among, Effect } from '#engine/model/effect.ts';
import type { CrisisPart } from '#engine/model/vocabulary.ts';
import type { TimingPoint } from '#engine/timing/points.ts';
import type { Language } from '#i18n/languages.ts';
import type { BookWords } from './books.ts';
import type { CardText } from './cardText.ts';
import type { Told } from './conditions.ts';
import type { LogFacet } from './log/facet.ts';
import type { Needs, NeedsByName } from './plan/implied.ts';
import type { Absorbed, Clause, Party, Role } from './plan/plan.ts';
import type { Piece, Planning } from './plan/planner.ts';
import type { Asking, ToldRule } from './plan/queries.ts';
import type { PersonId } from './terms.ts';
import type { Voice } from './voice.ts';

/** The words that a book can bring and this layer tells, by their families; a book that brings none leaves them empty. */
export interface TextWords {
  readonly ops: object;
  readonly tests: object;
  readonly queries: object;
  /** Procedures that its cards name. */
  readonly procedures: object;
  /** What its cards put on a check. */
  readonly marks: object;
  /** Its kinds of cards. */
  readonly kinds: object;
}

/** One entry a word. */
type Table<Bodies, Rest extends readonly unknown[], Result> = {
  readonly [Name in keyof Bodies]: (body: Bodies[Name], ...rest: Rest) => Result;
};
/** The same of a book that is not known: looked up by name, called with what stands under that name. */
type Lookup<Rest extends readonly unknown[], Result> = {
  readonly [name: string]: ((body: never, ...rest: Rest) => Result) | undefined;
};

/** A family of which a book has no word may be left out. */
type Bring<Name extends string, Entries> = keyof Entries extends never
  ? { readonly [N in Name]?: Entries }
  : { readonly [N in Name]: Entries };

type Does = Pick<Clause, 'by'>;

/** That of a book with these words. */
export type TextOf<Words extends TextWords> = Said &
  Bring<'ops', Table<Words['ops'], [Planning], readonly Piece[]>> &
  Bring<'tests', Table<Words['tests'], [Voice], Told>> &
  Bring<'queries', Table<Words['queries'], [Asking], ToldRule>> &
  Bring<
    'procedures',
    { readonly [Name in keyof Words['procedures']]: (who: Party, planning: Planning) => readonly Piece[] }
  > &
  Bring<'marks', { readonly [Name in keyof Words['marks']]: (does: Does) => readonly Piece[] }> &
  Bring<
    'kinds',
    { readonly [Kind in keyof Words['kinds']]: (voice: Voice, card: Words['kinds'][Kind]) => CardText }
  > & {
    /** Conditions that a moment says itself. */
    readonly absorbed?: Partial<Table<Words['tests'], [on: TimingPoint], Absorbed | undefined>>;
    /** Conditions that are about one person, who need not be named again. */
    readonly about?: Partial<Table<Words['tests'], [], Party | undefined>>;
    /** Operations that ask whether somebody wants to, and what they would then do. */
    readonly wishes?: Partial<Table<Words['ops'], [], Effect>>;
    /** Conditions without which an operation cannot be carried out, so that they need not be said. */
    readonly needs?: Needs<Words['tests'] & CoreTests>;
    /** The same of conditions that must not hold. */
    readonly needsWithout?: Needs<Words['tests'] & CoreTests>;
  };

/** What a book says besides, all of it as it needs. */
interface Said {
  readonly words: { readonly [L in Language]: BookWords };
  readonly log: LogFacet;
  /** Conditions that its own moments say themselves. */
  readonly moments?: { readonly [on: string]: ((cond: Cond) => Absorbed | undefined) | undefined };
  /** Conditions that a rule says itself. */
  readonly implied?: { readonly [query: string]: readonly TestName[] };
  /** Conditions that ask how a game is set up: what depends on them is no part of a card. */
  readonly settings?: readonly TestName[];
  /** Moments of the check that a Skill card lies in: its text speaks of that card and not of a player's hand. */
  readonly inCheck?: readonly TimingPoint[];
  /** Conditions that speak of Galactica, so that what follows need not name it again. */
  readonly namesGalactica?: readonly TestName[];
  /** Conditions that differ in one thing alone, told as one. */
  together?(conds: readonly Cond[], all: boolean, voice: Voice): Told | undefined;
  /** A word for those of whom one is picked. */
  person?(among: Among, as: Role): PersonId | undefined;
  /** The same with what else is asked of them. */
  narrowed?(among: Among, who: string, voice: Voice): string | undefined;
  /** Parts of a crisis besides its results, in the order in which they stand on it. */
  readonly parts?: readonly CrisisPart[];
  /** Icons at the foot of a crisis; and what else it says, as sentences. */
  icons?(card: CrisisCard, voice: Voice): readonly string[];
  facts?(card: CrisisCard, voice: Voice): readonly string[];
  /** What an objective says. */
  objective?(card: Objective, voice: Voice): readonly string[];
}

/** That of any book, as a voice keeps it. */
export interface TextFacet extends Said {
  readonly ops?: Lookup<[Planning], readonly Piece[]>;
  readonly tests?: Lookup<[Voice], Told>;
  readonly queries?: Lookup<[Asking], ToldRule>;
  readonly procedures?: {
    readonly [name: string]: ((who: Party, planning: Planning) => readonly Piece[]) | undefined;
  };
  readonly marks?: { readonly [name: string]: ((does: Does) => readonly Piece[]) | undefined };
  readonly kinds?: { readonly [kind: string]: ((voice: Voice, card: never) => CardText) | undefined };
  readonly absorbed?: Lookup<[on: TimingPoint], Absorbed | undefined>;
  readonly about?: Lookup<[], Party | undefined>;
  readonly wishes?: Lookup<[], Effect>;
  readonly needs?: NeedsByName;
  readonly needsWithout?: NeedsByName;
}

export type TextFacets = readonly TextFacet[];

export const defineText = <Words extends TextWords>(text: TextOf<Words>): TextFacet => text as TextFacet;

/** The first answer that a book has. */
export function firstOf<Facet, Answer>(
  facets: readonly Facet[],
  answer: (facet: Facet) => Answer | undefined,
): Answer | undefined {
  for (const facet of facets) {
    const found = answer(facet);
    if (found !== undefined) return found;
  }
  return undefined;
}
