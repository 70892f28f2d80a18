import type texts from '#locales/en/widgets.json';

export type { Narration } from '#books/siteFacet.ts';

export type PlayerTexts = typeof texts.player;
export type FrameTexts = typeof texts.bench;

/** What a card says. */
export interface CardSaid {
  readonly title: string;
  readonly lines: readonly { readonly label?: string; readonly text: string }[];
}

/** Where a rule stands. */
export interface RuleLink {
  readonly href: string;
  readonly name: string;
}

/** What the reader can do at the deeds of a story: the names of all options, and why something is not one. */
export interface DeedTold {
  readonly names: { readonly [mark: string]: { readonly [option: string]: string } };
  /** What a card on offer says, where one has to know it to choose. */
  readonly says: { readonly [mark: string]: { readonly [option: string]: string } };
  /** What one can do with something else than what was asked for. */
  readonly hints: { readonly [option: string]: string };
  readonly reasons: { readonly [reason: string]: { readonly text: string; readonly rule?: RuleLink } };
}
