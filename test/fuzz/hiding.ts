/**
 * Two games that differ in one secret are played side by side with the same answers and the same luck. Until the
 * secret lies open, whoever may not know it must see no difference: not in the view, not in what is asked of whom,
 * not in the events, not in what a fork deals.
 */
import { remembered } from '#bots/conduct/conduct.ts';
import {
  eventsFor,
  forkFor,
  type Game,
  gameFrom,
  isOver,
  refusal,
  sample,
  type Viewer,
  viewFor,
} from '#engine/index.ts';
import type { Answer, Choice } from '#engine/model/choice.ts';
import type { EventType, GameEvent } from '#engine/model/event.ts';
import type { GameOptions } from '#engine/model/options.ts';
import type { Hidden, State } from '#engine/model/state.ts';
import { knowledge, rememberedIn } from '../kit/books.ts';
import { isCard } from '../kit/box.ts';
import { type Case, inCase } from '../kit/cases.ts';
import { moments, newGame, nextChoice, step } from '../kit/games.ts';
import { type Difference, differences, isEqual, mustEqual, text } from '../kit/json.ts';
import { base } from '../kit/library.ts';
import { gameOptions } from '../kit/options.ts';
import { type Player, uniform } from '../kit/players.ts';
import type { Below } from '../kit/random.ts';
import { exchange, type Kind, kindNames, knowersOf } from './secrets.ts';

export interface Tally {
  pairs: number;
  steps: number;
  /** How the pairs ended. */
  out: number;
  forgotten: number;
}

/** Besides the cards: what somebody has answered while others still think. */
export const secrets = [...kindNames, 'answer of one of several'] as const;
export type Secret = (typeof secrets)[number];
export type Tallies = ReadonlyMap<Secret, Tally>;

/** So many pairs of each of these secrets, each played for so many choices at most. */
export interface Aim {
  readonly tallies: Tallies;
  readonly pairs: number;
  readonly steps: number;
}

export function newAim(wanted: readonly Secret[], pairs: number, steps: number): Aim {
  const tallies = new Map(wanted.map(each => [each, { pairs: 0, steps: 0, out: 0, forgotten: 0 }]));
  return { tallies, pairs, steps };
}

/** The same question put anew: what is offered must fit the cards as they lie now. */
function askAgain(state: State): Game {
  const copy = structuredClone(state);
  copy.pending = [];
  const window = copy.stack.at(-1)?.window;
  if (window?.asked === 'reactions') delete window.asked;
  const { game } = gameFrom(base, copy);
  return { ...game, origin: undefined };
}

/** What happened in the one game and in the other. */
type Events = readonly (readonly GameEvent[])[];

interface Pair {
  a: Game;
  b: Game;
  /** Bits of the seats that have been told; the table never is. */
  told: number;
  readonly cards: readonly [string, string];
  /** These, and whatever has since come to lie hidden in other places in the one game than in the other. */
  readonly secret: Set<string>;
  /** The secret is over when all have answered. */
  readonly untilAnswered: boolean;
}

/** The cards in which two places differ. */
function names({ a, b }: Difference): string[] {
  return [a, b].filter(each => typeof each === 'string').filter(isCard);
}

/** Events that turn a card up for all to see; every other event keeps its cards to those it names. */
const turningUp: ReadonlySet<EventType> = new Set<EventType>([
  'card-played',
  'cards-discarded',
  'check-cards-discarded',
  'check-cards-taken',
  'check-revealed',
  'crisis-drawn',
  'destination-chosen',
  'galactica-damaged',
  'loyalty-shown',
  'quorum-played',
  'ship-damaged',
  'ship-destroyed',
  'super-crisis-discarded',
]);

/** A secret card lay open for a moment: as a discard that was shuffled back, as the token of a ship that it destroys. */
function wasOpen(pair: Pair, [ofA = [], ofB = []]: Events): boolean {
  const shown = (events: readonly GameEvent[]) => text(events.filter(each => turningUp.has(each.type)));
  const [a, b] = [shown(ofA), shown(ofB)];
  return [...pair.secret].some(name => a.split(`"${name}"`).length !== b.split(`"${name}"`).length);
}

