import { skills } from '#books/atBuild/board.ts';
import { bookOf } from '#books/atBuild/cards.ts';
import { isRuleId } from '#books/atBuild/rules.ts';
import { books } from '#books/registry.ts';
import { skillEntries } from '#collections/skillEntries.ts';
import type { CrisisCard, SkillSet } from '#engine/model/card.ts';
import { type Resource, resources, type Skill } from '#engine/model/vocabulary.ts';
import type { RuleId } from '#rules/ruleId.ts';
import { activations } from './activations.ts';

/** What cards are found and compared by; all of it is read off their trees. */
export interface Traits {
  /** The type of a skill card, the types of a check, or those of a skill set. */
  readonly skills: readonly Skill[];
  readonly difficulty: number | undefined;
  readonly partial: number | undefined;
  readonly decides: CrisisCard['decides'];
  readonly activate: readonly string[];
  readonly jump: boolean | undefined;
  /** Resources that its text can raise or lower. */
  readonly touches: readonly Resource[];
  /** Timing points at which it acts. */
  readonly acts: readonly string[];
  /** Rules that its lines carry out. */
  readonly rules: readonly RuleId[];
}

/** Decks whose cards are carried out as crises, and say whether the fleet prepares for its jump. */
const crises: ReadonlySet<string> = new Set([
  'crisis',
  ...books.flatMap(book =>
    (bookOf(book).code.kinds ?? []).flatMap(({ kind, crisis }) => (crisis ? [kind] : [])),
  ),
]);

type Card = Partial<Pick<CrisisCard, 'check' | 'decides' | 'activate' | 'attack' | 'jump'>> & {
  readonly deck?: string;
  readonly skill?: Skill;
  readonly skills?: SkillSet;
};

export function traitsOf(thing: object): Traits {
  const card: Card = thing;
  const words = [...leaves(thing)];
  const under = (key: string) => new Set(words.flatMap(word => (word.key === key ? [word.value] : [])));
  const losses = new Set(words.flatMap(({ path }) => path));
  const touched = under('resource');
  const activate = card.attack?.activate ?? card.activate ?? [];
  const named = [...under('rule'), ...under('also')];
  return {
    skills: skillsOf(card),
    difficulty: card.check?.difficulty,
    partial: card.check?.partial,
    decides: card.decides,
    activate: activations.filter(one => activate.some(icon => icon === one)),
    jump: crises.has(card.deck ?? '') ? (card.jump ?? false) : undefined,
    touches: resources.filter(one => touched.has(one) || losses.has(one)),
    acts: [...under('on')].filter(point => point !== '').toSorted(),
    rules: [...new Set(named.filter(isRuleId))],
  };
}

function skillsOf({ check, skill, skills: set }: Card): readonly Skill[] {
  if (skill !== undefined) return [skill];
  if (check !== undefined) return check.skills;
  if (set === undefined) return [];
  return skills.filter(one => skillEntries(set).some(({ of }) => of.includes(one)));
}

type Leaf = { readonly key: string; readonly value: string; readonly path: readonly string[] };

/** Every word and number of a tree, with the name it stands under and the names above that. */
function* leaves(value: unknown, key = '', path: readonly string[] = []): Generator<Leaf> {
  if (Array.isArray(value)) for (const one of value) yield* leaves(one, key, path);
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) yield* leaves(one, name, [...path, name]);
  else if (value !== undefined) yield { key, value: `${value}`, path };
}
