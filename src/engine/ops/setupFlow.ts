/** The set-up in its ten steps. */
import { askOne, ids } from '../choices/ask.ts';
import { answered } from '../library/facet.ts';
import type { Character, LoyaltyCard, LoyaltyDeck } from '../model/card.ts';
import type { CharacterClass } from '../model/people.ts';
import {
  type CardId,
  type CharacterId,
  launchSectors,
  resources,
  type Seat,
  sectors,
} from '../model/vocabulary.ts';
import { foldLeast, foldMost, foldSum } from '../queries/modifiers.ts';
import { candidates } from '../rules/line.ts';
import { isOpen, seatState } from '../rules/people.ts';
import { giveTitle } from '../rules/titles.ts';
import { loyaltyDeck, withoutSympathizer } from '../rules/variants.ts';
import { pickByChance } from '../run/chance.ts';
import { clockwise } from '../run/find.ts';
import { drawHidden, drawSeveral } from '../run/piles.ts';
import { bit, emit, type Run } from '../run/run.ts';
import { drawSplit, skillTypes } from './cards.ts';
import { buildDestiny } from './checkFlow.ts';
import { launchWithPilot } from './flight.ts';
import { resolveAtOnce } from './jumpFlow.ts';
import { putShips } from './placing.ts';
import type { Resolvers } from './resolver.ts';

const repeat = (id: CardId, n: number): CardId[] => Array.from({ length: n }, () => id);

/** Characters the next player may take: of the types most of which are left; support always (setup.choose-plentiful-type). */
function draftable(run: Run): CharacterId[] {
  const taken = new Set(run.state.seats.map(s => s.character));
  // The other version of somebody who has been chosen still counts as there (daybreak.characters.unchosen-version-counts).
  const isBlocked = (c: Character) =>
    [...run.lib.characters.values()].some(
      other => taken.has(other.id) && (other.alternateOf === c.id || c.alternateOf === other.id),
    );
  const { characters, classes, rules } = run.lib;
  const left = [...characters.values()].filter(
    c => !taken.has(c.id) && rules.every(book => book.mayDraft?.(run, c) !== false),
  );
  const count = (type: CharacterClass) => left.filter(c => c.class === type).length;
  const types = [...classes].flatMap(([type, { drafted }]) => (drafted === 'plentiful' ? [type] : []));
  const most = Math.max(...types.map(count));
  const isFree = (type: CharacterClass) => classes.get(type)?.drafted === 'freely';
  return left.filter(c => !isBlocked(c) && (isFree(c.class) || count(c.class) === most)).map(c => c.id);
}

/** The numbers of the Loyalty deck for so many players. */
function deckOf(run: Run): LoyaltyDeck {
  const deck = loyaltyDeck(run);
  if (!deck) throw new Error(`There is no Loyalty deck for ${run.state.seats.length} players`);
  return deck;
}

export const setupFlowOps: Resolvers<
  | 'begin-game'
  | 'set-resources'
  | 'lay-out-pieces'
  | 'draw-starting-player'
  | 'choose-characters'
  | 'enter-characters'
  | 'give-first-title'
  | 'draw-first-quorum'
  | 'build-loyalty-deck'
  | 'deal-loyalty'
  | 'add-sympathizer'
  | 'put-loyalty-aside'
  | 'lay-out-decks'
  | 'draw-starting-hands'
  | 'build-destiny'
  | 'place-fleet'
