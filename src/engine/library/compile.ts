import type { RuleId } from '#rules/ruleId.ts';
import type {
  Ability,
  ActionAbility,
  Modifier,
  MovementAbility,
  Reaction,
  Trigger,
} from '../model/ability.ts';
import { branches } from '../model/branches.ts';
import type {
  Book,
  Card,
  CardKinds,
  CrisisCard,
  CrisisOption,
  DestinationCard,
  LoyaltyCard,
  QuorumCard,
  SkillCard,
} from '../model/card.ts';
import { corePrompts } from '../model/choice.ts';
import type { CardOp } from '../model/effect.ts';
import type { Instruction } from '../model/flow.ts';
import { optionId } from '../model/optionId.ts';
import { gameOptions, rulings } from '../model/options.ts';
import { coreClasses, coreStandings } from '../model/people.ts';
import {
  type BlockId,
  type CardId,
  coreDamagePiles,
  coreEndings,
  coreScoutedPiles,
  type DamagedShip,
  type PileName,
  pilesOf,
  type ThingId,
} from '../model/vocabulary.ts';
import type { AnyResolver, Operations } from '../ops/resolver.ts';
import { corePersonal } from '../queries/modifiers.ts';
import { attackBlock } from '../rules/attackTable.ts';
import { coreRefusals } from '../setup/options.ts';
import { pointsOf, type TimingPoint } from '../timing/points.ts';
import { proceduresOf, type Report, refuse } from './amend.ts';
import type { OwnKind } from './cardKind.ts';
import type { Block, Filed, Library, Line, SkillFace, Source } from './library.ts';

/** What an ability carries out that names no rule of its own. */
function usualRule(source: Source, kind: Ability['kind']): RuleId {
  if (kind !== 'action') return 'abilities.others-when-stated';
  switch (source.on) {
    case 'skill':
      return 'actions.skill-card';
    case 'location':
      return 'actions.location';
    case 'character':
      return 'actions.character';
    default:
      return 'actions.title-quorum';
  }
}

/** A choice comes before everything else; what it leads to is carried out at once. */
const optionSteps: readonly Instruction[] = [
  { op: 'decide', rule: 'crisis.decider', also: ['skill-check.choice-first', 'titles.crisis-decisions'] },
  { op: 'window', point: 'option-picked' },
  {
    op: 'do-option',
    rule: 'crisis.any-option',
    also: ['crisis.event', 'skill-check.option-without-results'],
  },
];

function attackSteps({ activate, setup }: NonNullable<CrisisCard['attack']>): readonly Instruction[] {
  return [
    {
      op: 'activate',
      what: activate,
      rule: 'attack-cards.icons-left-to-right',
      also: ['crisis.attack', 'attack-cards.order'],
    },
    {
      op: 'place',
      ships: setup,
      rule: 'attack-cards.placement',
      also: ['attack-cards.vipers-from-reserves', 'attack-cards.civilians-random'],
    },
    { op: 'do-special', rule: 'attack-cards.special-rule' },
  ];
}

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

/**
 * Builds the library of the given books, in the order in which they came out; the first book that has components
 * sets the table. What books bring is added to the operations given.
 */
