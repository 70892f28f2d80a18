import type { DestinationCard, LoyaltyCard, QuorumCard, SkillCard } from '../../engine/model/card.ts';
import { abilityTexts } from '../abilities.ts';
import { abilityLines, type CardText, cardText, inPlayLines, type Line } from '../cardText.ts';
import { sentence } from '../clause.ts';
import { effectSentences } from '../effect.ts';
import type { Voice } from '../voice.ts';

export function skillText(voice: Voice, { id, skill, strengths, usedBy, abilities }: SkillCard): CardText {
  const list = Object.keys(strengths).join(', ');
  return cardText(voice, 'cards', id, id, [
    { part: 'fact', text: voice.say('part.skill-strengths', { skill: voice.name(skill), list }) },
    ...(usedBy === 'cylons'
      ? [{ part: 'fact' as const, text: sentence(voice, voice.say('part.cylons-only')) }]
      : []),
    ...abilityLines(voice, abilityTexts(voice, abilities, 'you')),
  ]);
}

export function quorumText(voice: Voice, { id, do: effect, abilities = [] }: QuorumCard): CardText {
  return cardText(voice, 'cards', id, id, [
    { part: 'effect', label: voice.say('kind.action'), text: effectSentences(voice, effect) },
    ...inPlayLines(voice, abilityTexts(voice, abilities, 'you')),
  ]);
}

export function loyaltyText(voice: Voice, { id, reveal, immediate }: LoyaltyCard): CardText {
  const lines: Line[] = [];
  if (reveal) {
    lines.push({ part: 'fact', text: sentence(voice, voice.say('part.reveal')) });
    lines.push({ part: 'effect', label: voice.say('part.effect'), text: effectSentences(voice, reveal) });
  }
  if (immediate)
    lines.push({
      part: 'effect',
      label: voice.say('part.immediate'),
      text: effectSentences(voice, immediate),
    });
  if (lines.length === 0) lines.push({ part: 'effect', text: sentence(voice, voice.say('part.no-effect')) });
  return cardText(voice, 'cards', id, id, lines);
}

export function destinationText(voice: Voice, { id, distance, do: effect }: DestinationCard): CardText {
  return cardText(voice, 'cards', id, id, [
    { part: 'fact', text: sentence(voice, voice.say('part.distance', { n: distance })) },
    { part: 'effect', text: effectSentences(voice, effect) },
  ]);
}
