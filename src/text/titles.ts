import type cardsEn from '#locales/en/cards.json';

/** The title of a card, ability or location: as published in that language, or our own translation. */
export interface Title {
  readonly title: string;
  readonly official: boolean;
}

export type TitleKind = keyof typeof cardsEn;
export type Titles = { readonly [kind in TitleKind]: { readonly [id: string]: Title } };

/** Cards of one title that differ in their icons are told apart by a last letter. */
export function titleId(id: string): string {
  return id.replace(/-[a-d]$/u, '');
}
