import { type Facts, sharedFacts } from '#rules/facts.ts';

/** What the head of the rulebook hands to its script. */
export interface TableWords {
  readonly title: string;
  readonly game: string;
  readonly unknown: string;
  /** Each fact as a label: with it, without it. */
  readonly words: { readonly [fact: string]: { readonly yes: string; readonly no: string } };
}

/** A table in words: "Base game · With Pegasus · To New Caprica · With a Cylon Leader". */
export function tableName({ game, unknown, words }: TableWords, { on, not }: Facts): string {
  const { anyBook, leader } = sharedFacts;
  if (![...on, ...not].includes(anyBook)) return unknown;
  const told = on.filter(fact => fact !== anyBook).flatMap(fact => words[fact]?.yes ?? []);
  // That nobody leads the Cylons is worth saying where somebody could.
  const unled = on.includes(anyBook) && not.includes(leader) ? [words[leader]?.no ?? ''] : [];
  return [game, ...told, ...unled].join(' · ');
}

/** What stands at the edges of printed pages: which book it is, for which table, and the page. */
export function marginsOf(title: string, table: string): string {
  const text = (words: string) => `"${words.replaceAll(/["\\]/g, '\\$&')}"`;
  return `@page {
  @top-left { content: ${text(title)} }
  @top-right { content: ${text(table)} }
}`;
}