export function compileWith(core: Operations, books: readonly Book[], report: Report = refuse): Library {
  const procedures = proceduresOf(books, report);
  const operations: Operations = Object.assign({}, core, ...books.map(b => b.code.operations));
  const cards = latest(books.flatMap((b, at) => b.cards.filter(card => stays(card, books.slice(at + 1)))));
  const kinds = books.flatMap(b => b.code.kinds ?? []);
  const ownCrises = kinds.filter(kind => kind.crisis).map(({ kind }) => kind);
  const crisisKinds = new Set<Card['deck']>(['crisis', 'super-crisis', ...ownCrises]);
  const characters = latest(books.flatMap(b => b.characters));
  const classes: Library['classes'] = traitsOf(
    coreClasses,
    books.map(({ code }) => code.classes),
  );
  const locations = latest(books.flatMap(b => b.locations));
  const titles = titlesOf(books);
  const tokens = latest(books.flatMap(b => b.damageTokens));
  const blocks = new Map<BlockId, Block>();
  const bookOf = (card: ThingId | undefined) =>
    books.findLast(book => book.cards.some(({ id }) => id === card))?.id ?? 'rules';

  function addBlock(
    id: BlockId,
    effect: readonly Instruction[],
    card: ThingId | undefined,
    rule?: RuleId,
  ): BlockId {
    if (blocks.has(id)) report(bookOf(card), id, `Two blocks are called ${id}`);
    const lines: Line[] = [];
    blocks.set(id, { id, lines, card, rule });
    effect.forEach((op, i) => {
      const node = id.endsWith('#') ? `${id}${i + 1}` : `${id}.${i + 1}`;
      const child: Record<string, BlockId> = {};
      for (const [branch, inner] of branches(op))
        child[branch] = addBlock(`${node}.${branch}`, inner, card, rule);
      lines.push({ op, id: node, child, resolver: operations[op.op] as AnyResolver | undefined });
    });
    return id;
  }

  for (const [name, steps] of Object.entries(procedures)) addBlock(name, steps, undefined);

  const reactions: Record<string, Filed<Reaction>[]> = {};
  const triggers: Record<string, Filed<Trigger>[]> = {};
  const modifiers: Record<string, Filed<Modifier>[]> = {};
  const actions: Filed<ActionAbility>[] = [];
  const movements: Filed<MovementAbility>[] = [];
  const points = pointsOf(books);
  for (const point of points.keys()) {
    reactions[point] = [];
    triggers[point] = [];
  }

  function addAbilities(
    prefix: string,
    abilities: readonly Ability[] | undefined,
    source: Source,
    card: ThingId,
  ) {
    for (const ability of abilities ?? []) {
      const id = `${prefix}#${ability.id}`;
      if (ability.kind === 'modifier') {
        const list = modifiers[ability.query] ?? [];
        modifiers[ability.query] = list;
        list.push({ source, ability, block: '', id });
        continue;
      }
      const block = addBlock(id, ability.do, card, ability.rule ?? usualRule(source, ability.kind));
      if (ability.kind === 'action') actions.push({ source, ability, block, id });
      else if (ability.kind === 'movement') movements.push({ source, ability, block, id });
      else if (ability.kind === 'reaction') reactions[ability.on]?.push({ source, ability, block, id });
      else triggers[ability.on]?.push({ source, ability, block, id });
    }
  }

  function addCard(card: Card) {
    const name = `${card.deck}/${card.id}`;
    switch (card.deck) {
      case 'skill':
        return addAbilities(
          name,
          card.abilities,
          { on: 'skill', card: card.id, forCylons: card.usedBy === 'cylons' },
          card.id,
        );
      case 'crisis':
      case 'super-crisis':
        return addCrisis(name, card);
      case 'quorum':
        addBlock(`${name}#`, card.do, card.id);
        return addAbilities(name, card.abilities, { on: 'quorum', card: card.id }, card.id);
      case 'loyalty':
        if (card.reveal) addBlock(`${name}#reveal`, card.reveal, card.id);
        if (card.immediate) addBlock(`${name}#immediate`, card.immediate, card.id);
        return addAbilities(name, card.abilities, { on: 'loyalty', card: card.id }, card.id);
      case 'destination':
        return void addBlock(`${name}#`, card.do, card.id);
      default:
        return addOwn(name, card);
    }
  }

  /** A card of a kind that some book brings. */
  function addOwn(name: string, card: Card) {
    const kind = kinds.find(({ kind }) => kind === card.deck);
    if (!kind) return report(bookOf(card.id), name, `No book brings the kind of card ${card.deck}`);
    if (kind.crisis) return addCrisis(name, card as CrisisCard);
    const does = kind.does?.(card as CardKinds[OwnKind]);
    if (does) addBlock(`${name}#`, does, card.id, kind.rule);
    if ('abilities' in card) addAbilities(name, card.abilities, { on: 'in-play', card: card.id }, card.id);
  }

  function addCrisis(name: string, card: CrisisCard) {
    const check: CardOp[] = card.check
      ? [
          {
            op: 'check',
            rule: 'crisis.skill-check',
            ...card.check,
            pass: [{ op: 'result', of: 'pass' }],
            ...(card.partial ? { partialDo: [{ op: 'result', of: 'partial' }] } : {}),
            fail: [{ op: 'result', of: 'fail' }],
          },
        ]
      : [];
    for (const part of ['pass', 'partial', 'fail'] as const) {
      const effect = card[part];
      if (effect) addBlock(`${name}#${part}`, effect, card.id);
    }
    const options = card.options ?? [];
    options.forEach((option, i) => {
      addBlock(`${name}#${optionId(option, i)}`, isCheck(option) ? check : option.do, card.id);
    });
    const main: readonly Instruction[] = card.attack
      ? attackSteps(card.attack)
      : options.length > 0
        ? optionSteps
        : check;
    addBlock(`${name}#`, main, card.id);
    if (card.attack) addBlock(`${name}#special`, card.attack.special, card.id);
    addAbilities(name, card.abilities, { on: 'in-play', card: card.id }, card.id);
  }

  for (const card of cards) addCard(card);
  for (const c of characters) {
    addAbilities(`character/${c.id}`, c.abilities, { on: 'character', character: c.id }, c.id);
  }
  for (const l of locations) {
    addAbilities(`location/${l.id}`, l.abilities, { on: 'location', location: l.id }, l.id);
  }
  for (const t of titles) {
    addAbilities(`title/${t.id}`, t.abilities, { on: 'title', title: t.id }, t.id);
  }
  for (const t of tokens) {
    if (t.do) addBlock(`token/${t.id}#`, t.do, t.id);
    addAbilities(`token/${t.id}`, t.abilities, { on: 'token', token: t.id }, t.id);
  }

  for (const row of books.flatMap(b => b.attackTable)) {
    const strike: Instruction = { op: 'strike', ...(row.rule ? { rule: row.rule } : {}) };
    for (const attacker of row.by) addBlock(attackBlock(row, attacker), [strike], undefined);
  }

  const rules = [...new Set(books.flatMap(b => b.code.rules ?? []))];
  const components = books.map(b => b.components).find(c => c !== undefined);
  if (!components) throw new Error('No book brings the components of the table');
  const skillCards = byId(cards.filter((c): c is SkillCard => c.deck === 'skill'));
  const faces = new Map<CardId, SkillFace>();
  const facesOf = new Map<CardId, CardId[]>();
  for (const card of skillCards.values()) {
    const own: CardId[] = [];
    facesOf.set(card.id, own);
    for (const strength of Object.keys(card.strengths)) {
      const id = `${card.id}/${strength}`;
      own.push(id);
      faces.set(id, { card, skill: card.skill, strength: Number(strength) });
    }
  }

  return {
    books: books.map(b => b.id),
    sources: books,
    skills: [...new Set(books.flatMap(b => b.skills))],
    piles: pilesOf(books),
    personal: new Set([...corePersonal, ...books.flatMap(b => b.code.personal ?? [])]),
    crafts: books.flatMap(b => b.code.crafts ?? []),
    operations,
    slots: books.flatMap(b => b.code.slots ?? []),
    prompts: [...new Set([...corePrompts, ...books.flatMap(b => b.code.prompts ?? [])])],
    scouted: [...coreScoutedPiles, ...books.flatMap(b => b.code.scouted ?? [])],
    damagePiles: damagePilesOf(books),
    loyaltyKinds: books.flatMap(b => b.code.loyaltyKinds ?? []),
    endings: [...coreEndings, ...books.flatMap(b => b.code.endings ?? [])],
    refusals: [...coreRefusals, ...new Set(books.flatMap(b => b.code.refusals ?? []))],
    rulings: rulingsOf(books),
    gameOptions: [...gameOptions, ...new Set(books.flatMap(b => b.code.gameOptions ?? []))],
    blocks,
    faces,
    facesOf,
    skillCards,
    crises: byId(cards.filter((c): c is CrisisCard => crisisKinds.has(c.deck))),
    quorum: byId(cards.filter((c): c is QuorumCard => c.deck === 'quorum')),
    loyalty: byId(cards.filter((c): c is LoyaltyCard => c.deck === 'loyalty')),
    kinds,
    ownCards: new Map(kinds.map(({ kind }) => [kind, byId(cards.filter(c => c.deck === kind))])),
    destinations: byId(cards.filter((c): c is DestinationCard => c.deck === 'destination')),
    tokens: byId(tokens),
    civilians: byId(books.flatMap(b => b.civilianShips)),
    classes,
    standings: traitsOf(
      coreStandings,
      books.map(({ code }) => code.standings),
    ),
    openCharacters: new Map(
      characters.flatMap(({ id, class: type }) => {
        const open = classes.get(type)?.open;
        return open === undefined ? [] : [[id, open.aboard] as const];
      }),
    ),
    characters: byId(characters),
    locations: byId(locations),
    titles: new Map(titles.map(t => [t.id, t])),
    objectives: byId(books.flatMap(b => b.objectives)),
    attackTable: books.flatMap(b => b.attackTable),
    loyaltyDecks: books.flatMap(b => b.loyaltyDecks),
    components,
    supplies: Object.assign({}, ...books.map(b => b.supplies)),
    rules,
    suspensions: rules.flatMap(({ suspends }) => suspends ?? []),
    who: Object.fromEntries(books.flatMap(b => Object.entries(b.code.who ?? {}))),
    conditions: Object.assign({}, ...books.map(b => b.code.conditions)),
    flowTests: Object.assign({}, ...books.map(b => b.code.flowTests)),
    points,
    reactions: reactions as { [point in TimingPoint]: Filed<Reaction>[] },
    triggers: triggers as { [point in TimingPoint]: Filed<Trigger>[] },
    modifiers: modifiers as Library['modifiers'],
    allModifiers: Object.values(modifiers).flat(),
    actions,
    movements,
  };
}

function traitsOf<Id extends string, Traits>(
  core: object,
  ofBooks: readonly (object | undefined)[],
): ReadonlyMap<Id, Traits> {
  return new Map([core, ...ofBooks].flatMap(one => Object.entries(one ?? {})) as [Id, Traits][]);
}

function damagePilesOf(books: readonly Book[]): Library['damagePiles'] {
  const all = [coreDamagePiles, ...books.map(({ code }) => code.damagePiles ?? {})].flatMap(Object.entries);
  return new Map(all as [DamagedShip, PileName][]);
}

function isCheck(option: CrisisOption): option is { readonly check: true } {
  return 'check' in option;
}

/** The questions of all books, each with its default first. */
function rulingsOf(books: readonly Book[]): Library['rulings'] {
  const asked: Record<string, readonly string[]> = Object.assign(
    {},
    rulings,
    ...books.map(b => b.code.rulings),
  );
  for (const [id, usual] of books.flatMap(({ code: { settles = {} } }) => Object.entries(settles))) {
    const options = asked[id];
    if (options !== undefined) asked[id] = [usual, ...options.filter(option => option !== usual)];
  }
  return asked;
}
