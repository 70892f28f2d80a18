/** President and Admiral: who is first, who comes after whom, and what the Brig or a reveal makes of it. */
import { sample } from '../choices/check.ts';
import type { Library } from '../library/library.ts';
import { compile } from '../library/whole.ts';
import type { Book, QuorumCard } from '../model/card.ts';
import type { State } from '../model/state.ts';
import type { CharacterId, CoreTitle, Seat, Title } from '../model/vocabulary.ts';
import { lineOf } from '../rules/line.ts';
import { isAt, isHuman } from '../rules/people.ts';
import { holder } from '../rules/titles.ts';
import { advance } from '../run/advance.ts';
import type { Position, Run } from '../run/run.ts';
import { type Deed, type DeedTable, nextStop, type Stop } from './deeds.ts';
import { bareTable } from './table.ts';

/** What can happen to a player; the last two, because a card or a location says so. */
export const fates = ['brig', 'free', 'reveal', 'president', 'admiral'] as const;
export type Fate = (typeof fates)[number];

/** `brig-0` */
export type Word = string;
export function makeWord(fate: Fate, seat: Seat): Word {
  return `${fate}-${seat}`;
}
export function parseWord(word: Word): { readonly fate: Fate; readonly seat: Seat } | undefined {
  const fate = fates.find(one => word.startsWith(`${one}-`));
  return fate && { fate, seat: Number(word.slice(fate.length + 1)) };
}

/** Where one character of the line stands; who is passed over, and why. */
export interface Claim {
  readonly character: CharacterId;
  readonly standing: 'holder' | 'next' | 'open' | 'brig' | 'cylon' | 'absent';
}
export type Lines = { readonly [title in CoreTitle]: readonly Claim[] };

const free = 'command';

/** What befalls somebody, as the cards and locations of the game do it. */
const causes: readonly QuorumCard[] = [
  { deck: 'quorum', id: 'brig', count: 1, do: [{ op: 'send', who: 'you', to: 'brig' }] },
  { deck: 'quorum', id: 'free', count: 1, do: [{ op: 'send', who: 'you', to: free }] },
  { deck: 'quorum', id: 'president', count: 1, do: [{ op: 'title', title: 'president', to: 'you' }] },
  { deck: 'quorum', id: 'admiral', count: 1, do: [{ op: 'title', title: 'admiral', to: 'you' }] },
];

/** Where a character begins has no say in it either: all of them are free. */
export function officeLibrary(books: readonly Book[]): Library {
  return compile(
    withFates(books).map(book => ({
      ...book,
      characters: book.characters.map(one => ({ ...one, start: free })),
    })),
  );
}

/** The books with everything that can befall somebody here. */
export function withFates(books: readonly Book[]): readonly Book[] {
  return books.map((book, at) => (at === 0 ? { ...book, cards: [...book.cards, ...causes] } : book));
}

/** Everybody who may hold an office: those known as Cylons from the start never do. */
export function castOf(lib: Library): readonly CharacterId[] {
  return [...lib.characters.values()].flatMap(({ id }) => (lib.openCharacters.has(id) ? [] : [id]));
}

/** Everybody aboard, and the titles as the set-up gives them. */
export function officesAtStart(lib: Library, characters: readonly CharacterId[]): State {
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
  return run.state;
}

/** Everything else that is asked has nothing to do with offices: the least is done. */
export function officeTable(lib: Library): DeedTable {
  return {
    lib,
    deeds: state => deedsIn(lib, state),
    turn: bareTable(lib, []).stack,
    settle: choice => (choice.shape === 'yes-no' ? 'no' : sample(choice, () => 0)),
  };
}

const runOn = (lib: Library, state: State): Run => ({ lib, state, events: [], passIdle: true });

function deedsIn(lib: Library, state: State): readonly Deed[] {
  const run: Position = { lib, state };
  return state.seats.flatMap((_, seat) =>
    fates.flatMap(fate => (mayHappen(run, fate, seat) ? [deedOf(lib, state, fate, seat)] : [])),
  );
}

function mayHappen(run: Position, fate: Fate, seat: Seat): boolean {
  if (!isHuman(run, seat)) return false;
  const jailed = isAt(run, seat, 'brig');
  switch (fate) {
    case 'brig':
      return !jailed;
    case 'free':
      return jailed;
    case 'reveal':
      return true;
    case 'president':
    case 'admiral':
      return holder(run, fate) !== seat && (!jailed || run.lib.titles.get(fate)?.keptInBrig === true);
  }
}

function deedOf(lib: Library, state: State, fate: Fate, seat: Seat): Deed {
  const id = makeWord(fate, seat);
  if (fate !== 'reveal') return { id, seat: 0, frame: { at: `quorum/${fate}#`, pc: 0, seat } };
  const card = cylonCard(lib, state);
  const held = { card, seen: 1 << seat };
  return {
    id,
    seat: 0,
    frame: { at: 'reveal', pc: 0, seat, card },
    prepare: ({ seats, ...rest }) => ({
      ...rest,
      seats: seats.map((one, at) => (at === seat ? { ...one, loyalty: [...one.loyalty, held] } : one)),
    }),
  };
}

/** Which of them it is makes no difference to any office. */
function cylonCard({ loyalty }: Library, { seats }: State): string {
  const cards = [...loyalty.values()].filter(({ side }) => side === 'cylon').map(({ id }) => id);
  return cards.find(card => !seats.some(({ shown }) => shown.includes(card))) ?? cards[0] ?? '';
}

/** Both lines of succession. */
export function linesIn(table: DeedTable, stop: Stop): Lines {
  return { president: claimsIn(table, stop, 'president'), admiral: claimsIn(table, stop, 'admiral') };
}

/** Everybody on the list. Who is next is found out by letting the holder reveal; nobody while a place is empty. */
function claimsIn(table: DeedTable, stop: Stop, title: Title): readonly Claim[] {
  const { lib } = table;
  const { state } = stop.game;
  const run: Position = { lib, state };
  const now = holder(run, title);
  const next =
    now === undefined || state.seats[now]?.character === undefined
      ? undefined
      : nextStop(table, stop, makeWord('reveal', now))?.game.state.titles[title];
  const { keptInBrig = true } = lib.titles.get(title) ?? {};
  return lineOf(run, title).map(character => {
    const seat = state.seats.findIndex(one => one.character === character);
    if (seat < 0) return { character, standing: 'absent' };
    if (seat === now) return { character, standing: 'holder' };
    if (!isHuman(run, seat)) return { character, standing: 'cylon' };
    if (seat === next) return { character, standing: 'next' };
    return { character, standing: !keptInBrig && isAt(run, seat, 'brig') ? 'brig' : 'open' };
  });
}
