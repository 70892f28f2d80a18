/** The words of a game: those of the core with those that its books bring. */
import type { Book } from '../model/card.ts';
import { corePrompts } from '../model/choice.ts';
import { gameOptions, rulings } from '../model/options.ts';
import { coreClasses, coreStandings } from '../model/people.ts';
import {
  coreCrisisParts,
  coreDamagePiles,
  coreEndings,
  coreScoutedPiles,
  type DamagedShip,
  type PileName,
  pilesOf,
} from '../model/vocabulary.ts';
import { corePersonal } from '../queries/modifiers.ts';
import { coreRefusals } from '../setup/options.ts';
import type { EngineFacet } from './facet.ts';
import type { Library } from './library.ts';
import { merged } from './merged.ts';

type Lists = Pick<
  Library,
  | 'skills'
  | 'piles'
  | 'personal'
  | 'crafts'
  | 'areas'
  | 'prompts'
  | 'scouted'
  | 'damagePiles'
  | 'loyaltyKinds'
  | 'crisisParts'
  | 'endings'
  | 'refusals'
  | 'rulings'
  | 'gameOptions'
  | 'classes'
  | 'standings'
  | 'supplies'
  | 'who'
  | 'conditions'
  | 'flowTests'
>;

export function listsOf(books: readonly Book[]): Lists {
  /** What each of them brings of one sort, nothing twice. */
  const of = <Word>(words: (code: EngineFacet) => readonly Word[] | undefined): readonly Word[] => [
    ...new Set(books.flatMap(({ code }) => words(code) ?? [])),
  ];
  return {
    skills: [...new Set(books.flatMap(b => b.skills))],
    piles: pilesOf(books),
    personal: new Set([...corePersonal, ...of(code => code.personal)]),
    crafts: of(code => code.crafts),
    areas: of(code => code.areas),
    prompts: [...new Set([...corePrompts, ...of(code => code.prompts)])],
    scouted: [...coreScoutedPiles, ...of(code => code.scouted)],
    damagePiles: named<DamagedShip, PileName>([
      coreDamagePiles,
      ...books.map(({ code }) => code.damagePiles),
    ]),
    loyaltyKinds: of(code => code.loyaltyKinds),
    crisisParts: [...coreCrisisParts, ...of(code => code.crisisParts)],
    endings: [...coreEndings, ...of(code => code.endings)],
    refusals: [...coreRefusals, ...of(code => code.refusals)],
    rulings: rulingsOf(books),
    gameOptions: [...gameOptions, ...of(code => code.gameOptions)],
    classes: named([coreClasses, ...books.map(({ code }) => code.classes)]),
    standings: named([coreStandings, ...books.map(({ code }) => code.standings)]),
    supplies: merged(books.map(b => b.supplies)),
    who: merged<Library['who']>(books.map(({ code }) => code.who)),
    conditions: merged(books.map(({ code }) => code.conditions)),
    flowTests: merged(books.map(({ code }) => code.flowTests)),
  };
}

/** What is told of each by its name, the later book's where two speak of the same. */
function named<Name extends string, Told>(
  tables: readonly ({ readonly [name in Name]?: Told } | undefined)[],
): ReadonlyMap<Name, Told> {
  return new Map(tables.flatMap(table => Object.entries(table ?? {})) as [Name, Told][]);
}

/** The questions of all books, each with its default first. */
function rulingsOf(books: readonly Book[]): Library['rulings'] {
  const asked: Record<string, readonly string[]> = {
    ...merged<Library['rulings']>([rulings, ...books.map(b => b.code.rulings)]),
  };
  for (const [id, usual] of books.flatMap(({ code: { settles = {} } }) => Object.entries(settles))) {
    const options = asked[id];
    if (options !== undefined) asked[id] = [usual, ...options.filter(option => option !== usual)];
  }
  return asked;
}
