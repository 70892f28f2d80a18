/** The cards and tokens of the books, by the pile they come from. */
import type { Library } from '#engine/index.ts';
import { cardsOf } from '#engine/library/cardKind.ts';
import type { PileName } from '#engine/model/vocabulary.ts';

/** What the cards and tokens of each pile are called; piles that no book of this game fills are left out. */
export function pileContents(lib: Library): ReadonlyMap<PileName, readonly string[]> {
  const crises = [...lib.crises.values()];
  const tokens = [...lib.tokens.values()];
  const skillCards = [...lib.faces];
  const contents = (pile: PileName): readonly string[] => {
    switch (pile) {
      case 'crisis':
      case 'super-crisis':
        return crises.filter(c => (c.deck === 'super-crisis') === (pile === 'super-crisis')).map(c => c.id);
      case 'quorum':
        return [...lib.quorum.keys()];
      case 'loyalty':
        return [...lib.loyalty.keys()];
      case 'destination':
        return [...lib.destinations.keys()];
      case 'civilians':
        return [...lib.civilians.keys()];
      case 'destiny':
        return skillCards.map(([id]) => id);
      default:
        return [
          ...tokens.filter(({ ship }) => lib.damagePiles.get(ship) === pile).map(({ id }) => id),
          ...skillCards.filter(([, face]) => face.skill === pile).map(([id]) => id),
          ...lib.kinds
            .filter(kind => kind.pile === pile)
            .flatMap(({ kind }) => [...cardsOf(lib, kind).keys()]),
        ];
    }
  };
  return new Map(lib.piles.map(name => [name, contents(name)] as const).filter(([, ids]) => ids.length > 0));
}
