import type {
  Book,
  Card,
  CrisisCard,
  DestinationCard,
  LoyaltyCard,
  QuorumCard,
  SkillCard,
} from '../model/card.ts';
import type { Instruction } from '../model/flow.ts';
import type { CardId, ThingId } from '../model/vocabulary.ts';
import type { Operations } from '../ops/resolver.ts';
import { attackBlock } from '../rules/attackTable.ts';
import { pointsOf } from '../timing/points.ts';
import { type AbilityFile, makeAbilityFile } from './abilities.ts';
import { proceduresOf, type Report, refuse } from './amend.ts';
import { type Blocks, makeBlocks } from './blocks.ts';
import { addCard } from './cardBlocks.ts';
import type { Library, SkillFace } from './library.ts';
import { listsOf } from './lists.ts';
import { merged } from './merged.ts';

const byId = <T extends { readonly id: string }>(list: readonly T[]) => new Map(list.map(x => [x.id, x]));

/** Not put away by one of the books that came out later. */
const stays = (card: Card, later: readonly Book[]): boolean =>
  !later.some(
    ({ putsAway }) =>
      putsAway?.cards?.includes(card.id) ||
      putsAway?.kinds?.includes(card.deck) ||
      (card.deck === 'skill' && putsAway?.skills?.includes(card.skill)),
  );

/** A later book's card of the same name takes the place of an earlier one's. */
const latest = <T extends { readonly id: string }>(list: readonly T[]): readonly T[] => [
  ...byId(list).values(),
];

/** The latest book's line of succession, and what the title says in any of them. */
function titlesOf(books: readonly Book[]) {
  const all = books.flatMap(b => b.titles);
  return latest(all).map(title => ({
    ...title,
    abilities: latest(all.filter(({ id }) => id === title.id).flatMap(({ abilities }) => abilities)),
  }));
}

/** What lies in the boxes of these books together. */
function thingsOf(books: readonly Book[]) {
  return {
    cards: latest(books.flatMap((b, at) => b.cards.filter(card => stays(card, books.slice(at + 1))))),
    characters: latest(books.flatMap(b => b.characters)),
    locations: latest(books.flatMap(b => b.locations)),
    titles: titlesOf(books),
    tokens: latest(books.flatMap(b => b.damageTokens)),
    attackTable: books.flatMap(b => b.attackTable),
  };
}
type Things = ReturnType<typeof thingsOf>;

/** What sheets, boards, titles, tokens and attacks carry out. */
function addSheets(
  { characters, locations, titles, tokens, attackTable }: Things,
  blocks: Blocks,
  abilities: AbilityFile,
) {
  for (const { id, abilities: own } of characters)
    abilities.add(`character/${id}`, own, { on: 'character', character: id }, id);
  for (const { id, abilities: own } of locations)
    abilities.add(`location/${id}`, own, { on: 'location', location: id }, id);
  for (const { id, abilities: own } of titles)
    abilities.add(`title/${id}`, own, { on: 'title', title: id }, id);
  for (const { id, do: effect, abilities: own } of tokens) {
    if (effect) blocks.add(`token/${id}#`, effect, id);
    abilities.add(`token/${id}`, own, { on: 'token', token: id }, id);
  }
  for (const row of attackTable) {
    const strike: Instruction = { op: 'strike', ...(row.rule ? { rule: row.rule } : {}) };
    for (const attacker of row.by) blocks.add(attackBlock(row, attacker), [strike], undefined);
  }
}

/** Skill cards as they lie in their decks, one face for each strength. */
function facesOf(skillCards: ReadonlyMap<CardId, SkillCard>): Pick<Library, 'faces' | 'facesOf'> {
  const faces = new Map<CardId, SkillFace>();
  const byCard = new Map<CardId, CardId[]>();
  for (const card of skillCards.values()) {
    const own = Object.keys(card.strengths).map(strength => ({ id: `${card.id}/${strength}`, strength }));
    byCard.set(
      card.id,
      own.map(({ id }) => id),
    );
    for (const { id, strength } of own)
      faces.set(id, { card, skill: card.skill, strength: Number(strength) });
  }
  return { faces, facesOf: byCard };
}