/**
 * Looks at both games. A secret is out when a card of it lies open; anything else in which the open parts of the
 * games differ has given it away.
 */
function isSecret(pair: Pair, events: Events = []): 'secret' | 'out' | 'forgotten' {
  const found = differences(pair.a.state, pair.b.state);
  if (found.length === 0) return 'forgotten';
  const places = found.map(each => [each, knowersOf(pair.a.state, each)] as const);
  const open = places.filter(([, who]) => who === 'everybody').flatMap(([each]) => names(each));
  if (open.some(name => pair.secret.has(name))) return 'out';
  for (const [each, who] of places) {
    if (who === undefined || who === 'everybody') {
      if (wasOpen(pair, events)) return 'out';
      const { path, a, b } = each;
      const cards = pair.cards.join(' and ');
      throw new Error(`The secret ${cards} shows in ${path.join('.')}: ${text(a)} against ${text(b)}`);
    }
    pair.told |= who;
    for (const name of names(each)) pair.secret.add(name);
  }
  return wasOpen(pair, events) ? 'out' : 'secret';
}

function ignorant(pair: Pair): Viewer[] {
  const seats = pair.a.state.seats.map((_, seat) => seat).filter(seat => (pair.told & (1 << seat)) === 0);
  return [...seats, 'table'];
}

const kinds = rememberedIn(knowledge);

function mustSeeTheSame(pair: Pair, events: Events): void {
  const [ofA = [], ofB = []] = events;
  mustEqual(remembered(ofA, kinds), remembered(ofB, kinds), 'What bots remember');
  for (const viewer of ignorant(pair)) {
    mustEqual(viewFor(pair.a, viewer), viewFor(pair.b, viewer), `The views of ${viewer}`);
    mustEqual(eventsFor(ofA, viewer), eventsFor(ofB, viewer), `The events for ${viewer}`);
  }
}

/** What others have seen of Loyalty and Quorum cards is known to them, and stands in a fork for somebody else. */
function forThis(seat: number, state: State): unknown {
  const own = (hidden: Hidden) => ({ card: hidden.card, seen: hidden.seen & (1 << seat) });
  const seats = state.seats.map(each => ({ ...each, loyalty: each.loyalty.map(own) }));
  return { ...state, seats, quorumHand: state.quorumHand.map(own) };
}

function mustForkTheSame(pair: Pair, seed: number): void {
  for (const seat of ignorant(pair)) {
    if (typeof seat !== 'number') continue;
    const [a, b] = [forkFor(pair.a, seat, seed), forkFor(pair.b, seat, seed)];
    mustEqual(forThis(seat, a.state), forThis(seat, b.state), `The forks for ${seat}`);
  }
}

/** Who knows the secret may do in the one game with the one card what he does in the other with the other. */
function translated(answer: Answer, [x, y]: readonly [string, string]): Answer {
  const other = (word: string) => (word === x ? y : word === y ? x : word);
  return typeof answer === 'string' ? other(answer) : answer.map(other);
}

/** An answer for both games, or `undefined` where there is none to be found. */
function answers(pair: Pair, choice: Choice, player: Player, below: Below): [Answer, Answer] | undefined {
  for (let tries = 0; tries < 12; tries++) {
    const mine = player(choice);
    const knows = typeof choice.seat === 'number' && (pair.told & (1 << choice.seat)) !== 0;
    const yours = knows && below(2) === 0 ? translated(mine, pair.cards) : mine;
    if (refusal(pair.b.state, { seat: choice.seat, choose: yours }) === undefined) return [mine, yours];
  }
  return undefined;
}

