/** Abilities, filed under the timing point or the question that they serve. */
import type { RuleId } from '#rules/ruleId.ts';
import type {
  Ability,
  ActionAbility,
  Modifier,
  MovementAbility,
  Reaction,
  Trigger,
} from '../model/ability.ts';
import type { ThingId } from '../model/vocabulary.ts';
import type { TimingPoint } from '../timing/points.ts';
import type { Blocks } from './blocks.ts';
import type { Filed, Library, Source } from './library.ts';

type FiledAbilities = Pick<
  Library,
  'reactions' | 'triggers' | 'modifiers' | 'allModifiers' | 'actions' | 'movements'
>;

export interface AbilityFile {
  /** Everything filed so far. */
  readonly filed: () => FiledAbilities;
  /** Those of one card or sheet; `prefix` names it. */
  readonly add: (
    prefix: string,
    abilities: readonly Ability[] | undefined,
    source: Source,
    card: ThingId,
  ) => void;
}

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

export function makeAbilityFile(points: Iterable<TimingPoint>, blocks: Blocks): AbilityFile {
  const reactions: Record<string, Filed<Reaction>[]> = {};
  const triggers: Record<string, Filed<Trigger>[]> = {};
  const modifiers: Record<string, Filed<Modifier>[]> = {};
  const actions: Filed<ActionAbility>[] = [];
  const movements: Filed<MovementAbility>[] = [];
  for (const point of points) {
    reactions[point] = [];
    triggers[point] = [];
  }

  function addOne(id: string, ability: Ability, source: Source, card: ThingId): void {
    if (ability.kind === 'modifier') {
      const list = modifiers[ability.query] ?? [];
      modifiers[ability.query] = list;
      list.push({ source, ability, block: '', id });
      return;
    }
    const block = blocks.add(id, ability.do, card, ability.rule ?? usualRule(source, ability.kind));
    if (ability.kind === 'action') actions.push({ source, ability, block, id });
    else if (ability.kind === 'movement') movements.push({ source, ability, block, id });
    else if (ability.kind === 'reaction') reactions[ability.on]?.push({ source, ability, block, id });
    else triggers[ability.on]?.push({ source, ability, block, id });
  }

  return {
    add(prefix, abilities, source, card) {
      for (const ability of abilities ?? []) addOne(`${prefix}#${ability.id}`, ability, source, card);
    },
    filed: () => ({
      reactions: reactions as { [point in TimingPoint]: Filed<Reaction>[] },
      triggers: triggers as { [point in TimingPoint]: Filed<Trigger>[] },
      modifiers: modifiers as Library['modifiers'],
      allModifiers: Object.values(modifiers).flat(),
      actions,
      movements,
    }),
  };
}