> = {
  'begin-game': run => emit(run, 'game-began', {}),

  'set-resources'(run) {
    const { components } = run.lib;
    const start = withoutSympathizer(run) ? components.startWithoutSympathizer : components.start;
    const by = { normal: 0, 'easier-humans': 1, 'easier-cylons': -1 }[run.state.options.difficulty];
    for (const resource of resources) {
      run.state.resources[resource] = start[resource] + by * components.adjustment;
    }
  },

  'lay-out-pieces'({ state, lib }) {
    state.nukes = lib.components.nukes;
    state.reserves = { vipers: lib.components.vipers, raptors: lib.components.raptors };
    for (const ship of lib.civilians.values()) state.piles.civilians.bag.push(...repeat(ship.id, ship.count));
    for (const token of lib.tokens.values()) {
      const pile = lib.damagePiles.get(token.ship);
      if (pile !== undefined) state.piles[pile].bag.push(token.id);
    }
  },

  'draw-starting-player'(run) {
    if (run.state.rulings['first-player-method'] === 'named') return;
    run.state.first = pickByChance(
      run,
      { prompt: 'starting-player' },
      run.state.seats.map(s => s.id),
    );
  },

  'choose-characters'(run) {
    const seat = clockwise(run, run.state.first).find(s => seatState(run, s).character === undefined);
    if (seat === undefined) return;
    const word = askOne(run, { seat, prompt: 'character' }, ids(draftable(run)));
    if (word === undefined) return 'again';
    seatState(run, seat).character = word;
    emit(run, 'character-chosen', { seat, character: word });
    return 'again';
  },

  'enter-characters'(run, _op, frame) {
    frame.left ??= clockwise(run, run.state.first);
    const [seat, ...left] = frame.left;
    if (seat === undefined) {
      frame.left = undefined;
      return;
    }
    if (!enter(run, seat)) return 'again';
    frame.left = left;
    return 'again';
  },

  'give-first-title'(run, { title }) {
    const [first] = candidates(run, title);
    if (first !== undefined) giveTitle(run, title, first);
  },

  'draw-first-quorum'(run) {
    const { state } = run;
    const { president } = state.titles;
    const card = drawHidden(run, 'quorum');
    if (!card || president === undefined) return;
    state.quorumHand.push({ card: card.card, seen: bit(president) });
    emit(run, 'quorum-drawn', { seat: president, n: 1, cards: [card.card], secretTo: bit(president) });
  },

  'build-loyalty-deck'(run) {
    const { state, lib } = run;
    const deck = deckOf(run);
    const such = (fits: (card: LoyaltyCard) => boolean) =>
      [...lib.loyalty.values()].filter(fits).flatMap(c => repeat(c.id, c.count));
    const all = (side: LoyaltyCard['side']) => such(c => c.side === side && c.kind === undefined);
    const cylons = all('cylon');
    const humans = all('human');
    const pile = state.piles.loyalty;
    for (let i = 0; i < deck.cylon; i++) {
      pile.bag.push(
        ...cylons.splice(pickByChance(run, { prompt: 'draw-card', about: 'cylon-cards' }, cylons), 1),
      );
    }
    pile.bag.push(...humans.splice(0, deck.human + foldSum(run, 'loyalty-deck', {})));
    const special = all('special');
    if (deck.with !== undefined) pile.bag.push(...special.splice(special.indexOf(deck.with), 1));
    const further = lib.loyaltyKinds.flatMap(kind => {
      const own = such(c => c.kind === kind);
      for (let i = 0; i < (deck.more?.[kind] ?? 0); i++)
        pile.bag.push(...own.splice(pickByChance(run, { prompt: 'draw-card', about: 'loyalty' }, own), 1));
      return own;
    });
    state.aside = [...cylons, ...humans, ...special, ...further];
  },

  'deal-loyalty'(run) {
    for (const seat of clockwise(run, run.state.first)) {
      // Their side is told by a card of another kind (pegasus.agendas.instead-of-loyalty).
      if (isOpen(run, seat)) continue;
      const n = foldMost(run, 'starting-loyalty', { seat }, 1);
      const dealt = drawSeveral(run, 'loyalty', n).map(h => h.card);
      for (const card of dealt) seatState(run, seat).loyalty.push({ card, seen: bit(seat) });
      emit(run, 'loyalty-dealt', { seat, n: dealt.length, cards: dealt, secretTo: bit(seat) });
      for (const card of dealt) resolveAtOnce(run, seat, card);
    }
  },

  /** It joins only what is left; the variant without it adds a human card in its place. */
  'add-sympathizer'(run) {
    const usual = deckOf(run).later;
    const later = usual && (answered(run, rules => rules.joinsLater?.(run)) ?? usual);
    if (later === undefined) return;
    const { aside, piles } = run.state;
    const joins = withoutSympathizer(run)
      ? aside.findIndex(card => run.lib.loyalty.get(card)?.side === 'human')
      : aside.indexOf(later);
    if (joins >= 0) piles.loyalty.bag.push(...aside.splice(joins, 1));
  },

  /** What never entered the deck goes to the box unseen: whether it is there tells nobody anything. */
  'put-loyalty-aside'(run) {
    run.state.aside.sort();
  },

  'lay-out-decks'({ state, lib }) {
    for (const card of lib.skillCards.values()) {
      for (const [strength, n] of Object.entries(card.strengths)) {
        state.piles[card.skill].bag.push(...repeat(`${card.id}/${strength}`, n));
      }
    }
    for (const card of lib.crises.values()) {
      if (card.deck === 'crisis' || card.deck === 'super-crisis')
        state.piles[card.deck].bag.push(...repeat(card.id, card.count));
    }
    for (const card of lib.quorum.values()) state.piles.quorum.bag.push(...repeat(card.id, card.count));
    for (const kind of lib.kinds) {
      if (kind.dealt?.(lib, state) === false) continue;
      for (const card of lib.ownCards.get(kind.kind)?.values() ?? [])
        if ('count' in card) state.piles[kind.pile].bag.push(...repeat(card.id, card.count));
    }
    for (const card of lib.destinations.values()) {
      state.piles.destination.bag.push(...repeat(card.id, card.count));
    }
  },

  'draw-starting-hands'(run, _op, frame) {
    frame.left ??= clockwise(run, run.state.first).slice(1);
    const [seat, ...left] = frame.left;
    if (seat === undefined) {
      frame.left = undefined;
      return;
    }
    const types = skillTypes(run, seat, 'own');
    const n = foldLeast(run, 'starting-hand', { seat }, run.lib.components.startingHand);
    if (!drawSplit(run, seat, types, n)) return 'again';
    frame.left = left;
    return 'again';
  },

  'build-destiny': run => buildDestiny(run),

  'place-fleet'(run, { kinds }) {
    const { ships } = run.lib.components;
    for (const kind of kinds) {
      const demand = sectors.map(at => [at, ships[at]?.[kind] ?? 0] as const);
      putShips(run, kind, demand, kind === 'viper' ? 'reserves' : 'supply');
    }
  },
};

/** Puts a character on his starting place; gives false while asking for one. */
export function enter(run: Run, seat: Seat): boolean {
  const state = seatState(run, seat);
  const start = run.lib.characters.get(state.character ?? '')?.start;
  if (start === undefined) return true;
  const aboard = run.lib.openCharacters.get(state.character ?? '');
  // Who begins among the humans may play as one (daybreak.cylon-leaders.opening-hand).
  if (aboard) state.revealed = run.lib.locations.get(start)?.board === 'cylon' ? 'cylon' : aboard;
  if (start === 'stranded') state.place = { in: 'stranded' };
  else if (start === 'in-viper') {
    const at = askOne(run, { seat, prompt: 'sector', about: 'launch' }, ids(launchSectors));
    if (at === undefined) return false;
    launchWithPilot(run, seat, at === 'port-stern' ? 'port-stern' : 'port-bow');
  } else {
    state.place = { in: 'location', location: start };
    emit(run, 'moved', { seat, to: start });
  }
  return true;
}
