/**
 * What tables differ in as far as rules depend on it. A fact is a word: the id of an expansion or of an objective, an
 * option, `expansion` (any of them is on the table), `leader` (a Cylon Leader plays), `seven` (seven people play).
 * Books bring the words; this layer is given them.
 */
export type Fact = string;

/** Holds where its fact holds; with `!` before it, where the fact does not. */
export type Condition = string;

/** The facts that do not come from a single book. */
export const sharedFacts = { anyBook: 'expansion', leader: 'leader', mostSeats: 'seven' } as const;

/** Boxes that we hold no rules of, while rules of ours speak of them: of these nothing is ever known. */
const boxesElsewhere: readonly Fact[] = ['exodus'];

/** What a book lets a table differ in. */
export interface BookFacts {
  readonly id: Fact;
  /** A table may play without it. */
  readonly optional: boolean;
  readonly objectives: readonly Fact[];
  readonly options: readonly Fact[];
  /** How many may play with a Cylon Leader among them, and without one. */
  readonly seats: { readonly withLeader: readonly number[]; readonly without: readonly number[] };
  /** What goes back to the box with it; an option of that name is not played. */
  readonly putsAway: readonly string[];
}

/** All facts that hold at one table. */
export type World = ReadonlySet<Fact>;

/** The words of the books, and every table that can be laid with them. */
export interface Tables {
  readonly books: readonly Fact[];
  readonly objectives: readonly Fact[];
  readonly options: readonly Fact[];
  readonly worlds: readonly World[];
}

export function tablesOf(books: readonly BookFacts[]): Tables {
  const optional = books.filter(book => book.optional);
  return {
    books: optional.map(({ id }) => id),
    objectives: books.flatMap(({ objectives }) => objectives),
    options: books.flatMap(({ options }) => options),
    worlds: subsetsOf(optional).flatMap(chosen => worldsWith(books, chosen)),
  };
}

/** Every fact that a condition may name. */
export function factsIn({ books, objectives, options }: Tables): readonly Fact[] {
  const { anyBook, leader, mostSeats } = sharedFacts;
  return [...books, anyBook, ...objectives, leader, ...options, mostSeats, ...boxesElsewhere];
}

function worldsWith(books: readonly BookFacts[], chosen: readonly BookFacts[]): World[] {
  const on = books.filter(book => !book.optional || chosen.includes(book));
  const alone = Math.max(...on.flatMap(({ seats }) => seats.without));
  const led = on.flatMap(({ seats }) => seats.withLeader);
  const away = new Set(on.flatMap(({ putsAway }) => putsAway));
  const options = on.flatMap(book => book.options).filter(option => !away.has(option));
  const bookFacts = chosen.length === 0 ? [] : [...chosen.map(({ id }) => id), sharedFacts.anyBook];
  const peopled: readonly (readonly Fact[])[] = [
    // What the options change does not come up with a Leader.
    ...subsetsOf(options),
    ...(led.length === 0 ? [] : [[sharedFacts.leader]]),
    ...(led.some(seats => seats > alone) ? [[sharedFacts.leader, sharedFacts.mostSeats]] : []),
  ];
  return on
    .flatMap(({ objectives }) => objectives)
    .flatMap(objective => peopled.map(people => new Set([...bookFacts, objective, ...people])));
}

function subsetsOf<Item>([first, ...rest]: readonly Item[]): readonly (readonly Item[])[] {
  if (first === undefined) return [[]];
  const without = subsetsOf(rest);
  return [...without, ...without.map(set => [first, ...set])];
}

/** What somebody has said of a table; left out: nobody has. */
export interface TableSaid {
  readonly books?: readonly string[] | undefined;
  readonly objective?: string | undefined;
  readonly leader?: boolean | undefined;
  /** Those that are played with; the others are not. */
  readonly options?: readonly string[] | undefined;
  readonly seats?: number | undefined;
}

/** Each fact as one saying. Options are off until somebody agrees on one. */
function sayings(tables: Tables, said: TableSaid): readonly (readonly [Fact, boolean])[] {
  const { books, objective, leader, options = [], seats } = said;
  return [
    ...(books === undefined ? [] : tables.books.map(book => [book, books.includes(book)] as const)),
    ...tables.options.map(option => [option, options.includes(option)] as const),
    ...(objective === undefined ? [] : [[objective, true] as const]),
    ...(leader === undefined ? [] : [[sharedFacts.leader, leader] as const]),
    ...(seats === undefined ? [] : [[sharedFacts.mostSeats, seats === 7] as const]),
  ];
}

/** What is known of a table: facts that hold, and facts that do not. The others may be either. */
export interface Facts {
  readonly on: readonly Fact[];
  readonly not: readonly Fact[];
}

export type Known = 'yes' | 'no' | 'not said';

/**
 * What follows from what has been said: a fact is known to hold if it does at every table that fits, and known not to if
 * it does at none. A saying that no table fits is passed over, in the order in which it is asked for: books first.
 */
export function factsOf(tables: Tables, said: TableSaid): Facts {
  let fitting = tables.worlds;
  for (const [fact, holds] of sayings(tables, said)) {
    const rest = fitting.filter(world => world.has(fact) === holds);
    if (rest.length > 0) fitting = rest;
  }
  const all = knowableFacts(tables);
  return {
    on: all.filter(fact => fitting.every(world => world.has(fact))),
    not: all.filter(fact => !fitting.some(world => world.has(fact))),
  };
}

const knowableFacts = (tables: Tables): readonly Fact[] =>
  factsIn(tables).filter(fact => tables.worlds.some(world => world.has(fact)));

/** What is known of one world: everything. */
export function factsOfWorld(tables: Tables, world: World): Facts {
  const all = knowableFacts(tables);
  return { on: all.filter(fact => world.has(fact)), not: all.filter(fact => !world.has(fact)) };
}

export function known({ on, not }: Facts, fact: Fact): Known {
  if (on.includes(fact)) return 'yes';
  return not.includes(fact) ? 'no' : 'not said';
}

/** The fact that a condition is about, and whether it asks for it or for its opposite. */
export function readCondition(condition: Condition): { readonly fact: Fact; readonly wanted: boolean } {
  return condition.startsWith('!')
    ? { fact: condition.slice(1), wanted: false }
    : { fact: condition, wanted: true };
}

/** Whether all these conditions hold at a table. */
export function holdsIn(world: World, conditions: readonly Condition[]): boolean {
  return conditions.map(readCondition).every(({ fact, wanted }) => world.has(fact) === wanted);
}

/** Whether it is known that all these conditions hold. */
export function areKnown(facts: Facts, conditions: readonly Condition[]): boolean {
  return conditions
    .map(readCondition)
    .every(({ fact, wanted }) => (wanted ? facts.on : facts.not).includes(fact));
}

/** Whether it is known that one of these conditions does not hold. */
export function isOut(facts: Facts, conditions: readonly Condition[]): boolean {
  return conditions
    .map(readCondition)
    .some(({ fact, wanted }) => (wanted ? facts.not : facts.on).includes(fact));
}

/** A table in one word, for the titles of tests and messages: `pegasus.new-caprica.leader`. */
export function nameOf(world: World): string {
  return [...world].filter(fact => fact !== sharedFacts.anyBook).join('.');
}
