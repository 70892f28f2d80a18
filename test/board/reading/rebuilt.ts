/** What a description must let one rebuild: everything that lies on the board, without the names machines give it. */

import {
  type BoardModel,
  distanceOf,
  type MaybeKnown,
  type Pile,
  type Player,
  type Ship,
} from '#board/model.ts';
import { coreTitles, sectors } from '#engine/model/vocabulary.ts';
import { titleId } from '#text/titles.ts';

export interface RebuiltShip {
  readonly kind: string;
  readonly pilot?: string;
  readonly damage?: readonly string[];
  /** Of a known civilian ship; two with the same loss are the same to everybody. */
  readonly loss?: string;
}

export interface RebuiltPlayer {
  readonly character: string | undefined;
  readonly at: string;
  readonly hand: number;
  readonly loyalty: number;
  readonly revealed: Player['revealed'];
  readonly titles: readonly string[];
  readonly current: boolean;
}

export interface Rebuilt {
  readonly ships: { readonly [sector: string]: readonly RebuiltShip[] };
  readonly damaged: readonly string[];
  readonly players: readonly RebuiltPlayer[];
  readonly nukes: number;
  readonly resources: { readonly [resource: string]: number };
  readonly jumpTrack: number;
  readonly distance: number;
  readonly travelled: readonly { readonly card: string; readonly distance: number }[];
  readonly boarding: readonly number[];
  readonly reserves: { readonly vipers: number; readonly raptors: number };
  readonly damagedVipers: number;
  readonly destroyed: {
    readonly vipers: number;
    readonly raptors: number;
    readonly civilians: readonly string[];
  };
  /** Occupation Forces by location, ships of the two stacks, and where Galactica is meanwhile. */
  readonly forces: { readonly [location: string]: number };
  readonly stacks: { readonly [stack: string]: { readonly size: number; readonly top: readonly string[] } };
  readonly orbit: 'away' | 'back' | undefined;
  readonly piles: { readonly [pile: string]: RebuiltPile };
}

export interface RebuiltPile {
  readonly size: number;
  readonly discard: number;
  readonly top: readonly string[];
  readonly bottom: readonly string[];
}

export const unknownCard = '?';

/** The position itself, to be compared with. */
export function toRebuild(model: BoardModel): Rebuilt {
  const lossOf = (card: string) =>
    Object.entries(model.print.cargo[card] ?? {})
      .map(([resource, n]) => `${n} ${resource}`)
      .toSorted()
      .join(', ');
  const ship = ({ kind, pilot, damage, cargo }: Ship): RebuiltShip => ({
    kind,
    ...(pilot === undefined ? {} : { pilot }),
    ...(damage === undefined ? {} : { damage }),
    ...(cargo === undefined ? {} : { loss: lossOf(cargo) }),
  });
  const player = ({ id, character, at, hand, loyalty, revealed }: Player): RebuiltPlayer => ({
    character,
    at: character === undefined ? 'nowhere' : at,
    hand,
    loyalty,
    revealed,
    titles: coreTitles.filter(title => model.titles[title] === id),
    current: model.current === id,
  });
  const card = (id: MaybeKnown): string => {
    if (id === undefined) return unknownCard;
    const [name = id, strength] = id.split('/');
    return strength === undefined ? titleId(name) : `${name}/${strength}`;
  };
  const pile = ({ size, discard, top = [], bottom = [] }: Pile): RebuiltPile => ({
    size,
    discard,
    top: top.map(card),
    bottom: bottom.map(card),
  });
  return tidied({
    ships: Object.fromEntries(sectors.map(sector => [sector, model.ships[sector].map(ship)])),
    damaged: model.damaged,
    players: model.players.map(player),
    nukes: model.nukes,
    resources: model.resources,
    jumpTrack: model.jumpTrack,
    distance: distanceOf(model),
    travelled: model.travelled,
    boarding: model.boarding,
    reserves: model.reserves,
    damagedVipers: model.damagedVipers,
    destroyed: { ...model.destroyed, civilians: model.destroyed.civilians.map(lossOf) },
    forces: Object.fromEntries((model.tokens ?? []).map(({ at, n }) => [at, n])),
    stacks: Object.fromEntries(
      (model.stacks ?? []).map(({ id, cards }) => [
        id,
        {
          size: cards.length,
          top: cards
            .slice(0, cards.findLastIndex(found => found !== undefined) + 1)
            .map(found => (found === undefined ? unknownCard : lossOf(found))),
        },
      ]),
    ),
    orbit: model.cells?.map(({ faint }): 'away' | 'back' => (faint ? 'away' : 'back'))[0],
    piles: Object.fromEntries(model.print.piles.map(name => [name, pile(model.piles[name])])),
  });
}

/** The order in which equal pieces are told means nothing. */
export function tidied(position: Rebuilt): Rebuilt {
  const byText = (a: object, b: object) => JSON.stringify(a).localeCompare(JSON.stringify(b));
  return {
    ...position,
    ships: Object.fromEntries(
      Object.entries(position.ships).map(([sector, ships]) => [sector, ships.toSorted(byText)]),
    ),
    damaged: position.damaged.toSorted(),
    boarding: position.boarding.toSorted(),
    destroyed: { ...position.destroyed, civilians: position.destroyed.civilians.toSorted() },
  };
}
