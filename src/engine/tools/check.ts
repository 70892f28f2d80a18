/** A skill check by itself: what is asked, what was put in, what comes of it. */
import { apply, type Game } from '../game.ts';
import { compileLaidOut } from '../library/laidOut.ts';
import type { Library } from '../library/library.ts';
import type { Book, CrisisCard } from '../model/card.ts';
import type { Answer, Choice } from '../model/choice.ts';
import type { Check } from '../model/effect.ts';
import type { GameEvent } from '../model/event.ts';
import type { CheckResult } from '../model/state.ts';
import type { CardId } from '../model/vocabulary.ts';
import { bareTable, carryOut, isDone } from './table.ts';

/** What has been put in. */
export interface Pile {
  readonly destiny: readonly CardId[];
  /** By seat; the first is the current player, who comes last. */
  readonly players: readonly (readonly CardId[])[];
}

export interface Judged {
  readonly for: readonly CardId[];
  readonly against: readonly CardId[];
  readonly matching: number;
  readonly other: number;
  readonly strength: number;
  readonly result: CheckResult;
}

const id = 'asked';

/** A crisis card that asks just that, and nothing comes of it. */
function cardOf(check: Check): CrisisCard {
  const nothing = { pass: [], fail: [], ...(check.partial === undefined ? {} : { partial: [] }) };
  return { deck: 'crisis', id, count: 1, check, ...nothing, activate: [], jump: false };
}

/** The library for one check: Skill cards, and the card that asks. */
export function checkLibrary(book: Book, check: Check): Library {
  return compileLaidOut([
    { ...book, cards: [...book.cards.filter(({ deck }) => deck === 'skill'), cardOf(check)] },
  ]);
}

/** Plays the check as the engine plays every check; nobody reacts to it. */
export function judgeCheck(lib: Library, { destiny, players }: Pile): Judged {
  const { matching, other, strength, result } = play(lib, { destiny, players });
  const cards = [...destiny, ...players.flat()].toSorted();
  // What a card counts for shows when it lies there alone.
  const helps = (card: CardId) => play(lib, { destiny: [card], players: [] }).matching > 0;
  const sides = Map.groupBy(cards, helps);
  return {
    for: sides.get(true) ?? [],
    against: sides.get(false) ?? [],
    matching,
    other,
    strength,
    result,
  };
}

type Outcome = Pick<Judged, 'matching' | 'other' | 'strength' | 'result'>;

function play(lib: Library, { destiny, players }: Pile): Outcome {
  const seats = players.length === 0 ? [[]] : players;
  const table = bareTable(
    lib,
    seats.map((_, at) => ({ id: `seat-${at}` })),
  );
  for (const [at, cards] of seats.entries()) table.seats[at]?.hand.push(...cards);
  table.piles.destiny.bag.push(...destiny);
  const crisis = {
    card: id,
    drawer: 0,
    super: false,
    icons: true,
    option: undefined,
    placed: [],
    replaced: false,
  };
  let step = carryOut(lib, table, `crisis/${id}#`, { crisis });
  const events: GameEvent[] = [...step.events];
  const draws = destiny.slice();
  while (!isDone(step.game)) {
    const next = apply(step.game, answer(step.game, draws, seats));
    if (!next.ok) throw new Error(`The check was not to be answered so: ${next.because}`);
    step = next;
    events.push(...step.events);
  }
  return outcome(events);
}

function answer({ state }: Game, draws: CardId[], seats: Pile['players']) {
  const choice = state.pending[0];
  if (choice === undefined) throw new Error('The check waits for nobody');
  return { seat: choice.seat, choose: wordFor(choice, draws, seats) };
}

function wordFor(choice: Choice, draws: CardId[], seats: Pile['players']): Answer {
  if (choice.shape === 'react') return 'pass';
  if (choice.prompt === 'draw-card') return draws.shift() ?? '';
  if (choice.prompt === 'contribute') return seats[Number(choice.seat)] ?? [];
  throw new Error(`A check by itself asks for no ${choice.prompt}`);
}

function outcome(events: readonly GameEvent[]): Outcome {
  const total = events.find(event => event.type === 'check-totalled');
  const decided = events.find(event => event.type === 'check-decided');
  if (total?.type !== 'check-totalled' || decided?.type !== 'check-decided') {
    throw new Error('The check came to no end');
  }
  const { matching, other, strength } = total;
  return { matching, other, strength, result: decided.result };
}
