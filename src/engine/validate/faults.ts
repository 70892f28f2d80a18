/** Everything in some books that names what is not there. */
import type { Report } from '../library/amend.ts';
import type { Line } from '../library/library.ts';
import type { Ability } from '../model/ability.ts';
import type { Book, Card } from '../model/card.ts';
import type { Check } from './form.ts';
import { extended, fields, named } from './form.ts';
import type { Known } from './known.ts';
import { things } from './things.ts';
import { cond, pile as pileOf, placement, rule, timingPoint } from './words.ts';

/** A fault of a book, where it is and what it is: `crisis/water-shortage-a#b.2`. */
export interface Fault {
  /** `rules`: the procedures of the engine. */
  readonly book: string;
  readonly at: string;
  readonly what: string;
}

/** A thing that may need a name in the language of the reader. */
export interface Thing {
  readonly kind: 'cards' | 'characters' | 'locations' | 'titles' | 'tokens' | 'prompts';
  readonly id: string;
}
/** What is said wrongly or not at all about a thing; the engine itself has no words. */
export type Texts = (thing: Thing) => readonly string[];

interface Sheet {
  readonly at: string;
  readonly kind: Thing['kind'];
  readonly id: string;
  readonly check: Check;
  readonly thing: object;
}

/** Everything with a name of its own, by the name under which its blocks are known. */
function sheetsOf(book: Book): readonly Sheet[] {
  const of = (kind: Thing['kind'], name: string, check: Check, list: readonly { readonly id: string }[]) =>
    list.map((thing): Sheet => ({ at: `${name}/${thing.id}`, kind, id: thing.id, check, thing }));
  return [
    ...book.cards.flatMap(card => of('cards', card.deck, formOfCard(card.deck), [card])),
    ...of('characters', 'character', things.characters, book.characters),
    ...of('locations', 'location', things.locations, book.locations),
    ...of('titles', 'title', things.titles, book.titles),
    ...of('tokens', 'token', things.damageTokens, book.damageTokens),
  ];
}

/** Each kind of card has the form that its book brings. */
const formOfCard =
  (kind: Card['deck']): Check =>
  (card, known) =>
    (known.lib.crises.has((card as Card).id)
      ? extended('crises', known.forms.cards[kind] ?? {})
      : fields(known.forms.cards[kind] ?? {}))(card, known);

const abilitiesOf = (thing: object): readonly Ability[] =>
  (thing as { readonly abilities?: readonly Ability[] }).abilities ?? [];

const kind = named('kind of ability', ['action', 'movement', 'reaction', 'trigger', 'modifier']);
const once = named('limit', ['game', 'turn', 'check', 'roll']);
const shared = named('shared limit', known => known.limits);

function abilityFaults(ability: Ability, known: Known): readonly string[] {
  const { when, rule: ruled, limit, ...own } = ability;
  const common = [
    ...kind(own.kind, known),
    ...(when ? cond(when, known) : []),
    ...(ruled === undefined ? [] : rule(ruled, known)),
    ...(limit === undefined ? [] : shared(limit, known)),
    ...('once' in own && own.once !== undefined ? once(own.once, known) : []),
  ];
  if (own.kind === 'reaction' || own.kind === 'trigger') return [...common, ...timingPoint(own.on, known)];
  if (own.kind !== 'modifier') return common;
  const { id: _id, kind: _kind, drawback: _drawback, query, ...answer } = own;
  const form: { readonly [field: string]: Check } | undefined = known.forms.queries[query];
  if (!form) return [...common, `there is no question '${query}'`];
  return [...common, ...fields(form)(answer, known)];
}

function sheetFaults(book: Book, known: Known, texts: Texts, report: Report): void {
  for (const { at, kind, id, check, thing } of sheetsOf(book)) {
    for (const what of [...check(thing, known), ...texts({ kind, id })]) report(book.id, at, what);
    for (const ability of abilitiesOf(thing)) {
      for (const what of abilityFaults(ability, known)) report(book.id, `${at}#${ability.id}`, what);
    }
  }
}

