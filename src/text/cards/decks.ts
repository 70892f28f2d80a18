import type { DestinationCard, LoyaltyCard, QuorumCard, SkillCard } from '#engine/model/card.ts';
import type { Cond } from '#engine/model/cond.ts';
import type { Effect } from '#engine/model/effect.ts';
import { abilityTexts, actionText, headed } from '../abilities.ts';
import { abilityLines, type CardText, cardText, inPlayLines, type Line } from '../cardText.ts';
import { effectSentences } from '../effect.ts';
import { sentence } from '../sentence.ts';
import type { Voice } from '../voice.ts';
import { writtenText } from '../written.ts';

export function skillText(voice: Voice, { id, skill, strengths, usedBy, abilities }: SkillCard): CardText {
  const list = Object.keys(strengths).join(', ');
  return cardText(voice, 'cards', id, id, [
    { part: 'fact', text: voice.say('part.skill-strengths', { skill: voice.name(skill), list }) },
    ...(usedBy === 'cylons'
      ? [{ part: 'fact' as const, text: sentence(voice, voice.say('part.cylons-only')) }]
      : []),
    ...abilityLines(voice, abilityTexts(voice, abilities, 'card')),
  ]);
}

export function quorumText(voice: Voice, { id, do: effect, abilities = [] }: QuorumCard): CardText {
  return cardText(voice, 'cards', id, id, [
    { part: 'effect', text: actionLine(voice, id, effect) },
    ...inPlayLines(voice, abilityTexts(voice, abilities, 'you')),
  ]);
}

/** What is used as an action. */
export function actionLine(voice: Voice, id: string, effect: Effect, when?: Cond): string {
  const text = writtenText(voice, `card/${id}`, { do: effect, when }) ?? actionText(voice, effect, when);
  return headed(voice, [voice.say('kind.action')], text);
}

const iconed = { speaksTo: 'you', icons: true } as const;

export function loyaltyText(voice: Voice, { id, reveal, immediate, abilities = [] }: LoyaltyCard): CardText {
  const lines: Line[] = [];
  if (reveal) {
    lines.push({ part: 'fact', text: sentence(voice, voice.say('part.reveal')) });
    lines.push({
      part: 'effect',
      label: voice.say('part.effect'),
      text: effectSentences(voice, reveal, iconed),
    });
  }
  if (immediate)
    lines.push({
      part: 'effect',
      label: voice.say('part.immediate'),
      text: effectSentences(voice, immediate),
    });
  lines.push(...inPlayLines(voice, abilityTexts(voice, abilities, 'you')));
  if (lines.length === 0) lines.push({ part: 'effect', text: sentence(voice, voice.say('part.no-effect')) });
  return cardText(voice, 'cards', id, id, lines);
}

export function destinationText(voice: Voice, { id, distance, do: effect }: DestinationCard): CardText {
  return cardText(voice, 'cards', id, id, [
    { part: 'fact', text: sentence(voice, voice.say('part.distance', { n: distance })) },
    { part: 'effect', text: effectSentences(voice, effect, { speaksTo: 'nobody', icons: true }) },
  ]);
}
