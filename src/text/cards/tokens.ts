import type { CivilianShip, DamageToken } from '../../engine/model/card.ts';
import { abilityTexts } from '../abilities.ts';
import { abilityLines, type CardText, cardText, type Line } from '../cardText.ts';
import { sentence } from '../clause.ts';
import { effectSentences } from '../effect.ts';
import { entries } from '../entries.ts';
import type { Voice } from '../voice.ts';

/** Tokens of Galactica share the names of their two kinds; those of basestars have names of their own. */
export function damageTokenText(voice: Voice, token: DamageToken): CardText {
  const { id, ship, location, do: effect, abilities = [] } = token;
  const lines: Line[] = abilityLines(voice, abilityTexts(voice, abilities, 'you'));
  if (location !== undefined) {
    const place = voice.place(location);
    lines.push({ part: 'effect', text: sentence(voice, voice.say('part.location-damaged', { place })) });
  }
  if (effect !== undefined) {
    const removed = sentence(voice, voice.say('part.token-removed'));
    lines.push({ part: 'effect', text: `${effectSentences(voice, effect)} ${removed}` });
  }
  const shared = location === undefined ? 'galactica-damage-resource' : 'galactica-damage-location';
  return cardText(voice, 'tokens', id, ship === 'basestar' ? id : shared, lines);
}

export function civilianShipText(voice: Voice, ship: CivilianShip): CardText {
  return cardText(voice, 'tokens', ship.id, 'civilian', [
    { part: 'effect', text: sentence(voice, lossClause(voice, ship)) },
  ]);
}

/** What goes down with a civilian ship. */
export function lossClause(voice: Voice, { loss }: CivilianShip): string {
  const lost = entries(loss).map(([resource, n]) =>
    voice.say('ops.lose', { resource: voice.name(resource), n }),
  );
  return lost.length === 0 ? voice.say('part.loss-none') : voice.say('part.loss', { list: lost.join(', ') });
}
