/** What the steps of the set-up ask for. */
import {
  type CardId,
  type Count,
  resources,
  type Sector,
  type ShipKind,
  type Skill,
  shipKinds,
} from '#engine/model/vocabulary.ts';
import type { SetUp } from '#features/night/night.ts';
import type { Fact } from '#features/night/setUp.ts';
import { cardsIn, counted, dealtTo, grown, ofSeats, sizeOf } from '#features/night/telling.ts';

const tellers: SetUp['tellers'] = {
  'set-resources': ({ after }) =>
    resources.map(resource => ({ say: 'resource', resource, n: after.resources[resource] })),

  'lay-out-pieces': (step, lib) => [
    { say: 'vipers', n: step.after.reserves.vipers },
    { say: 'raptors', n: step.after.reserves.raptors },
    { say: 'nukes', n: step.after.nukes },
    { say: 'fleet', n: step.after.jumpTrack },
    ...grown(step, lib),
  ],

  'lay-out-decks': grown,

  'draw-starting-player': ({ after }) => [{ say: 'begins', seat: after.first }],

  'choose-characters': ({ after }) =>
    ofSeats(after, ({ character }, seat) => character && { say: 'plays', seat, character }),

  'enter-characters'({ after }, _, others) {
    // What several books say of the same is said once.
    const besides = [...new Set(others.flatMap(({ placed }) => placed ?? []))];
    return after.seats.flatMap((one, seat): Fact[] => [
      ...(one.place.in === 'location'
        ? [{ say: 'stands', seat, location: one.place.location } as const]
        : []),
      ...(one.place.in === 'viper' ? [{ say: 'flies', seat } as const] : []),
      ...(one.place.in === 'stranded' ? [{ say: 'stranded', seat } as const] : []),
      ...besides.flatMap(placed => placed(one, seat)),
    ]);
  },

  'give-first-title': ({ events }) =>
    events.flatMap(event =>
      event.type === 'title-given' ? [{ say: 'title', title: event.title, seat: event.to } as const] : [],
    ),

  'draw-first-quorum': ({ events, after }) =>
    ofSeats(after, (_, seat) => counted('quorum', seat, dealtTo(events, 'quorum-drawn', seat))),

  'build-loyalty-deck': ({ after }, lib) => {
    const cards = cardsIn(after.piles.loyalty);
    const sideOf = (card: CardId) => lib.loyalty.get(card)?.side;
    const cylons = [...lib.loyalty.values()].filter(({ side }) => side === 'cylon');
    return [
      {
        say: 'cylon-cards',
        n: cards.filter(card => sideOf(card) === 'cylon').length,
        of: cylons.reduce((sum, { count }) => sum + count, 0),
      },
      { say: 'human-cards', n: cards.filter(card => sideOf(card) === 'human').length },
      ...cards
        .filter(card => sideOf(card) === 'special')
        .map(card => ({ say: 'special-card', card }) as const),
      { say: 'deck', n: cards.length },
    ];
  },

  'deal-loyalty': ({ events, after }) =>
    ofSeats(after, (_, seat) => counted('loyalty', seat, dealtTo(events, 'loyalty-dealt', seat))),

  'add-sympathizer': ({ before, after }) => {
    const left = cardsIn(before.piles.loyalty);
    const joined = cardsIn(after.piles.loyalty).filter(card => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    if (joined.length === 0) return [{ say: 'nothing-joins', n: after.seats.length }];
    return joined.map(card => ({ say: 'joins', card }));
  },

  'put-loyalty-aside': ({ after }) => [
    { say: 'left', n: sizeOf(after.piles.loyalty) },
    { say: 'box', n: after.aside.length },
  ],

  'draw-starting-hands': ({ events, after, asked }) =>
    ofSeats(after, (_, seat): Fact => {
      const drawn = events.filter(event => event.type === 'cards-drawn' && event.seat === seat);
      const n = drawn.reduce((sum, event) => sum + (event.type === 'cards-drawn' ? event.n : 0), 0);
      if (n === 0) return { say: 'no-hand', seat };
      const choice = asked.find(one => one.seat === seat && 'options' in one);
      const offered = choice !== undefined && 'options' in choice ? choice.options.map(({ id }) => id) : [];
      const types = drawn.flatMap(event => (event.type === 'cards-drawn' ? [event.skill] : []));
      return { say: 'hand', seat, n, skills: offered.length > 0 ? (offered as Skill[]) : types };
    }),

  'build-destiny': ({ after }) => [{ say: 'destiny', pile: 'destiny', n: sizeOf(after.piles.destiny) }],

  'place-fleet': ({ events }) => {
    const placed = new Map<string, { readonly ship: ShipKind; readonly at: Sector; readonly n: Count }>();
    for (const event of events) {
      if (event.type !== 'ship-placed') continue;
      const { at } = event;
      // Pieces of the books are laid beside the board.
      const ship = shipKinds.find(kind => kind === event.ship);
      if (ship === undefined) continue;
      placed.set(`${ship} ${at}`, { ship, at, n: (placed.get(`${ship} ${at}`)?.n ?? 0) + 1 });
    }
    return [...placed.values()].map(ships => ({ say: 'ships', ...ships }));
  },
};

export const setUp: SetUp = {
  tellers,
  ofTheDeck: ['build-loyalty-deck', 'deal-loyalty', 'add-sympathizer', 'put-loyalty-aside'],
};
