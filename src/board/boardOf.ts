/** The board of a running game, from what one viewer may know of it. */
import type { Book } from '#engine/model/card.ts';
import type { Area, Board, CardId, CharacterId, PileName, Sector } from '#engine/model/vocabulary.ts';
import { sectors } from '#engine/model/vocabulary.ts';
import type { AfarView, SeatView, ShipView, View } from '#engine/view/view.ts';
import { type BoardFacets, type Further, shapeOf } from './facet.ts';
import type { AfarArea, BoardModel, MaybeKnown, Pile, Player, Ship, Whereabouts } from './model.ts';
import { inOrder } from './order.ts';
import { printOf } from './print.ts';

/** `facets` are those of the same books. */
export function boardOf(view: View, books: readonly Book[], facets: BoardFacets): BoardModel {
  const objective = books.flatMap(book => book.objectives).find(({ id }) => id === view.options.objective);
  if (objective === undefined) throw new Error(`No book brings the objective ${view.options.objective}.`);
  const seatId = (seat: number | undefined) => (seat === undefined ? undefined : view.seats[seat]?.id);
  const isOnTheTable = (board: Board) => shapeOf(board, facets).isLaid?.(view, objective) ?? true;
  const print = printOf(books, objective, facets, isOnTheTable);
  const far = distances(books);
  return {
    print,
    ships: shipsOf(view),
    damaged: damagedLocations(
      view,
      books,
      print.locations.map(({ id }) => id),
    ),
    players: view.seats.map(playerOf),
    titles: {
      president: undefined,
      admiral: undefined,
      ...Object.fromEntries(Object.entries(view.titles).map(([title, seat]) => [title, seatId(seat)])),
    },
    current: seatId(view.turn?.seat),
    nukes: view.nukes,
    resources: view.resources,
    jumpTrack: view.jumpTrack,
    travelled: view.travelled.map(card => ({ card, distance: far.get(card) ?? 0 })),
    distance: view.distance,
    boarding: view.centurions,
    reserves: view.reserves,
    damagedVipers: view.damagedVipers,
    destroyed: { ...view.destroyed, civilians: view.destroyed.civilians.toSorted() },
    piles: pilesOf(view),
    ...furtherOf(view, facets),
    ...(view.afar && { areas: areasOf(view.afar, facets) }),
  };
}

/** What the books put there, all of it together. */
function furtherOf(view: View, facets: BoardFacets): Further {
  const found = facets.flatMap(facet => facet.further?.(view) ?? []);
  if (found.length === 0) return {};
  return {
    tokens: found.flatMap(({ tokens = [] }) => tokens),
    stacks: found.flatMap(({ stacks = [] }) => stacks),
    cells: found.flatMap(({ cells = [] }) => cells),
    first: found.flatMap(({ first = [] }) => first),
  };
}

function shipsOf({ ships, seats }: View): BoardModel['ships'] {
  const found = {} as Record<Sector, readonly Ship[]>;
  for (const sector of sectors) {
    found[sector] = inOrder(ships.filter(({ at }) => at === sector).map(ship => shipOf(ship, seats)));
  }
  return found;
}

/** The places that books have drawings of, with what is there. */
function areasOf(afar: readonly AfarView[], facets: BoardFacets): readonly AfarArea[] {
  return facets
    .flatMap(({ areas = {} }) => Object.entries(areas))
    .map(([id, { on }]) => ({
      id: id as Area,
      on,
      ships: inOrder(afar.filter(({ at }) => at === id).map(ship => pieceOf(ship))),
    }));
}

function shipOf(ship: ShipView, seats: readonly SeatView[]): Ship {
  return pieceOf(ship, ship.pilot === undefined ? undefined : seats[ship.pilot]?.character);
}

function pieceOf({ id, kind, damage = [], cargo }: ShipView | AfarView, character?: CharacterId): Ship {
  return {
    kind,
    piece: id,
    ...(character === undefined ? {} : { pilot: character }),
    ...(damage.length === 0 ? {} : { damage }),
    ...(cargo === undefined ? {} : { cargo }),
  };
}

function playerOf({ id, character, place, handSize, loyalty, revealed }: SeatView): Player {
  // Whoever is revealed and yet moves and acts as humans do has no mark on the board.
  const standing = revealed === 'cylon' || revealed === 'sympathizer' ? revealed : 'no';
  return {
    id,
    character,
    at: whereabouts(place),
    hand: handSize,
    loyalty: loyalty.length,
    revealed: standing,
  };
}

function whereabouts(place: SeatView['place']): Whereabouts {
  if (place.in === 'location') return place.location;
  return place.in === 'viper' ? 'viper' : 'nowhere';
}

function damagedLocations(view: View, books: readonly Book[], order: readonly string[]): readonly string[] {
  const tokens = new Set<CardId>(view.galacticaDamage);
  const hit = new Set(
    books.flatMap(book => book.damageTokens.filter(({ id }) => tokens.has(id)).map(t => t.location)),
  );
  return order.filter(id => hit.has(id));
}

function distances(books: readonly Book[]): ReadonlyMap<CardId, number> {
  const cards = books.flatMap(book => book.cards);
  return new Map(cards.flatMap(card => (card.deck === 'destination' ? [[card.id, card.distance]] : [])));
}

function pilesOf({ piles }: View): BoardModel['piles'] {
  const found = {} as Record<PileName, Pile>;
  for (const [pile, { size, discard, top, bottom }] of Object.entries(piles)) {
    const name = pile as PileName;
    found[name] = { size, discard: discard.length };
    if (isPool(name)) continue;
    found[name] = { ...found[name], ...seen('top', top), ...seen('bottom', bottom.toReversed()) };
  }
  return found;
}

/** Tokens lie face down in a pool that is mixed: there is no first and no last (damage.draw-token). */
function isPool(name: PileName): boolean {
  return name === 'civilians' || name === 'galactica-damage' || name === 'basestar-damage';
}

/** Up to the last card that this viewer knows. */
function seen(end: 'top' | 'bottom', cards: readonly MaybeKnown[]): Partial<Pile> {
  const known = cards.slice(0, cards.findLastIndex(card => card !== undefined) + 1);
  return known.length === 0 ? {} : { [end]: known };
}
