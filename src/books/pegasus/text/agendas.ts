import { type CardText, cardText } from '#text/cardText.ts';
import { condition } from '#text/conditions.ts';
import { sentence } from '#text/sentence.ts';
import type { Voice } from '#text/voice.ts';
import type { AgendaCard } from '../engine/cards/words.ts';

export function agendaText(voice: Voice, { id, tendency, side, cond }: AgendaCard): CardText {
  return cardText(voice, 'cards', id, id, [
    { part: 'fact', text: sentence(voice, voice.say(`part.agenda-${tendency}`)) },
    { part: 'fact', text: sentence(voice, voice.say('part.allegiance', {}, side)) },
    { part: 'effect', text: sentence(voice, voice.say('part.agenda', { cond: condition(voice, cond) })) },
  ]);
}