/** Plays one pair until the secret is out. */
function playPair(pair: Pair, player: Player, below: Below, tally: Tally, longest: number): void {
  if (isSecret(pair) !== 'secret') return;
  mustSeeTheSame(pair, []);
  mustForkTheSame(pair, below(10_000));
  tally.pairs += 1;
  for (let n = 0; n < longest && !isOver(pair.a); n++) {
    const choice = nextChoice(pair.a.state, below);
    const both = answers(pair, choice, player, below);
    if (!both) break;
    const a = step(pair.a, { seat: choice.seat, choose: both[0] });
    const b = step(pair.b, { seat: choice.seat, choose: both[1] });
    pair.a = a.game;
    pair.b = b.game;
    tally.steps += 1;
    const answered = pair.untilAnswered && pair.a.state.answers.length === 0;
    // At the end what everybody holds lies open.
    const now = answered || isOver(pair.a) ? 'out' : isSecret(pair, [a.events, b.events]);
    if (now !== 'secret') {
      tally[now] += 1;
      return;
    }
    mustSeeTheSame(pair, [a.events, b.events]);
    if (below(12) === 0) mustForkTheSame(pair, below(10_000));
  }
}

/** Two games in which the cards of one secret are exchanged. */
function exchanged(game: Game, kind: Kind, below: Below): Pair | undefined {
  if (game.state.answers.length > 0 || game.state.luck.length > 0) return undefined;
  const b = structuredClone(game.state);
  const cards = exchange(b, kind, below);
  if (!cards) return undefined;
  const pair = {
    a: askAgain(game.state),
    b: askAgain(b),
    told: 0,
    cards,
    secret: new Set(cards),
    untilAnswered: false,
  };
  mustEqual(pair.a.state, game.state, 'A position and the same asked again');
  return pair;
}

/** Two games in which one of several who owe an answer has given different ones. */
function answered(game: Game, below: Below): Pair | undefined {
  const choice = nextChoice(game.state, below);
  const { seat } = choice;
  if (seat === 'chance' || game.state.pending.length < 2) return undefined;
  const [one, other] = [sample(choice, below), sample(choice, below)];
  if (isEqual(one, other)) return undefined;
  return {
    a: step(game, { seat, choose: one }).game,
    b: step(game, { seat, choose: other }).game,
    told: 1 << seat,
    cards: [text(one), text(other)],
    secret: new Set(),
    untilAnswered: true,
  };
}

const seldom: readonly Secret[] = ['destination', 'cards to choose from', 'answer of one of several'];

/** The same game in its first turn, if the fleet had come so far that the next jump deals the second Loyalty cards. */
function nearSleeper(start: Game, player: Player, below: Below): Game {
  for (const { game } of moments(start, player, below)) {
    if (game.state.pending[0]?.prompt !== 'movement') continue;
    const state = structuredClone(game.state);
    const { bag } = state.piles.destination;
    while (state.travelled.length < 3) {
      const near = bag.findIndex(card => base.destinations.get(card)?.distance === 1);
      state.travelled.push(...bag.splice(near, 1));
    }
    state.jumpTrack = base.components.jumpTrack.length - 2;
    return gameFrom(base, state).game;
  }
  return start;
}

/** In one game, a few pairs of each secret of which there are not enough yet. */
export function keepsSecrets(c: Case, aim: Aim, options: Partial<GameOptions> = {}, late = false): void {
  inCase(c, (below, player) => {
    const fresh = newGame(gameOptions(c.seats, { seed: c.seed, ...options }));
    const start = late ? nearSleeper(fresh, player, below) : fresh;
    const before = new Map([...aim.tallies].map(([secret, tally]) => [secret, tally.pairs]));
    for (const { game } of moments(start, player, below)) {
      for (const [secret, tally] of aim.tallies) {
        const enough = Math.min(aim.pairs, (before.get(secret) ?? 0) + 4);
        if (tally.pairs >= enough || (below(8) > 0 && !seldom.includes(secret))) continue;
        const pair =
          secret === 'answer of one of several' ? answered(game, below) : exchanged(game, secret, below);
        if (pair) playPair(pair, uniform(below), below, tally, aim.steps);
      }
    }
  });
}

export function isReached(aim: Aim): boolean {
  return [...aim.tallies.values()].every(tally => tally.pairs >= aim.pairs);
}
