import type { CardOpName, Effect, OpBody, Who } from '../engine/model/effect.ts';
import type { Clause } from './clause.ts';
import type { Voice, Word } from './voice.ts';
import type { Picked } from './who.ts';

/** What a describer of one operation may lean on. */
export interface Telling {
  readonly voice: Voice;
  readonly picked: Picked;
  /** A person in any form; `picked` comes out as what the choice before allows. */
  who(who: Who): Word;
  /** An effect inside this one, as one clause; `actor` need not be named again. */
  inside(effect: Effect, actor: Who): string;
}

export type Describer<Op extends CardOpName> = (op: OpBody<Op>, telling: Telling) => Clause;
export type Describers<Ops extends CardOpName = CardOpName> = { readonly [Op in Ops]: Describer<Op> };
