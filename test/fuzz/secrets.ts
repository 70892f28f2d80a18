/** Where secrets lie in a position, who may know them there, and positions that differ in one secret only. */
import type { Frame } from '#engine/model/frame.ts';
import type { Hidden, State } from '#engine/model/state.ts';
import type { PileName, Skill } from '#engine/model/vocabulary.ts';
import { coreSkills } from '#engine/model/vocabulary.ts';
import type { Difference, Path } from '../kit/json.ts';
import { base } from '../kit/library.ts';
import { type Below, pick } from '../kit/random.ts';

/** Everybody, or the seats whose bits are set. */
export type Knowers = 'everybody' | number;

const open: ReadonlySet<string> = new Set([
  'travelled',
  'inPlay',
  'removed',
  'galacticaDamage',
  'destroyed',
  'resources',
  'over',
]);
const bit = (seat: number): number => 1 << seat;

/** Who may know what lies there, or `undefined` where no secret may ever lie. */
export function knowersOf(state: State, { path, a, b }: Difference): Knowers | undefined {
  // Of several Loyalty or Quorum cards one was seen: only who has looked knows which.
  if ((path[0] === 'seats' || path[0] === 'quorumHand') && path.at(-1) === 'seen')
    return Number(a) ^ Number(b);
  const who = place(state, path);
  // How many there are of anything is for all to see, save for what somebody has to choose from.
  const counts = path.at(-1) === 'length' && path[0] !== 'pending' && path[0] !== 'answers';
  return counts && who !== 'everybody' ? undefined : who;
}

function place(state: State, path: Path): Knowers | undefined {
  const [root, i, key, j, inner] = path;
  if (open.has(String(root))) return 'everybody';
  switch (root) {
    case 'seats':
      return atSeat(state, Number(i), key, j, inner);
    case 'quorumHand':
      return key === 'card' ? state.quorumHand[Number(i)]?.seen : undefined;
    case 'piles':
      return inPile(state, path);
    case 'aside':
      return 0;
    case 'ships':
      if (key === 'damage') return 'everybody';
      return key === 'cargo' && j === 'card' ? state.ships[Number(i)]?.cargo?.seen : undefined;
    case 'stack':
      return onStack(state, path);
    case 'pending': {
      const seat = state.pending[Number(i)]?.seat;
      if (key !== 'options' && key !== 'about') return undefined;
      return typeof seat === 'number' ? bit(seat) : 0;
    }
    case 'answers': {
      const seat = state.answers[Number(i)]?.seat;
      return key === 'choose' && typeof seat === 'number' ? bit(seat) : undefined;
    }
    default:
      return undefined;
  }
}

function atSeat(state: State, seat: number, key: unknown, i: unknown, inner: unknown): Knowers | undefined {
  if (key === 'shown' || key === 'attached') return 'everybody';
  if (key === 'hand') return bit(seat);
  if ((key === 'loyalty' || key === 'superCrises') && inner === 'card') {
    return state.seats[seat]?.[key][Number(i)]?.seen;
  }
  return undefined;
}

function inPile(state: State, [, name, part, i, inner]: Path): Knowers | undefined {
  const pile = state.piles[name as PileName];
  if (part === 'discard') return 'everybody';
  if (part === 'bag') return 0;
  if (part === 'top' || part === 'bottom') {
    return inner === 'card' ? pile[part][Number(i)]?.seen : undefined;
  }
  return undefined;
}

function onStack(state: State, [, n, key, inner, i, last]: Path): Knowers | undefined {
  const frame = state.stack[Number(n)];
  if (!frame) return undefined;
  switch (key) {
    case 'own':
    case 'crisis':
    case 'card':
      return 'everybody';
    case 'offered':
      return looker(state, Number(n));
    case 'window': {
      // Who wants to react is known when all have answered; with what, when his turn has come.
      const seat = frame.window?.wanting?.[Number(i)]?.seat;
      return inner === 'wanting' && last === 'option' && seat !== undefined ? bit(seat) : undefined;
    }
    case 'jump':
      if (inner !== 'offered') return 'everybody';
      return state.rulings['destination-choice-secrecy'] === 'open'
        ? 'everybody'
        : bit(frame.jump?.chooser ?? 0);
    case 'check': {
      if (inner !== 'cards' || frame.check?.shuffled || frame.check?.faceUp) return 'everybody';
      const by = frame.check?.cards[Number(i)]?.by;
      return by === undefined ? 0 : bit(by);
    }
    default:
      return undefined;
  }
}

/** Who has drawn the cards to choose from: the player who carries out the frame. */
function looker(state: State, n: number): number {
  for (let i = n; i >= 0; i--) {
    const seat = state.stack[i]?.seat;
    if (seat !== undefined) return bit(seat);
  }
  return 0;
}

/** A place for one card. */
export interface Slot {
  readonly card: string;
  put(card: string): void;
}

const hiddenSlots = (list: readonly Hidden[]): Slot[] =>
  list.map(h => ({
    card: h.card,
    put(card) {
      h.card = card;
    },
  }));
const listSlots = (list: string[]): Slot[] =>
  list.map((card, i) => ({
    card,
    put(other) {
      list[i] = other;
    },
  }));
