/** One language with the books of a game: everything the table says goes through it. */
import { boardTexts, makeWords, type Words } from '#board/words.ts';
import type { Choice } from '#engine/model/choice.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { TimingPoint } from '#engine/timing/points.ts';
import type { View } from '#engine/view/view.ts';
import { makeTranslate, type Translate } from '#i18n/translate.ts';
import type { AskedText } from '#text/asked.ts';
import { both } from '#text/books.ts';
import { type ToldEvents, tellLog } from '#text/log/tellLog.ts';
import { promptText } from '#text/prompts.ts';
import type { NounId, Terms } from '#text/terms.ts';
import { type Titles, titleId } from '#text/titles.ts';
import { makeNames, makeNarrator, type Narrator, type Voice } from '#text/voice.ts';
import type { NamedCard } from '../moments/WithCards.tsx';
import { playedAfter, type Seats } from './seats.ts';
import type { AllTexts, BookTexts, CardTold, KeepingKey, SandboxKey, Site } from './texts.ts';

export interface Speech {
  readonly site: Site;
  readonly t: Translate<SandboxKey>;
  /** Whether the game is kept, and what stands in the way. */
  readonly keeping: Translate<KeepingKey>;
  readonly words: Words;
  readonly narrator: Narrator;
  readonly reply: Voice['reply'];
  /** A word that is an option of this prompt, or of any. */
  optionWord(prompt: string, id: string): string | undefined;
  thing(id: string): string;
  /** What the line of a card that is being carried out asks. */
  asked(line: string): AskedText | undefined;
  /** What a card says; a skill card by its name, whatever its strength. */
  card(id: string): CardTold | undefined;
  cardTitle(id: string): string;
  /** A craft that flies like a viper, by its own name. */
  craft(id: string): string | undefined;
  character(id: string): CardTold | undefined;
  /** What an ability of a character says. */
  ability(id: string): string | undefined;
  location(id: string): CardTold | undefined;
  office(id: string): CardTold | undefined;
  bookName(id: string): string;
  /** A card or place that has a page. */
  named(id: string): NamedCard | undefined;
  /** Where a rule stands. */
  rule(id: string): { readonly href: string; readonly name: string } | undefined;
}

export function makeSpeech(site: Site, texts: AllTexts): Speech {
  const { language } = site;
  const titles = texts.books.map(book => book.titles).reduce<object>(both, {}) as Titles;
  const terms = texts.books.reduce<object>(
    (all, { words }) => both(all, words?.terms ?? {}),
    texts.terms,
  ) as Terms;
  const events = texts.books.reduce<object>((all, { words }) => both(all, words?.events ?? {}), texts.events);
  const engine = texts.books.reduce<object>((all, { words }) => both(all, words?.engine ?? {}), texts.engine);
  const board = texts.books.reduce<object>((all, { words }) => both(all, words?.board ?? {}), texts.board);
  const sandbox = texts.books.reduce<object>(
    (all, { words }) => both(all, words?.sandbox ?? {}),
    texts.sandbox,
  ) as AllTexts['sandbox'];
  const translate = makeTranslate<string>(language, engine);
  const found =
    (kind: 'cards' | 'characters' | 'locations' | 'offices') =>
    (id: string): CardTold | undefined =>
      texts.books.map((book: BookTexts) => book[kind][id]).findLast(card => card !== undefined);
  const places = new Map(
    texts.books.flatMap(book => book.rules.flatMap(at => at.slice(2).map(rule => [rule, at] as const))),
  );
  const abilities = new Map(
    texts.books
      .flatMap(book => Object.values(book.characters).flatMap(character => character?.lines ?? []))
      .flatMap(({ label, text }) => (label === undefined ? [] : [[label, text] as const])),
  );
  const card = found('cards');
  const place = found('locations');
  const names = makeNames(language, { terms, titles });
  return {
    site,
    t: makeTranslate<SandboxKey>(language, sandbox),
    bookName: id => texts.names[id] ?? id,
    keeping: makeTranslate<KeepingKey>(language, texts.keeping),
    words: makeWords(language, boardTexts(language, board), names, terms.characters, texts.drawn),
    narrator: makeNarrator(language, { terms, titles, events }, texts.log),
    reply: (key, values, context) => translate(key, { ...values, context }),
    optionWord: (prompt, id) => wordIn(wordIn(sandbox.of, prompt), id) ?? wordIn(sandbox.option, id),
    thing: id => texts.books.map(book => book.things[id]).find(name => name !== undefined) ?? id,
    asked: line => texts.books.map(book => book.asked[line]).findLast(asks => asks !== undefined),
    card: id => card(id.split('/', 1)[0] ?? id),
    cardTitle: id => titledCard(titles, id),
    craft: id => (isNoun(terms, id) ? names.noun(id, 1)('nom').replace(/^1 /, '') : undefined),
    character: found('characters'),
    ability: id => abilities.get(titles.abilities[id]?.title ?? ''),
    location: place,
    office: found('offices'),
    named(id) {
      const { title, kind } = card(id) ?? place(id) ?? {};
      return title === undefined || kind === undefined
        ? undefined
        : { id, name: title, href: `${site.base}${language}/cards/${kind}/${id}/` };
    },
    rule(id) {
      const [path, name] = places.get(id) ?? [];
      return path === undefined || name === undefined
        ? undefined
        : { href: `${site.base}${language}/${path}#${id}`, name };
    },
  };
}

