/** The words of the sheets: miracles, Mutiny cards, and what single abilities do. */
import type { Move } from '#engine/model/frame.ts';
import type { CardId, Count, ScoutedPile, Seat, Sector, Skill } from '#engine/model/vocabulary.ts';

export interface PeopleOps {
  /** One token from one of these two to the other. */
  'pass-miracle': { readonly to: 'you' | 'picked' };
  /** `n` cards of the top are looked at, one is played, the others go under the deck. */
  'play-mutiny': { readonly n: number };
  /** Somebody else who is about to discard keeps a card. */
  'spare-discard': object;
  /** Instead of the icons of the Crisis card. */
  'ignore-icons': object;
  /** Drawn, and so many of them kept. */
  'draw-and-keep': { readonly n: number; readonly keep: number; readonly skill: 'piloting' };
  /** An undamaged viper is destroyed in the place of the civilian ship, which goes back to the others. */
  escort: object;
  /** All ships are looked at; one of them is exchanged for another. */
  'exchange-civilian': object;
  'give-cards': { readonly to: 'picked'; readonly n: number };
  /** All skill cards of somebody else. */
  'take-all': { readonly from: 'picked' };
  /** You go to the Brig when the turn ends. */
  'owe-brig': object;
}

export interface PeopleFlows {
  /** What a sheet begins with: for everybody at the start, for you alone when a new character comes. */
  'draw-first-mutinies': { readonly who: 'you' | 'all' };
  /** Of the cards looked at, one is handed to whoever was to draw. */
  'deal-mutiny': object;
  'pay-for-card': object;
  /** Face up before whoever is human now; what the card says follows. */
  'turn-up-mutineer': object;
  /** A Mutineer who has turned Cylon hands the card on, face up. */
  'hand-on-mutineer': object;
  /** His next character receives it again. */
  'return-mutineer': object;
  /** Cylon players give away what Loyalty cards they have left; at a reveal, where a table plays it so, who reveals. */
  'hand-on-surplus': { readonly revealing?: true };
  /** Somebody draws the last Loyalty cards' Mutineer, for which he draws no other. */
  'draw-leftover': object;
  'keep-quorum-limit': object;
  'pay-super-crisis': object;
  /** Several cards of a deck, each onto it or under it. */
  'scout-several': object;
}

export interface PeopleLocals {
  'draw-first-mutinies': { left: readonly Seat[] };
  /** What follows for whoever draws. */
  'deal-mutiny': { then: 'mutiny-drawn' | 'mutiny-spared' };
  'draw-and-keep': { drawn: readonly CardId[] };
  'exchange-civilian': { looked: boolean };
  'hand-on-surplus': { left: readonly Seat[] };
  'pass-on-loyalty': { passed: boolean };
  'turn-up-mutineer': { passed: boolean };
  'pay-super-crisis': Move;
  /** `settled`: how many lie on top again, under which the `unsettled` ones are. */
  'scout-several': { pile: ScoutedPile; unsettled: Count; settled: Count; chosen: CardId };
}

export interface PeopleTests {
  /** So many of your skill cards are of this type. */
  'holds-skill': { readonly skill: Skill; readonly atLeast: Count };
  /** Vipers damaged and destroyed, both together. */
  'vipers-lost': { readonly atLeast: Count };
  'picked-has-miracle': object;
  'picked-lacks-miracle': object;
  /** You can hold one more. */
  'lacks-miracle': object;
  /** You have just drawn the Mutiny card in question. */
  'drew-mutiny': object;
  /** Somebody goes to the Brig when this turn ends. */
  'owes-brig': object;
}

export interface PeopleEvents {
  'miracle-passed': { readonly from: Seat; readonly to: Seat };
  'mutinies-looked-at': { readonly seat: Seat; readonly n: number };
  'discard-spared': { readonly by: Seat; readonly seat: Seat };
  'civilian-spared': { readonly seat: Seat };
  'civilian-exchanged': { readonly seat: Seat; readonly at: Sector };
  'cards-given': {
    readonly from: Seat;
    readonly to: Seat;
    readonly n: number;
    readonly cards?: readonly string[];
  };
  'all-cards-taken': {
    readonly seat: Seat;
    readonly from: Seat;
    readonly n: number;
    readonly cards?: readonly string[];
  };
}
