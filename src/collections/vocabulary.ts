import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseCrop } from '#board/crops.ts';
import { skills } from '#books/atBuild/board.ts';
import { allBooks } from '#books/atBuild/cards.ts';
import { isFact } from '#books/atBuild/facts.ts';
import { benches } from '#books/atBuild/play.ts';
import { isRuleId } from '#books/atBuild/rules.ts';
import { books } from '#books/registry.ts';
import type { CardsFacet } from '#engine/model/card.ts';
import { resources } from '#engine/model/vocabulary.ts';
import { contentRoot } from './contentRoot.ts';
import { told } from './proofs.ts';
import { listed } from './rulePassages.ts';

type Attribute = {
  readonly allows: (text: string) => boolean;
  readonly wants: string;
  /** The element may go without it. */
  readonly optional?: true;
};

const oneOf = (list: readonly string[]): Attribute => ({
  allows: text => list.includes(text),
  wants: `one of ${list.join(', ')}`,
});
/** What any of the books has. */
const oneOfAll = (read: (book: CardsFacet) => readonly string[]) =>
  oneOf([...new Set(allBooks.flatMap(read))]);
const rule: Attribute = { allows: isRuleId, wants: 'a rule id of content/atoms/*.yaml' };

const several = ({ allows, wants }: Attribute): Attribute => ({
  allows: text => listed(text).length > 0 && listed(text).every(allows),
  wants: `one or more, with blanks between: ${wants}`,
});
const optional = (attribute: Attribute): Attribute => ({ ...attribute, optional: true });
const facts = optional(several({ allows: isFact, wants: 'a fact of src/rules/facts.ts, such as leader' }));

const scenario: Attribute = {
  allows: text => existsSync(join(contentRoot, `scenarios/${text}.yaml`)),
  wants: 'the id of a scenario in content/scenarios, such as board/set-up',
};
/** Those of all books. */
const boards = [...new Set(allBooks.flatMap(book => book.locations.map(({ board }) => board)))];
const crop: Attribute = {
  allows: text => text === 'board' || parseCrop(text, boards) !== undefined,
  wants:
    'board, a part of it (src/board/parts.ts), sectors, a board by its name, or names of sectors with blanks between',
};

/** What a page of rules may use besides Markdown: the components, and what each of their attributes accepts. */
export const pageComponents = {
  Rule: { id: optional(rule), ids: optional(several(rule)) },
  R: { id: several(rule) },
  When: { in: facts, not: facts, tells: optional(several(rule)) },
  Told: { ids: several(rule) },
  See: { rule },
  Skill: { of: oneOf(skills) },
  Resource: { of: oneOf(resources) },
  Example: {},
  BoardFigure: { of: scenario, when: oneOf(['start', 'end']), show: crop },
  AttackRow: {
    target: oneOfAll(({ attackTable }) => attackTable.map(({ target }) => target)),
    by: oneOfAll(({ attackTable }) => attackTable.flatMap(({ by }) => by)),
    craft: optional(oneOfAll(({ attackTable }) => attackTable.flatMap(({ craft }) => craft ?? []))),
  },
  Characters: { book: optional(oneOf(books)) },
  DamageableLocations: {
    ship: oneOfAll(({ damageTokens }) => damageTokens.flatMap(one => (one.location ? [one.ship] : []))),
  },
  Locations: {
    board: oneOfAll(({ locations }) => locations.map(({ board }) => board)),
    book: optional(oneOf(books)),
  },
  LoyaltyDeck: { book: oneOf(books) },
  Scenario: { id: oneOf(told().map(({ id }) => id)) },
  SkillCards: {},
  SpaceAreas: {},
  StartingResources: {},
  Try: { bench: oneOf(benches) },
  SuccessionLine: { of: oneOfAll(({ titles }) => titles.map(({ id }) => id)), book: oneOf(books) },
} as const satisfies Record<string, Record<string, Attribute>>;

export type PageComponent = keyof typeof pageComponents;

export function isPageComponent(name: string): name is PageComponent {
  return Object.hasOwn(pageComponents, name);
}

export function attributesOf(component: PageComponent): Readonly<Record<string, Attribute>> {
  return pageComponents[component];
}
