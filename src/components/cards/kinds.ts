/** The kinds of things that have a page, in the order in which they are shown, and in the words of their addresses. */
export const cardKinds = [
  'skill',
  'crisis',
  'super-crisis',
  'new-caprica',
  'quorum',
  'loyalty',
  'agenda',
  'motive',
  'mutiny',
  'mission',
  'destination',
  'objective',
  'character',
  'location',
  'title',
  'token',
] as const;
export type CardKind = (typeof cardKinds)[number];

export const isCardKind = (name: string): name is CardKind => cardKinds.some(kind => kind === name);
