import type { Ability, ActionAbility } from '../engine/model/ability.ts';
import { sentence } from './clause.ts';
import { condition } from './conditions.ts';
import { effectClause, effectSentences } from './effect.ts';
import { modifierClause, type Reach } from './queries.ts';
import { leadIn } from './timing.ts';
import type { Voice } from './voice.ts';

/** What one ability does: how it is used ("Action, once per game"), then what comes of it. */
export interface AbilityText {
  readonly id: string;
  readonly name?: string;
  readonly official?: boolean;
  readonly drawback: boolean;
  readonly use: readonly string[];
  readonly text: string;
}

/**
 * Abilities of one card. Several may stand under one printed name: those without a name of their own continue
 * the one before.
 */
export function abilityTexts(voice: Voice, abilities: readonly Ability[], reach: Reach): AbilityText[] {
  const texts: AbilityText[] = [];
  for (const ability of abilities) {
    const title = voice.maybeTitle('abilities', ability.id);
    const text = abilityText(voice, ability, reach);
    const use = uses(voice, ability);
    const last = texts.at(-1);
    if (title === undefined && last?.name !== undefined && ability.id.startsWith(last.id) && use.length === 0)
      texts.splice(-1, 1, { ...last, text: `${last.text} ${text}` });
    else
      texts.push({
        id: ability.id,
        ...(title && { name: title.title, official: title.official }),
        drawback: ability.drawback ?? false,
        use,
        text,
      });
  }
  return texts;
}

function uses(voice: Voice, ability: Ability): string[] {
  const kind =
    ability.kind === 'action'
      ? [voice.say('kind.action')]
      : ability.kind === 'reaction'
        ? [voice.say('kind.optional')]
        : [];
  // A limit that cards share takes the place of their own.
  if (ability.limit) return [...kind, voice.say(`limit.${ability.limit}`)];
  const once = 'once' in ability && ability.once ? [voice.say(`once.${ability.once}`)] : [];
  return [...kind, ...once];
}

function abilityText(voice: Voice, ability: Ability, reach: Reach): string {
  switch (ability.kind) {
    case 'action':
      return actionText(voice, ability);
    case 'modifier':
      return sentence(voice, modifierClause(voice, ability, reach));
    case 'reaction':
    case 'trigger': {
      const { point, rest } = leadIn(voice, ability.on, ability.when);
      const then = effectClause(voice, ability.do);
      const clause =
        rest.length === 0
          ? voice.say('join.when', { point, then })
          : voice.say('join.when-if', { point, then, cond: condition(voice, { all: rest }) });
      return sentence(voice, clause);
    }
  }
}

function actionText(voice: Voice, { when, do: effect }: ActionAbility): string {
  const text = effectSentences(voice, effect);
  if (when === undefined) return text;
  return `${sentence(voice, voice.say('join.requires', { cond: condition(voice, when) }))} ${text}`;
}
