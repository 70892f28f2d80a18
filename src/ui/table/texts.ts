/** What the sandbox says in one language, as it is fetched: its own words, the engine's, and those of each book. */

import type { BoardFacets } from '#board/facet.ts';
import { load } from '#books/registry.ts';
import type { Rulings } from '#engine/model/options.ts';
import type { Language } from '#i18n/languages.ts';
import type { KeyOf } from '#i18n/translate.ts';
import { retried } from '#loading/retried.ts';
import type board from '#locales/en/board.json';
import type engine from '#locales/en/engine.json';
import type sandbox from '#locales/en/sandbox.json';
import type saves from '#locales/en/saves.json';
import type { AskedText } from '#text/asked.ts';
import type { BookWords } from '#text/books.ts';
import type { Part } from '#text/cardText.ts';
import type { LogFacet } from '#text/log/facet.ts';
import type { Terms } from '#text/terms.ts';
import type { Titles } from '#text/titles.ts';

export type SandboxTexts = typeof sandbox;
export type SandboxKey = KeyOf<Omit<SandboxTexts, 'presets'>>;
export type DoorTexts = SandboxTexts['door'];

/** What is said of the game on the table being kept: it comes with the table, since it has to be said whatever fails. */
export type KeepingTexts = Pick<typeof saves, 'notKept' | 'tabs' | 'keeping' | 'games'>;
export type KeepingKey = KeyOf<KeepingTexts>;

export interface CardTold {
  /** Its part of the address of its page; people have a page too, but their names stand in every other sentence. */
  readonly kind?: string;
  readonly title: string;
  readonly lines: readonly { readonly part: Part; readonly label?: string; readonly text: string }[];
}
type Told = { readonly [id: string]: CardTold };

/** A place in the pages of rules, and what stands there. */
export type RulesAtPlace = readonly [path: string, name: string, ...rules: readonly string[]];

/** The same for every game. */
export interface CommonTexts {
  readonly sandbox: Omit<SandboxTexts, 'door' | 'presets'>;
  /** What each book is called. */
  readonly names: { readonly [book: string]: string };
  readonly keeping: KeepingTexts;
  readonly engine: typeof engine;
  readonly board: typeof board;
  readonly events: object;
  readonly terms: Terms;
  /** What is read otherwise in the box of a language. */
  readonly boxes: { readonly [language: string]: Partial<Rulings> };
}

/** What one book brings. */
export interface BookTexts {
  readonly titles: Titles;
  /** Ships and tokens that are called by what they do. */
  readonly things: { readonly [id: string]: string };
  readonly cards: Told;
  readonly characters: Told;
  readonly locations: Told;
  readonly offices: Told;
  /** What a line of a card asks of the player who must choose, in the words of the card. */
  readonly asked: { readonly [line: string]: AskedText };
  readonly objectives: readonly string[];
  readonly rules: readonly RulesAtPlace[];
  /** Words of the log and of the board, names, and what is asked, beyond those of every game. */
  readonly words?: Pick<BookWords, 'terms' | 'events' | 'engine' | 'board' | 'sandbox'>;
}

export interface AllTexts extends CommonTexts {
  readonly language: Language;
  readonly books: readonly BookTexts[];
  /** What tells the events of these books. */
  readonly log: readonly LogFacet[];
  /** What draws what they put on the board. */
  readonly drawn: BoardFacets;
}

/** Where the pages and files of the site begin. */
export interface Site {
  readonly language: Language;
  readonly base: string;
}

export function fetchJson<T>(url: string): Promise<T> {
  return retried(async () => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return (await answer.json()) as T;
  });
}

const kept = new Map<string, Promise<unknown>>();

function once<T>(url: string): Promise<T> {
  const known = kept.get(url) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const asked = fetchJson<T>(url);
  kept.set(url, asked);
  // What failed is asked for again.
  asked.catch(() => kept.delete(url));
  return asked;
}

export async function loadTexts({ language, base }: Site, books: readonly string[]): Promise<AllTexts> {
  const folder = `${base}${language}/sandbox/words`;
  const [common, each, log, drawn] = await Promise.all([
    once<CommonTexts>(`${folder}/common.json`),
    Promise.all(books.map(book => once<BookTexts>(`${folder}/${book}.json`))),
    load('log', books),
    load('board', books),
  ]);
  return { ...common, language, books: each, log, drawn };
}