/** Who is in no line could be left out of an office by the order in which books are read. */
function lineFaults(book: Book, { lib }: Known, report: Report): void {
  for (const title of book.titles) {
    // A later book brings the card anew.
    if (lib.titles.get(title.id)?.line !== title.line) continue;
    const at = `title/${title.id}`;
    for (const line of [title.line, ...(title.lines ?? []).map(one => one.line)]) {
      const named = new Set(line);
      if (named.size < line.length) report(book.id, at, 'somebody stands twice in the line');
      const left = [...lib.characters.keys()].filter(id => !lib.openCharacters.has(id) && !named.has(id));
      if (left.length > 0) report(book.id, at, `nowhere in the line: ${left.join(', ')}`);
    }
  }
}

function tableFaults(book: Book, known: Known, texts: Texts, report: Report): void {
  for (const part of ['civilianShips', 'objectives', 'attackTable', 'loyaltyDecks'] as const) {
    for (const [i, row] of book[part].entries()) {
      for (const what of things[part](row, known)) report(book.id, `${part}.${i + 1}`, what);
    }
  }
  for (const id of book.awaited ?? []) {
    if (book.characters.some(c => c.id === id)) report(book.id, 'awaited', `'${id}' is there`);
  }
  for (const { kind, pile } of book.code.kinds ?? []) {
    for (const what of pileOf(pile, known)) report(book.id, `kind ${kind}`, what);
  }
  for (const { id } of book.objectives)
    for (const what of texts({ kind: 'cards', id })) report(book.id, id, what);
  for (const skill of book.skills) {
    const cards = [...known.lib.skillCards.values()];
    if (!cards.some(card => card.skill === skill))
      report(book.id, 'skills', `no card is of the type '${skill}'`);
  }
  const { ships } = book.components ?? {};
  for (const what of ships ? placement(ships, known) : []) report(book.id, 'components', what);
  for (const id of book.code.prompts ?? [])
    for (const what of texts({ kind: 'prompts', id })) report(book.id, 'prompts', what);
}

/** Which book says an instruction, however deep in its trees. */
function authors(books: readonly Book[]): ReadonlyMap<unknown, string> {
  const author = new Map<unknown, string>();
  const visit = (value: unknown, book: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('op' in value) author.set(value, book);
    for (const inner of Object.values(value)) visit(inner, book);
  };
  for (const { code: _, ...book } of books) visit(book, book.id);
  return author;
}

function instructionFaults({ op: line }: Line, known: Known): readonly string[] {
  const { op, rule: named, also = [], ...held } = line;
  if (known.lib.operations[op] === undefined) return [`no book brings the operation '${op}'`];
  const forms: { readonly [op: string]: { readonly [field: string]: Check } | undefined } = known.forms.ops;
  const rules = [...(named === undefined ? [] : [named]), ...also].flatMap(id => rule(id, known));
  return [...fields(forms[op] ?? {})(held, known), ...rules];
}

function blockFaults(books: readonly Book[], known: Known, report: Report): void {
  const author = authors(books);
  const owner = new Map(books.flatMap(book => sheetsOf(book).map(({ id }) => [id, book.id] as const)));
  for (const { lines, card } of known.lib.blocks.values()) {
    for (const line of lines) {
      const book = author.get(line.op) ?? owner.get(card ?? '') ?? 'rules';
      for (const what of instructionFaults(line, known)) report(book, line.id, what);
    }
  }
}

/** In the order of the books, what is found wrong with them. */
export function faultsIn(books: readonly Book[], known: Known, texts: Texts, report: Report): void {
  for (const book of books) {
    sheetFaults(book, known, texts, report);
    tableFaults(book, known, texts, report);
    lineFaults(book, known, report);
  }
  blockFaults(books, known, report);
}
