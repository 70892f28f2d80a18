/**
 * The sentence plan: what stands between an effect tree and its words, the same for every language. It says who does
 * what to what, under which condition, in which order, by choice or not; it holds no word. `src/text/grammar` says it.
 */
import type { Once } from '#engine/model/ability.ts';
import type { Cond } from '#engine/model/cond.ts';
import type { Among, Placement, ShipCounts, Who } from '#engine/model/effect.ts';
import type { Activation, CardId, Resource } from '#engine/model/vocabulary.ts';
import type { TimingPoint } from '#engine/timing/points.ts';
import type { FrameId } from '../frames.ts';
import type { NameId, NounId } from '../terms.ts';
import type { TextKey } from '../voice.ts';

/** People are called characters where bodies matter, players where hands do. */
export type Role = 'player' | 'character';

/** Somebody a sentence speaks of: "you", "that player", "another human player". */
export type Party =
  | Exclude<Who, 'picked'>
  /** Somebody chosen before; `again` when no one else has been named since. */
  | { readonly picked: Role; readonly again?: true }
  /** Whoever has just been told to choose. */
  | 'chooser'
  /** A player of a game that is being told. */
  | { readonly named: string }
  | { readonly among: Among; readonly as: Role };

/** What fills a placeholder; each language puts it into words and cases. */
export type PlanValue =
  | number
  | { readonly counted: NounId; readonly n: number }
  | { readonly amounts: readonly Amount[] }
  | { readonly party: Party }
  | { readonly place: string }
  | { readonly places: readonly string[] }
  | { readonly name: NameId }
  | { readonly names: readonly NameId[] }
  | { readonly ships: ShipCounts }
  | { readonly placement: Placement }
  | { readonly card: CardId }
  | { readonly activations: readonly Activated[] }
  | { readonly oneOf: readonly PlanValue[] };

/** Ships that are activated; launching is something else. */
export type Activated = Exclude<Activation, 'launch-raiders'>;

export interface Amount {
  readonly resource: Resource;
  readonly n: number;
}

export type PlanValues = { readonly [name: string]: PlanValue };

/** One verb and what belongs to it. */
export interface Clause {
  readonly frame: FrameId;
  readonly values?: PlanValues;
  /** Who does it; `you` is told to. Left out, it just happens. */
  readonly by?: Party;
  /** By choice. */
  readonly may?: true;
  /** It is done to `by`, who cannot be told to do it: "you are sent to the Brig". */
  readonly undergoes?: true;
  /** How many things a happening speaks of, which its verb follows. */
  readonly count?: number;
}

/** What opens a sentence. */
export type Lead =
  | { readonly lead: 'once'; readonly once: Once }
  | { readonly lead: 'moment'; readonly on: TimingPoint; readonly absorbed: readonly Absorbed[] }
  | { readonly lead: 'if'; readonly cond: Cond }
  | { readonly lead: 'die'; readonly from: number; readonly to: number }
  | { readonly lead: 'result'; readonly of: 'pass' | 'fail' }
  | { readonly lead: 'strength'; readonly n: number }
  /** So much above the printed difficulty. */
  | { readonly lead: 'margin'; readonly n: number }
  | { readonly lead: 'otherwise' }
  /** "If they do not": whoever could choose has not. */
  | { readonly lead: 'declined'; readonly by: Party }
  /** An occasion that no timing point marks: a lasting rule brings it. */
  | { readonly lead: 'whenever'; readonly what: Occasion }
  /** After alternatives, what comes in any case. */
  | { readonly lead: 'then' };

export type Occasion = OccasionOf<TextKey>;
/** Those that there is a text for. */
type OccasionOf<Key> = Key extends `whenever.${infer What}` ? What : never;

/** A condition that a moment says itself: "at the start of your turn". */
export interface Absorbed {
  readonly variant: string;
  readonly values?: PlanValues;
}

export type Body =
  | { readonly clauses: readonly Clause[] }
  /** "−1 fuel, +1 morale", as cards with icons show it. */
  | { readonly tally: readonly Amount[] }
  /** One subject, whole alternatives: "either moves and then takes 1 action, or takes 2 actions". */
  | { readonly either: readonly (readonly Clause[])[]; readonly by: Party; readonly may?: true }
  /** Alternatives too long or too different for one sentence; they are lettered. */
  | { readonly options: readonly Plan[]; readonly by: Party; readonly may?: true };

export type Sentence = { readonly leads: readonly Lead[] } & Body;
export type Plan = readonly Sentence[];

export function sameParty(a: Party | undefined, b: Party | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
