/**
 * What bots think of what a book brings: what its operations are worth, how its questions are answered, what its cards are
 * kept for. A book names its own words and lacks none of them, or it does not compile; bots look all of them up by name.
 */

import type { Line } from '#engine/library/library.ts';
import type { CrisisCard, Objective } from '#engine/model/card.ts';
import type { Answer, ChoiceOf, Prompt } from '#engine/model/choice.ts';
import type { Who } from '#engine/model/effect.ts';
import type { EventType } from '#engine/model/event.ts';
import type { Instruction } from '#engine/model/flow.ts';
import type { CardId, Resource, Seat, Side } from '#engine/model/vocabulary.ts';
import type { Position } from '#engine/run/run.ts';
import type { View } from '#engine/view/view.ts';
import type { Outlook } from './reasonable/outlook.ts';

/** The words that a book can bring and bots judge, by their families; a book that brings none leaves them empty. */
export interface BotsWords {
  readonly ops: object;
  readonly prompts: object;
  readonly skills: object;
  /** What icons of its crises set in motion. */
  readonly activations: object;
  readonly events: object;
}

/** What an operation is worth to the humans; `child` has the blocks of its branches. */
export type Worth<Op> = (o: Outlook, op: Op, child: Line['child']) => number;
export type Worths<Ops> = {
  readonly [Name in keyof Ops]: Worth<{ readonly op: Name } & Ops[Name]>;
};

/** What is to be said to a question. */
export type Answering<P extends Prompt> = (o: Outlook, choice: ChoiceOf<P>) => Answer;

export type Answers<Prompts extends Prompt> = { readonly [P in Prompts]: Answering<P> };

/** How much a skill type is wanted: by whoever passes for a human, and by a Cylon in the open. */
export interface Wanted {
  readonly demand: number;
  readonly spite: number;
}

/** A deck whose top card may be put under it. */
export interface Scouted {
  /** The top card, where it does not lie in a pile of that name. */
  top?(o: Outlook): CardId | undefined;
  /** Good for the humans, compared with what comes otherwise. */
  isGood(o: Outlook, card: CardId): boolean;
  /** What it is worth to the humans to look at it. */
  look?(o: Outlook): number;
}

/** What the players are taken for by what they have done. */
export interface Reputations {
  /** Nothing that this player has done counts any more. */
  forget(seat: Seat): void;
}

/** A family of which a book has no word may be left out. */
type Bring<Name extends string, Entries> = keyof Entries extends never
  ? { readonly [N in Name]?: Entries }
  : { readonly [N in Name]: Entries };

/** That of a book with these words. */
export type BotsOf<Words extends BotsWords> = Thought &
  Bring<'worths', Worths<Words['ops']>> &
  Bring<'prompts', Answers<keyof Words['prompts'] & Prompt>> &
  Bring<'skills', { readonly [Skill in keyof Words['skills']]: Wanted }> &
  /** What one activation costs the humans. */
  Bring<'activations', { readonly [Activation in keyof Words['activations']]: (o: Outlook) => number }> & {
    /** Operations whose use to the humans nobody doubts. */
    readonly works?: readonly (keyof Words['ops'])[];
    /** What some of its events say of players. */
    readonly judges?: {
      readonly [Event in keyof Words['events']]?: (
        event: Words['events'][Event],
        reputations: Reputations,
      ) => void;
    };
  };

type Named<Entry> = { readonly [name: string]: Entry | undefined };

/** What bots think of a book besides, all of it as it needs. Worths are points to the humans. */
interface Thought {
  /** What its skill cards are kept for besides their strength, and those that only a pilot keeps. */
  readonly uses?: Named<number>;
  readonly pilotUses?: Named<number>;
  /** What it is worth to a player to be rid of a card of one of its kinds. */
  readonly burdens?: Named<number>;
  /** The harm that its damage tokens without a text do. */
  readonly tokens?: Named<number>;
  /** What it is worth to hold a title. */
  readonly titles?: Named<number>;
  /** What a player gains by actions that no card offers. */
  readonly actions?: Named<(o: Outlook) => number>;
  /** Actions that nobody takes who passes for a human. */
  readonly shunned?: readonly string[];
  /** What it is worth that a player is sent to a place. */
  readonly places?: Named<(o: Outlook, seat: Seat) => number>;
  /** What a procedure is worth that a card has carried out for somebody. */
  readonly procedures?: Named<(o: Outlook, who: Who) => number>;
  /** By what the question is about. */
  readonly scouted?: Named<Scouted>;
  /** Kinds of its events that everybody remembers. */
  readonly conduct?: ConductFacet;
  /** True for what is done only to somebody who is taken for a Cylon. */
  accuses?(op: Instruction): boolean;
  /** Which side a player works for, where it is not that of his Loyalty cards. */
  sideOf?(run: Position, view: View, me: Seat): Side | undefined;
  /** What is better or worse about being where I am than what can be done there. */
  standing?(o: Outlook): number;
  /** What the risk of playing a Quorum card is worth. */
  quorumRisk?(o: Outlook, seat: Seat): number;
  /** What it is worth that the fleet marker moves so far, where that is not the usual. */
  jumpTrack?(o: Outlook, by: number): number | undefined;
  /** What the last icon of a crisis is worth, where it is not the jump icon. */
  lastIcon?(o: Outlook, card: CrisisCard): number | undefined;
  /** So much of a resource is spoken for by what is still to come. */
  toCome?(o: Outlook, resource: Resource): number;
  /** How far the fleet has to come, where it is not for a last jump. */
  goal?(objective: Objective): number | undefined;
  /** What hiding is worth more than usual on the way there. */
  hiding?(objective: Objective): number;
}

/** Kinds of a book's events that everybody at the table remembers; for pages, which need no more of its bots. */
export type ConductFacet = readonly EventType[];

/** That of any book, as bots look it up. */
export interface BotsFacet extends Thought {
  readonly worths?: Named<Worth<never>>;
  readonly prompts?: Named<(o: Outlook, choice: never) => Answer>;
  readonly skills?: Named<Wanted>;
  readonly activations?: Named<(o: Outlook) => number>;
  readonly works?: readonly string[];
  readonly judges?: Named<(event: never, reputations: Reputations) => void>;
}

export type BotsFacets = readonly BotsFacet[];

export const defineBots = <Words extends BotsWords>(facet: BotsOf<Words>): BotsFacet => facet as BotsFacet;

/** The first answer that a book has. */
export function firstOf<Answer>(
  facets: BotsFacets,
  answer: (facet: BotsFacet) => Answer | undefined,
): Answer | undefined {
  for (const facet of facets) {
    const found = answer(facet);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What all books say together. */
export function sumOf(facets: BotsFacets, points: (facet: BotsFacet) => number | undefined): number {
  let sum = 0;
  for (const facet of facets) sum += points(facet) ?? 0;
  return sum;
}
