import type { Ability } from '#engine/model/ability.ts';
import type { Cond } from '#engine/model/cond.ts';
import type { Effect } from '#engine/model/effect.ts';
import { condition } from './conditions.ts';
import { conjuncts, isTest } from './conds.ts';
import { tell } from './grammar/realise.ts';
import { abilityPlan, actionPlan } from './plan/abilities.ts';
import type { Reach } from './plan/queries.ts';
import { sentence } from './sentence.ts';
import type { TextKey, Voice } from './voice.ts';
import { writtenText } from './written.ts';

/** What one ability does: how it is headed ("Action, once per game"), then what comes of it. */
export interface AbilityText {
  readonly id: string;
  readonly name?: string;
  readonly official?: boolean;
  readonly drawback: boolean;
  readonly use: readonly string[];
  readonly text: string;
  /** It ends in alternatives that are lettered. */
  readonly lettered?: true;
}

/**
 * Abilities of one card. Several may stand under one printed name: those without a name of their own continue
 * the one before.
 */
export function abilityTexts(voice: Voice, abilities: readonly Ability[], reach: Reach): AbilityText[] {
  const texts: AbilityText[] = [];
  for (const ability of abilities.filter(one => isPrinted(voice, one))) {
    const title = voice.maybeTitle('abilities', ability.id);
    const text = abilityText(voice, ability, reach, title !== undefined);
    const use = uses(voice, ability);
    const last = texts.at(-1);
    const goesOn =
      title === undefined && last?.name !== undefined && ability.id.startsWith(last.id) && use.length === 0;
    // Behind lettered alternatives it would be taken for a part of the last of them.
    if (goesOn && !last.lettered) texts.splice(-1, 1, { ...last, text: `${last.text} ${text}` });
    else
      texts.push({
        id: ability.id,
        ...(title && { name: title.title, official: title.official }),
        drawback: ability.drawback ?? false,
        use,
        text,
        ...(endsLettered(voice, ability) && { lettered: true }),
      });
  }
  return texts;
}

/** What only some tables play, by a ruling, is no part of the card. */
function isPrinted({ facets }: Voice, { when }: Ability): boolean {
  const settings = facets.flatMap(facet => facet.settings ?? []);
  return !conjuncts(when).some(cond => settings.some(setting => isTest(cond, setting)));
}

function endsLettered({ facets }: Voice, ability: Ability): boolean {
  const last =
    ability.kind === 'action' ? actionPlan(facets, ability.do, ability.when).plan.at(-1) : undefined;
  return last !== undefined && 'options' in last;
}

/** What heads an action; of other abilities the sentence itself says when and how often. */
function uses(voice: Voice, ability: Ability): string[] {
  if (ability.kind !== 'action' && ability.kind !== 'movement') return [];
  const once = ability.once && ability.limit === undefined ? [voice.say(`once.${ability.once}`)] : [];
  const use =
    ability.kind === 'action' ? voice.say('kind.action', {}, ability.by) : voice.say('kind.movement');
  return [use, ...once];
}

function abilityText(voice: Voice, ability: Ability, reach: Reach, named: boolean): string {
  const text =
    writtenText(voice, ability.id, ability) ??
    (ability.kind === 'action' || ability.kind === 'movement'
      ? actionText(voice, ability.do, ability.when)
      : tell(voice, abilityPlan(voice.facets, ability, reach, named)));
  // A limit that cards share takes the place of their own.
  return ability.limit === undefined
    ? text
    : `${text} ${sentence(voice, voice.say(`limit.${ability.limit}` as TextKey, {}, shutsOut(ability) ? 'shut' : undefined))}`;
}

/** It shares the limit of cards that put that mark on a check, and is none of them. */
const shutsOut = (ability: Ability): boolean =>
  'do' in ability && !ability.do.some(op => op.op === 'amend-check' && op.mark === ability.limit);

export function actionText(voice: Voice, effect: Effect, when: Cond | undefined): string {
  const { requires, plan } = actionPlan(voice.facets, effect, when);
  const text = tell(voice, plan);
  if (requires === undefined) return text;
  return `${sentence(voice, voice.say('join.requires', { cond: condition(voice, requires) }))} ${text}`;
}

/** "Action, once per game: …", or only what it does. */
export function headed(voice: Voice, use: readonly string[], text: string): string {
  return use.length === 0 ? text : voice.say('kind.headed', { use: use.join(', '), text });
}