const isNoun = ({ nouns }: Terms, id: string): id is NounId => Object.hasOwn(nouns, id);

/** A text or group of texts by a name that may not be there. */
function wordIn<T extends object, V = T[keyof T]>(texts: T | undefined, name: string): V | undefined {
  return texts !== undefined && Object.hasOwn(texts, name) ? (Reflect.get(texts, name) as V) : undefined;
}

function titledCard({ cards }: Titles, id: string): string {
  const [name = id, strength] = id.split('/');
  const title = cards[name]?.title ?? cards[titleId(name)]?.title ?? name;
  return strength === undefined ? title : `${title} ${strength}`;
}

/** What a player is called: the character, before there is one by a number. */
export function seatName({ words }: Speech, seats: Seats, seat: number): string {
  const character = seats[seat]?.character;
  return character === undefined ? words.t('players.number', { n: seat + 1 }) : words.shortName(character);
}

/** What happened, in the words of a player at the table; after a change of character a player goes by the new name. */
export function told(speech: Speech, seats: Seats, events: readonly GameEvent[]): readonly ToldEvents[] {
  const at = events.findIndex(event => playedAfter(seats, event) !== seats);
  const event = events[at];
  if (event === undefined) return toldOf(speech, seats, events);
  return [
    ...toldOf(speech, seats, events.slice(0, at + 1)),
    ...told(speech, playedAfter(seats, event), events.slice(at + 1)),
  ];
}

function toldOf(speech: Speech, seats: Seats, events: readonly GameEvent[]): readonly ToldEvents[] {
  return tellLog(speech.narrator, events, {
    seatName: seat => seatName(speech, seats, seat),
    civilianName: speech.thing,
    tokenName: speech.thing,
  });
}

export function question({ reply }: Speech, choice: Choice): string {
  return promptText({ reply }, choice);
}

/** What the card in hand asks in its own words, where the question is one that a card asks. */
export function askedByCard(
  { asked }: Speech,
  { doing }: Pick<View, 'doing'>,
  { prompt, about }: Choice,
): AskedText | undefined {
  const line = doing.nodes.at(-1);
  const isCards = prompt === 'yes-no' || prompt === 'option' || prompt === 'player';
  return isCards && about === undefined && line !== undefined ? asked(line) : undefined;
}

/** What has happened at the moment at which a player may react. */
export const momentText = (t: Speech['t'], point: TimingPoint): string => t(`window.${point}` as SandboxKey);
