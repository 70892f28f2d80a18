import type { Book, Location, Objective } from '#engine/model/card.ts';
import { type Board, type LocationId, type PileName, pilesOf, type Skill } from '#engine/model/vocabulary.ts';
import type { BoardFacets } from './facet.ts';
import type { Print } from './model.ts';

/** Piles of every game, whatever its books. */
const onTheTable: readonly PileName[] = ['destiny', 'civilians', 'galactica-damage', 'basestar-damage'];

/** Of a book's own kinds of cards: a pile need not go by the name of the cards in it. */
const pilesOfKinds = ({ cards, code: { kinds = [] } }: Book): readonly PileName[] =>
  kinds.filter(({ kind }) => cards.some(({ deck }) => deck === kind)).map(({ pile }) => pile);

/** A later book covers what an earlier one has printed. */
const locationsOf = (books: readonly Book[]): ReadonlyMap<LocationId, Location> =>
  new Map(books.flatMap(book => book.locations.map(location => [location.id, location])));

/** The printed board of these books; the first brings the box, later ones add to it. */
export function printOf(
  books: readonly Book[],
  objective: Objective,
  facets: BoardFacets,
  isOnTheTable: (board: Board) => boolean,
): Print {
  const components = books.find(book => book.components !== undefined)?.components;
  if (components === undefined) throw new Error('None of these books brings the pieces of the game.');
  const played = new Set<string>([
    ...books.flatMap(book => book.skills),
    ...books.flatMap(book => book.cards.map(card => card.deck)),
    ...books.flatMap(pilesOfKinds),
    ...onTheTable,
  ]);
  const civilians = books.flatMap(book => book.civilianShips);
  return {
    locations: [...locationsOf(books).values()]
      .filter(({ board }) => isOnTheTable(board))
      .map(location => {
        const { id, board, hazardous } = location;
        const skills = skillsAt(location);
        return { id, board, hazardous, ...(skills.length === 0 ? {} : { skills }) };
      }),
    resources: {
      fuel: { redAtOrBelow: components.redAtOrBelow.fuel },
      food: { redAtOrBelow: components.redAtOrBelow.food },
      morale: { redAtOrBelow: components.redAtOrBelow.morale },
      population: { redAtOrBelow: components.redAtOrBelow.population },
    },
    maximum: components.maximum,
    jumpTrack: components.jumpTrack,
    boardingLost: components.boardingTrack,
    sleeper: objective.sleeper,
    // The mark the fleet flies to: the last jump, or where it settles.
    lastJump: objective.lastJump ?? goalOf(objective, facets) ?? objective.sleeper,
    vipers: components.vipers,
    raptors: components.raptors,
    nukes: components.nukes,
    piles: pilesOf(books).filter(name => played.has(name)),
    cargo: Object.fromEntries(civilians.map(({ id, loss }) => [id, loss])),
  };
}

/** Of the first line of an action that draws cards or makes a check. */
function skillsAt({ abilities }: Location): readonly Skill[] {
  const lines = abilities.flatMap(ability => (ability.kind === 'action' ? ability.do : []));
  for (const line of lines) {
    if (line.op === 'check') return line.skills;
    if (line.op === 'draw' && Array.isArray(line.from)) return line.from;
  }
  return [];
}

/** The first answer that a book has. */
function goalOf(objective: Objective, facets: BoardFacets): number | undefined {
  return facets.map(facet => facet.goal?.(objective)).find(goal => goal !== undefined);
}
