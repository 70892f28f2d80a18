import type { CivilianShip, DamageToken } from '#engine/model/card.ts';
import { abilityTexts } from '../abilities.ts';
import { abilityLines, type CardText, cardText, type Line } from '../cardText.ts';
import { effectSentences } from '../effect.ts';
import { entries } from '../entries.ts';
import { tell } from '../grammar/realise.ts';
import { sentence } from '../sentence.ts';
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
    lines.push({
      part: 'effect',
      text: `${effectSentences(voice, effect, { speaksTo: 'nobody', icons: true })} ${removed}`,
    });
  }
  const shared = location === undefined ? 'galactica-damage-resource' : 'galactica-damage-location';
  return cardText(voice, 'tokens', id, ship === 'basestar' ? id : shared, lines);
}

export function civilianShipText(voice: Voice, ship: CivilianShip): CardText {
  return cardText(voice, 'tokens', ship.id, 'civilian', [{ part: 'effect', text: lossText(voice, ship) }]);
}

/** What goes down with a civilian ship, as its icons show it. */
export function lossText(voice: Voice, { loss }: CivilianShip): string {
  const tally = entries(loss).map(([resource, n]) => ({ resource, n: -n }));
  return tally.length === 0
    ? sentence(voice, voice.say('part.loss-none'))
    : tell(voice, [{ leads: [], tally }]);
}
