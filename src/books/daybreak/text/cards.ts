import { checkLine, resultLines } from '#text/cards/crisis.ts';
import { actionLine } from '#text/cards/decks.ts';
import { type CardText, cardText, type Line } from '#text/cardText.ts';
import { condition } from '#text/conditions.ts';
import { sentence } from '#text/sentence.ts';
import type { Voice } from '#text/voice.ts';
import type { MissionCard, MotiveCard, MutinyCard } from '../engine/cards.ts';

export function missionText(voice: Voice, { id, check, pass, fail, abilities = [] }: MissionCard): CardText {
  return cardText(voice, 'cards', id, id, [
    checkLine(voice, check),
    { part: 'fact', text: sentence(voice, voice.say('part.untouched')) },
    ...resultLines(voice, { pass, fail }, check),
    ...abilities.flatMap(ability =>
      ability.kind === 'modifier' && ability.query === 'distance' ? [distanceLine(voice, ability.add)] : [],
    ),
  ]);
}

/** When it counts, and where the card goes (daybreak.missions.distance-at-once). */
const distanceLine = (voice: Voice, n: number): Line => ({
  part: 'fact',
  text: sentence(voice, voice.say('part.mission-distance', { n })),
});

export function motiveText(voice: Voice, { id, side, when, cond }: MotiveCard): CardText {
  const revealed = voice.say('part.motive', { cond: condition(voice, cond) }, when);
  return cardText(voice, 'cards', id, id, [
    { part: 'fact', text: sentence(voice, voice.say('part.allegiance', {}, side)) },
    { part: 'effect', text: sentence(voice, revealed) },
  ]);
}

export function mutinyText(voice: Voice, { id, when, do: effect }: MutinyCard): CardText {
  return cardText(voice, 'cards', id, id, [{ part: 'effect', text: actionLine(voice, id, effect, when) }]);
}
