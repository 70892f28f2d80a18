/** President and Admiral: who is first, who comes after whom, and what the Brig or a reveal makes of it. */
import { sample } from '../choices/check.ts';
import { apply, type Game, gameFrom } from '../game.ts';
import type { Library } from '../library/library.ts';
import { compile } from '../library/whole.ts';
import type { Book, QuorumCard } from '../model/card.ts';
import type { GameEvent } from '../model/event.ts';
import type { State } from '../model/state.ts';
import type { CharacterId, Seat, Title } from '../model/vocabulary.ts';
import { isAt, isHuman } from '../rules/people.ts';
import { holder } from '../rules/titles.ts';
import { advance } from '../run/advance.ts';
import type { Run } from '../run/run.ts';
import { bareTable, carryOut, isDone } from './table.ts';

/** What can happen to somebody; the last two, because a card or a location says so. */
export const deeds = ['brig', 'free', 'reveal', 'president', 'admiral'] as const;
export type Deed = (typeof deeds)[number];

/** `brig-0`; the answer to what is asked after it is a word of its own. */
export type Word = string;
export function makeWord(deed: Deed, seat: Seat): Word {
  return `${deed}-${seat}`;
}

/** Where one character of the line stands; who is passed over, and why. */
export interface Claim {
  readonly character: CharacterId;
  readonly standing: 'holder' | 'next' | 'open' | 'brig' | 'cylon' | 'absent';
}

export interface Offices {
  readonly state: State;
  /** What the last word has brought. */
  readonly events: readonly GameEvent[];
  readonly open: readonly Word[];
  readonly lines: { readonly [title in Title]: readonly Claim[] };
}

const free = 'command';

/** What befalls somebody, as the cards and locations of the game do it. */
const causes: readonly QuorumCard[] = [
  { deck: 'quorum', id: 'brig', count: 1, do: [{ op: 'send', who: 'you', to: 'brig' }] },
  { deck: 'quorum', id: 'free', count: 1, do: [{ op: 'send', who: 'you', to: free }] },
  { deck: 'quorum', id: 'president', count: 1, do: [{ op: 'title', title: 'president', to: 'you' }] },
  { deck: 'quorum', id: 'admiral', count: 1, do: [{ op: 'title', title: 'admiral', to: 'you' }] },
];

/** Where a character begins has no say in it either: all of them are free. */
export function officeLibrary(book: Book): Library {
  return compile([
    {
      ...book,
      cards: [...book.cards, ...causes],
      characters: book.characters.map(one => ({ ...one, start: free })),
    },
  ]);
}

/** Everybody who may be at the table. */
export function castOf(lib: Library): readonly CharacterId[] {
  return [...lib.characters.keys()];
}

/** Undefined when a word could not be said there. */
export function officesOf(
  lib: Library,
  characters: readonly CharacterId[],
  words: readonly Word[],
): Offices | undefined {
  let now: Said = { game: begun(lib, characters), events: [] };
  for (const word of words) {
    const next = say(lib, now.game, word);
    if (next === undefined) return undefined;
    now = next;
  }
  const { game, events } = now;
  const { state } = game;
  const lines = {
    president: lineOf(lib, game, 'president'),
    admiral: lineOf(lib, game, 'admiral'),
  };
  return {
    state,
    events,
    open: openIn(lib, state),
    lines,
  };
}

/** Everybody aboard, and the titles as the set-up gives them. */
function begun(lib: Library, characters: readonly CharacterId[]): Game {
  const table = bareTable(
    lib,
    characters.map(character => ({ id: character, character })),
  );
  for (const seat of table.seats) seat.place = { in: 'location', location: free };
  const pc = lib.blocks.get('game')?.lines.findIndex(({ op }) => op.op === 'give-first-title') ?? 0;
  const run: Run = {
    ...runOn(lib, { ...table, stack: [{ at: 'game', pc }] }),
    stopBefore: 'draw-first-quorum',
  };
  advance(run);
  return gameFrom(lib, { ...run.state, stack: bareTable(lib, []).stack }).game;
}

