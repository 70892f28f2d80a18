/** What bots go by in games of the same books: what they think of the core and of each book, put together once. */

import type { Library } from '#engine/index.ts';
import type { BotsFacet, BotsFacets } from './facet.ts';
import { core } from './reasonable/core.ts';

type Table =
  | 'worths'
  | 'prompts'
  | 'skills'
  | 'activations'
  | 'judges'
  | 'uses'
  | 'pilotUses'
  | 'burdens'
  | 'tokens'
  | 'titles'
  | 'actions'
  | 'places'
  | 'procedures'
  | 'scouted';

type Tables = { readonly [Name in Table]: NonNullable<BotsFacet[Name]> };

export interface Knowledge extends Tables {
  readonly lib: Library;
  /** That of the core first, then those of the books on the table. */
  readonly facets: BotsFacets;
  readonly works: ReadonlySet<string>;
  readonly shunned: ReadonlySet<string>;
  /** Asked whenever a loss is weighed, so only those books are gone through that answer. */
  readonly toCome: readonly NonNullable<BotsFacet['toCome']>[];
}

/** `books` are the facets of the books in the library. */
export function knowledgeOf(lib: Library, books: BotsFacets): Knowledge {
  const facets = [core, ...books];
  const all = <Entry>(of: (facet: BotsFacet) => { readonly [name: string]: Entry } | undefined) =>
    Object.fromEntries(facets.flatMap(facet => Object.entries(of(facet) ?? {})));
  return {
    lib,
    facets,
    worths: all(({ worths }) => worths),
    prompts: all(({ prompts }) => prompts),
    skills: all(({ skills }) => skills),
    activations: all(({ activations }) => activations),
    judges: all(({ judges }) => judges),
    uses: all(({ uses }) => uses),
    pilotUses: all(({ pilotUses }) => pilotUses),
    burdens: all(({ burdens }) => burdens),
    tokens: all(({ tokens }) => tokens),
    titles: all(({ titles }) => titles),
    actions: all(({ actions }) => actions),
    places: all(({ places }) => places),
    procedures: all(({ procedures }) => procedures),
    scouted: all(({ scouted }) => scouted),
    works: new Set(facets.flatMap(({ works = [] }) => works)),
    shunned: new Set(facets.flatMap(({ shunned = [] }) => shunned)),
    toCome: facets.flatMap(({ toCome }) => toCome ?? []),
  };
}
