/** The fleet on its way: the marker moved on, jumps made early, destinations chosen; word by word, as a game goes. */
import { apply, type Game, gameFrom } from '../game.ts';
import { compileLaidOut } from '../library/laidOut.ts';
import type { Library } from '../library/library.ts';
import type { Book, QuorumCard } from '../model/card.ts';
import type { Choice } from '../model/choice.ts';
import type { GameEvent } from '../model/event.ts';
import type { State } from '../model/state.ts';
import type { Resource } from '../model/vocabulary.ts';
import { bareTable, isDone, type Seated } from './table.ts';

/** One step of Jump Preparation, as the icon of a crisis card brings it. */
export const prepare = 'prepare';
/** The action that jumps early. */
export const jumpEarly = 'ftl-control';

const icon: QuorumCard = { deck: 'quorum', id: prepare, count: 1, do: [{ op: 'jump-track', by: 1 }] };

export function journeyLibrary(book: Book): Library {
  return compileLaidOut([
    { ...book, cards: [...book.cards.filter(({ deck }) => deck === 'destination'), icon] },
  ]);
}

/** What one word has brought. */
export interface Leg {
  readonly word: string;
  /** A card that chance has drawn; nobody decided it. */
  readonly drawn: boolean;
  readonly events: readonly GameEvent[];
  readonly state: State;
}

export interface Journey {
  readonly legs: readonly Leg[];
  readonly state: State;
  /** What somebody must answer; nothing while the fleet rests. */
  readonly asked: Choice | undefined;
  /** What can be done while it rests. */
  readonly open: readonly string[];
}

/** The fleet at the start, with somebody at FTL Control who is Admiral as well. */
export function departure(lib: Library, who: Seated): State {
  const state = bareTable(lib, [who]);
  for (const seat of state.seats) seat.place = { in: 'location', location: jumpEarly };
  state.titles = { president: 0, admiral: 0 };
  for (const { id, count } of lib.destinations.values()) {
    for (let i = 0; i < count; i++) state.piles.destination.bag.push(id);
  }
  for (const { id, count } of lib.civilians.values()) {
    for (let i = 0; i < count; i++) state.piles.civilians.bag.push(id);
  }
  return state;
}

/** Undefined when a word could not be said there. */
export function journeyOf(lib: Library, who: Seated, words: readonly string[]): Journey | undefined {
  let game = atRest(lib, departure(lib, who));
  const legs: Leg[] = [];
  for (const word of words) {
    const drawn = isDraw(game.state.pending[0]);
    const leg = say(lib, game, word);
    if (leg === undefined) return undefined;
    game = leg.game;
    legs.push({ word, drawn, events: leg.events, state: game.state });
  }
  const { state } = game;
  const rests = isDone(game);
  return {
    legs,
    state,
    asked: rests ? undefined : state.pending[0],
    open: rests && state.over === undefined ? [prepare, ...mayJumpEarly(game)] : [],
  };
}

/** A card is drawn: nobody has to decide anything. */
export function isDraw(choice: Choice | undefined): boolean {
  return choice?.seat === 'chance' && choice.prompt !== 'die';
}

/** A turn with its action still to come; what has been done so far is over. */
function atRest(lib: Library, state: State): Game {
  return gameFrom(lib, { ...state, stack: bareTable(lib, []).stack, pending: [], answers: [] }).game;
}

function mayJumpEarly({ state }: Game): string[] {
  return state.pending.some(
    choice => 'options' in choice && choice.options.some(({ id }) => id === jumpEarly),
  )
    ? [jumpEarly]
    : [];
}

type Said = { readonly game: Game; readonly events: readonly GameEvent[] };

function say(lib: Library, game: Game, word: string): Said | undefined {
  if (game.state.over !== undefined) return undefined;
  if (isDone(game) && word === prepare) {
    const { state } = game;
    const stack = [...bareTable(lib, []).stack, { at: `quorum/${prepare}#`, pc: 0, seat: 0 }];
    return rested(lib, gameFrom(lib, { ...state, pending: [], stack }));
  }
  if (isDone(game) && word !== jumpEarly) return undefined;
  const seat = game.state.pending[0]?.seat;
  const step = seat === undefined ? undefined : apply(game, { seat, choose: word });
  return step?.ok ? rested(lib, step) : undefined;
}

/** After a deed the player has his action again: the bench asks for no turns. */
function rested(lib: Library, { game, events }: Said): Said {
  const over = game.state.over !== undefined;
  const goesOn = game.state.pending.some(({ prompt }) => prompt !== 'action' && prompt !== 'crisis');
  return over || goesOn ? { game, events } : { game: atRest(lib, game.state), events };
}

/** How much of a resource each face of the die costs whoever jumps early now; nothing where nobody can. */
export function jumpRisk(
  lib: Library,
  who: Seated,
  words: readonly string[],
  resource: Resource,
): readonly number[] {
  const die = journeyOf(lib, who, [...words, jumpEarly])?.asked;
  if (die?.prompt !== 'die' || !('options' in die)) return [];
  return die.options.map(({ id }) => {
    const events = journeyOf(lib, who, [...words, jumpEarly, id])?.legs.at(-1)?.events ?? [];
    return events.reduce(
      (sum, event) =>
        event.type === 'resource-lost' && event.resource === resource ? sum + event.amount : sum,
      0,
    );
  });
}
