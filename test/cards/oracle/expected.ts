/** The base game as the facts have it, entry by entry: what the book in `src/books/base/cards` must be. */
import {
  expectedAttackTable,
  expectedCivilianShips,
  expectedComponents,
  expectedDamageTokens,
  expectedObjectives,
} from './box.ts';
import { expectedCharacters } from './characters.ts';
import { expectedCrisis } from './crisis.ts';
import { expectedDestinations, expectedLoyalty, expectedLoyaltyDecks, expectedQuorum } from './decks.ts';
import { facts } from './facts.ts';
import { expectedLocations, expectedTitles } from './locations.ts';
import { expectedSkillCards } from './skillCards.ts';

export const expectedBook = {
  id: 'base',
  skills: ['politics', 'leadership', 'tactics', 'piloting', 'engineering'],
  cards: [
    ...expectedSkillCards,
    ...facts.crisis.map(fact => expectedCrisis('crisis', fact)),
    ...facts.superCrisis.map(fact => expectedCrisis('super-crisis', fact)),
    ...expectedQuorum,
    ...expectedLoyalty,
    ...expectedDestinations,
  ],
  characters: expectedCharacters,
  locations: expectedLocations,
  titles: expectedTitles,
  damageTokens: expectedDamageTokens,
  civilianShips: expectedCivilianShips,
  objectives: expectedObjectives,
  attackTable: expectedAttackTable,
  loyaltyDecks: expectedLoyaltyDecks,
  components: expectedComponents,
};

/** An entry's place in the book: its id, or what stands for one. */
function nameOf(entry: unknown, at: number): string {
  if (typeof entry !== 'object' || entry === null) return `${at}`;
  if ('players' in entry) return `${entry.players} players`;
  if ('by' in entry && 'target' in entry) return `${entry.target} by ${entry.by}`;
  const deck = 'deck' in entry ? `${entry.deck}/` : '';
  return 'id' in entry ? `${deck}${entry.id}` : `${at}`;
}

/** A book cut into its entries, each under a name of its own. */
export function entriesOf(book: object): ReadonlyMap<string, unknown> {
  const entries = Object.entries(book).flatMap(([section, content]: [string, unknown]) =>
    Array.isArray(content)
      ? content.map((entry, at) => [`${section}: ${nameOf(entry, at)}`, entry] as const)
      : [[section, content] as const],
  );
  const names = entries.map(([name]) => name);
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  if (twice.length > 0) throw new Error(`Twice in the book: ${twice.join(', ')}`);
  return new Map(entries);
}

/**
 * The tree as far as the facts speak of it. They do not know our rule ids, nor our ids of options and abilities;
 * the names of characters' abilities have a test of their own.
 */
export function bare(tree: unknown, named = true): unknown {
  if (Array.isArray(tree)) return tree.map(each => bare(each, named));
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree)
      .filter(([key]) => key !== 'rule' && (named || key !== 'id'))
      .map(([key, value]) => [key, bare(value, key !== 'options' && key !== 'abilities' && named)]),
  );
}
