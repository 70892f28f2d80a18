import { kinds, textsFor } from '#books/atBuild/site.ts';
import type { Language } from '#i18n/languages.ts';
import { cardTexts } from './cardTexts.ts';

/** The kinds of things of every game that have a page, in the order in which they are shown. */
const coreKinds = [
  'skill',
  'crisis',
  'super-crisis',
  'quorum',
  'loyalty',
  'destination',
  'objective',
  'character',
  'location',
  'title',
  'token',
] as const;
export type CoreKind = (typeof coreKinds)[number];
/** A kind of every game, or one that a book brings; the word of its address. */
export type CardKind = string;

const isCoreKind = (kind: CardKind): kind is CoreKind => coreKinds.some(one => one === kind);

/** These kinds with those that books bring, each behind the one that it follows. */
export const withKindsOfBooks = (core: readonly CardKind[]): readonly CardKind[] =>
  core.flatMap(kind => [kind, ...kinds.filter(({ is }) => is.after === kind).map(({ id }) => id)]);

export const cardKinds: readonly CardKind[] = withKindsOfBooks(coreKinds);

export const isCardKind = (name: string): name is CardKind => cardKinds.includes(name);

/** What one card of a kind is called, and all of them. */
export function kindTexts(
  language: Language,
  kind: CardKind,
): { readonly card: string; readonly cards: string } {
  const c = cardTexts(language);
  if (isCoreKind(kind)) return { card: c(`kinds.${kind}`), cards: c(`groups.${kind}`) };
  const texts = textsFor(language, 'kinds')[kind];
  if (texts === undefined) throw new Error(`There is no kind of cards ${kind}.`);
  return texts;
}