const anyPile = (state: State, name: PileName): Slot[] => {
  const { top, bag, bottom } = state.piles[name];
  return [...hiddenSlots(top), ...listSlots(bag), ...hiddenSlots(bottom)];
};
const skillOf = (card: string): Skill | undefined => base.faces.get(card)?.skill;
const sideOf = (card: string) => base.loyalty.get(card)?.side;
const frameWith = <K extends keyof Frame>(state: State, key: K): NonNullable<Frame[K]> | undefined =>
  state.stack.findLast(f => f[key] !== undefined)?.[key] as NonNullable<Frame[K]> | undefined;

/** Two lists of places, a card of the one to be exchanged with a card of the other. */
type Finder = (
  state: State,
  below: Below,
) => readonly [from: readonly Slot[], to: readonly Slot[]] | undefined;

const withinPile =
  (...names: readonly PileName[]): Finder =>
  (state, below) => {
    const bag = listSlots(state.piles[pick(below, names) ?? 'crisis'].bag);
    return [bag, bag];
  };

/** The check cards that still lie face down. */
function faceDown(state: State) {
  const check = frameWith(state, 'check');
  if (!check || check.shuffled || check.faceUp) return [];
  return check.cards.map(entry => ({
    by: entry.by,
    card: entry.card,
    put(card: string) {
      entry.card = card;
    },
  }));
}

/** For each kind of secret where to exchange two cards; what comes of it is a position as possible as the first. */
export const kinds = {
  hand(state, below) {
    const seat = below(state.seats.length);
    const from = listSlots(state.seats[seat]?.hand ?? []);
    const mine = pick(below, from);
    if (!mine) return undefined;
    const others = state.seats.flatMap((s, i) => (i === seat ? [] : listSlots(s.hand)));
    const skill = skillOf(mine.card);
    const deck = skill ? anyPile(state, skill) : [];
    return [[mine], pick(below, [others, deck, anyPile(state, 'destiny')]) ?? []];
  },
  loyalty(state, below) {
    const seat = below(state.seats.length);
    const from = hiddenSlots(state.seats[seat]?.loyalty ?? []);
    const others = state.seats.flatMap((s, i) => (i === seat ? [] : hiddenSlots(s.loyalty)));
    // The Sympathizer never lies before a player; which Cylons were left out nobody knows, how many everybody.
    const deck = anyPile(state, 'loyalty').filter(s => sideOf(s.card) !== 'special');
    if (below(2) === 0) return [from, [...others, ...deck]];
    const cylon = (slot: Slot) => sideOf(slot.card) === 'cylon';
    return [from.filter(cylon), listSlots(state.aside).filter(cylon)];
  },
  quorum: state => [hiddenSlots(state.quorumHand), anyPile(state, 'quorum')],
  'super crisis': state => [
    state.seats.flatMap(s => hiddenSlots(s.superCrises)),
    anyPile(state, 'super-crisis'),
  ],
  deck: withinPile(...coreSkills, 'destiny', 'crisis', 'quorum', 'loyalty', 'destination'),
  'top or bottom of a deck'(state) {
    const known = base.piles.filter(
      name => state.piles[name].top.length + state.piles[name].bottom.length > 0,
    );
    const name = known.findLast(each => each !== 'loyalty');
    if (!name) return undefined;
    const { top, bottom } = state.piles[name];
    return [hiddenSlots([...top, ...bottom]), anyPile(state, name)];
  },
  'civilian ship': state => {
    const cargo = hiddenSlots(state.ships.flatMap(s => s.cargo ?? []));
    return [cargo, [...cargo, ...anyPile(state, 'civilians')]];
  },
  'civilian in the pile': withinPile('civilians'),
  destination(state) {
    const jump = frameWith(state, 'jump');
    return jump && [listSlots(jump.offered), anyPile(state, 'destination')];
  },
  'cards to choose from'(state) {
    const frame = state.stack.at(-1);
    if (!frame?.offered) return undefined;
    const [card = ''] = frame.offered;
    const name = base.tokens.has(card) ? 'galactica-damage' : base.quorum.has(card) ? 'quorum' : 'crisis';
    return [listSlots(frame.offered), anyPile(state, name)];
  },
  'who played which card'(state, below) {
    const cards = faceDown(state);
    const by = pick(below, cards)?.by;
    return [cards.filter(c => c.by === by), cards.filter(c => c.by !== by)];
  },
  'card in a check'(state, below) {
    const one = pick(
      below,
      faceDown(state).filter(c => c.by !== undefined),
    );
    const hand = one?.by === undefined ? undefined : state.seats[one.by]?.hand;
    return one && hand && [[one], listSlots(hand)];
  },
  'damage token': withinPile('galactica-damage', 'basestar-damage'),
} satisfies { readonly [kind: string]: Finder };

export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];

/** Exchanges one secret in the position; gives the two cards, or `undefined` where there is no such secret now. */
export function exchange(state: State, kind: Kind, below: Below): readonly [string, string] | undefined {
  const found = (kinds[kind] as Finder)(state, below);
  if (!found) return undefined;
  const a = pick(below, found[0]);
  const b = pick(
    below,
    found[1].filter(slot => slot.card !== a?.card),
  );
  if (!a || !b) return undefined;
  a.put(b.card);
  b.put(a.card);
  return [a.card, b.card];
}