const runOn = (lib: Library, state: State): Run => ({ lib, state, events: [], passIdle: true });

function openIn(lib: Library, state: State): Word[] {
  const run = runOn(lib, state);
  return state.seats.flatMap((_, seat) =>
    deeds.flatMap(deed => (mayHappen(run, deed, seat) ? [makeWord(deed, seat)] : [])),
  );
}

function mayHappen(run: Run, deed: Deed, seat: Seat): boolean {
  if (!isHuman(run, seat)) return false;
  const jailed = isAt(run, seat, 'brig');
  switch (deed) {
    case 'brig':
      return !jailed;
    case 'free':
      return jailed;
    case 'reveal':
      return true;
    case 'president':
    case 'admiral':
      return holder(run, deed) !== seat && (!jailed || run.lib.titles.get(deed)?.keptInBrig === true);
  }
}

type Said = { readonly game: Game; readonly events: readonly GameEvent[] };

function say(lib: Library, { state }: Game, word: Word): Said | undefined {
  const deed = deeds.find(one => word.startsWith(`${one}-`));
  if (deed === undefined || !openIn(lib, state).includes(word)) return undefined;
  return befall(lib, state, deed, Number(word.slice(deed.length + 1)));
}

function befall(lib: Library, state: State, deed: Deed, seat: Seat): Said {
  const { stack } = bareTable(lib, []);
  const rested: State = { ...state, stack, pending: [], answers: [] };
  switch (deed) {
    case 'reveal': {
      const card = cylonCard(lib, state);
      const seats = rested.seats.map((one, at) =>
        at === seat ? { ...one, loyalty: [...one.loyalty, { card, seen: 1 << seat }] } : one,
      );
      return toTheEnd(carryOut(lib, { ...rested, seats }, 'reveal', { seat, card }));
    }
    default:
      return toTheEnd(carryOut(lib, rested, `quorum/${deed}#`, { seat }));
  }
}

/** Which of them it is makes no difference to any office. */
function cylonCard({ loyalty }: Library, { seats }: State): string {
  const cards = [...loyalty.values()].filter(({ side }) => side === 'cylon').map(({ id }) => id);
  return cards.find(card => !seats.some(({ shown }) => shown.includes(card))) ?? cards[0] ?? '';
}

/** Whatever else is asked has nothing to do with offices: the least is done. */
function toTheEnd({ game, events }: Said): Said {
  const choice = isDone(game) ? undefined : game.state.pending[0];
  if (choice === undefined) return { game, events };
  const choose = choice.shape === 'yes-no' ? 'no' : sample(choice, () => 0);
  const step = apply(game, { seat: choice.seat, choose });
  if (!step.ok) throw new Error(`It was not to be answered so: ${step.because}`);
  return toTheEnd({ game: step.game, events: [...events, ...step.events] });
}

/** Everybody on the list. Who is next is found out by letting the holder reveal; nobody while a place is empty. */
function lineOf(lib: Library, { state }: Game, title: Title): readonly Claim[] {
  const run = runOn(lib, state);
  const now = holder(run, title);
  const next =
    now === undefined || state.seats[now]?.character === undefined
      ? undefined
      : befall(lib, state, 'reveal', now).game.state.titles[title];
  const { line = [], keptInBrig = true } = lib.titles.get(title) ?? {};
  return line.map(character => {
    const seat = state.seats.findIndex(one => one.character === character);
    if (seat < 0) return { character, standing: 'absent' };
    if (seat === now) return { character, standing: 'holder' };
    if (!isHuman(run, seat)) return { character, standing: 'cylon' };
    if (seat === next) return { character, standing: 'next' };
    return { character, standing: !keptInBrig && isAt(run, seat, 'brig') ? 'brig' : 'open' };
  });
}