/** The cards of all books by what they are. */
function decksOf(cards: readonly Card[], kinds: Library['kinds']) {
  const ownCrises = kinds.filter(kind => kind.crisis).map(({ kind }) => kind);
  const crisisKinds = new Set<Card['deck']>(['crisis', 'super-crisis', ...ownCrises]);
  const skillCards = byId(cards.filter((c): c is SkillCard => c.deck === 'skill'));
  return {
    skillCards,
    ...facesOf(skillCards),
    crises: byId(cards.filter((c): c is CrisisCard => crisisKinds.has(c.deck))),
    quorum: byId(cards.filter((c): c is QuorumCard => c.deck === 'quorum')),
    loyalty: byId(cards.filter((c): c is LoyaltyCard => c.deck === 'loyalty')),
    destinations: byId(cards.filter((c): c is DestinationCard => c.deck === 'destination')),
    ownCards: new Map(kinds.map(({ kind }) => [kind, byId(cards.filter(c => c.deck === kind))])),
  };
}

/** Those known as Cylons from the start. */
function openCharactersOf(
  characters: Things['characters'],
  classes: Library['classes'],
): Library['openCharacters'] {
  return new Map(
    characters.flatMap(({ id, class: type }) => {
      const open = classes.get(type)?.open;
      return open === undefined ? [] : [[id, open.aboard] as const];
    }),
  );
}

/**
 * Builds the library of the given books, in the order in which they came out; the first book that has components
 * sets the table. What books bring is added to the operations given.
 */
export function compileWith(core: Operations, books: readonly Book[], report: Report = refuse): Library {
  const procedures = proceduresOf(books, report);
  const operations: Operations = merged([core, ...books.map(b => b.code.operations)]);
  const things = thingsOf(books);
  const lists = listsOf(books);
  const kinds = books.flatMap(b => b.code.kinds ?? []);
  const points = pointsOf(books);
  const bookOf = (card: ThingId | undefined) =>
    books.findLast(book => book.cards.some(({ id }) => id === card))?.id ?? 'rules';

  const blocks = makeBlocks(operations, (id, card) =>
    report(bookOf(card), id, `Two blocks are called ${id}`),
  );
  const abilities = makeAbilityFile(points.keys(), blocks);
  for (const [name, steps] of Object.entries(procedures)) blocks.add(name, steps, undefined);
  const filing = {
    blocks,
    abilities,
    kinds,
    parts: lists.crisisParts,
    stray: (name: string, card: Card) =>
      report(bookOf(card.id), name, `No book brings the kind of card ${card.deck}`),
  };
  for (const card of things.cards) addCard(filing, card);
  addSheets(things, blocks, abilities);

  const components = books.map(b => b.components).find(c => c !== undefined);
  if (!components) throw new Error('No book brings the components of the table');
  const rules = [...new Set(books.flatMap(b => b.code.rules ?? []))];
  return {
    books: books.map(b => b.id),
    sources: books,
    ...lists,
    operations,
    slots: books.flatMap(b => b.code.slots ?? []),
    blocks: blocks.all,
    kinds,
    ...decksOf(things.cards, kinds),
    tokens: byId(things.tokens),
    civilians: byId(books.flatMap(b => b.civilianShips)),
    openCharacters: openCharactersOf(things.characters, lists.classes),
    characters: byId(things.characters),
    locations: byId(things.locations),
    titles: new Map(things.titles.map(t => [t.id, t])),
    objectives: byId(books.flatMap(b => b.objectives)),
    attackTable: things.attackTable,
    loyaltyDecks: books.flatMap(b => b.loyaltyDecks),
    components,
    rules,
    suspensions: rules.flatMap(({ suspends }) => suspends ?? []),
    points,
    ...abilities.filed(),
  };
}
