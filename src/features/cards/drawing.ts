import { deckSymbol, deckSymbols } from '#board/symbols/decks.ts';
import { iconSymbols } from '#board/symbols/icons.ts';
import { peopleSymbols } from '#board/symbols/people.ts';
import { damageSymbol, tokenSymbols } from '#board/symbols/tokens.ts';
import { facets, symbols } from '#books/atBuild/board.ts';
import { kinds } from '#books/atBuild/site.ts';
import type { Entry } from '#ui/parts/catalogue.ts';
import type { CoreKind } from '#ui/parts/kinds.ts';

/** The outline that tells a deck at a glance, so that colour never has to. */
const ofCore: { readonly [kind in Exclude<CoreKind, 'skill' | 'title' | 'token'>]: string } = {
  crisis: deckSymbols.crisis,
  'super-crisis': deckSymbols['super-crisis'],
  quorum: deckSymbols.quorum,
  loyalty: deckSymbols.loyalty,
  destination: deckSymbols.destination,
  objective: tokenSymbols['last-jump'],
  character: symbols.population,
  location: tokenSymbols.launch,
};
const ofKind: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ofCore),
  ...kinds.map(({ id, is }) => [id, deckSymbol(is.deck, facets)] as const),
]);

export function outlineOf({ kind, id, versions: [{ traits }] }: Entry): string {
  const [skill] = traits.skills;
  if (kind === 'skill' && skill !== undefined) return symbols[skill];
  if (kind === 'title')
    return id in peopleSymbols ? peopleSymbols[id as keyof typeof peopleSymbols] : peopleSymbols.admiral;
  if (kind === 'token') return id.startsWith('civilian') ? deckSymbols.civilians : damageSymbol(id, facets);
  return ofKind.get(kind) ?? deckSymbols.destiny;
}

/** The icons at the foot of a crisis card; what has no printed icon is named by its words alone. */
export function iconOf(activation: string): string | undefined {
  return activation in iconSymbols ? iconSymbols[activation as keyof typeof iconSymbols] : undefined;
}
