/** What an option is called, whatever it is: a card, a place, a ship, a player, or a word of its own. */
import { shipName } from '#board/describe/sectors.ts';
import { skillsIn } from '#board/symbols.ts';
import { capital } from '#board/words.ts';
import { optionsOf } from '#engine/index.ts';
import type { Choice } from '#engine/model/choice.ts';
import {
  type PileName,
  resources,
  type Sector,
  type ShipKind,
  sectors,
  shipKinds,
} from '#engine/model/vocabulary.ts';
import type { AskedText } from '#text/asked.ts';
import { pileName } from '#text/events/cards.ts';
import type { Seats } from './seats.ts';
import { type Speech, seatName } from './speech.ts';

/** `told` is what the card in hand says of its options. A test sees that there is none without a name. */
export function optionName(
  speech: Speech,
  seats: Seats,
  choice: Choice,
  id: string,
  told?: AskedText,
): string {
  return capital(maybeOptionName(speech, seats, choice, id, told) ?? id, speech.words);
}

export function maybeOptionName(
  speech: Speech,
  seats: Seats,
  choice: Choice,
  id: string,
  told?: AskedText,
): string | undefined {
  return (
    told?.options?.[id] ??
    craftOption(speech, choice, id) ??
    wordName(speech, choice, id) ??
    crisisOption(speech, choice, id) ??
    seatOption(speech, seats, id) ??
    areaName(speech, id) ??
    shipOption(speech, seats, choice, id) ??
    placeOption(speech, choice, id) ??
    cardOption(speech, choice, id) ??
    thingName(speech, id)
  );
}

/** Words that only their prompt explains come before those that mean the same everywhere. */
function wordName(
  { optionWord, words, narrator }: Speech,
  { prompt }: Choice,
  id: string,
): string | undefined {
  if (prompt === 'deck' || narrator.log.some(({ asksPiles }) => asksPiles?.includes(prompt)))
    return pileName(narrator, id as PileName);
  const skill = skillsIn(words.facets).find(one => one === id);
  const resource = resources.find(one => one === id);
  const named = skill ?? resource;
  return named === undefined ? optionWord(prompt, id) : words.voice.name(named)('nom');
}

/** The options of a crisis card as the card tells them. */
function crisisOption({ card }: Speech, choice: Choice, id: string): string | undefined {
  const about = choice.prompt === 'decide' || choice.prompt === 'option' ? choice.about : undefined;
  const told = typeof about === 'string' ? card(about) : undefined;
  if (told === undefined) return undefined;
  const lines = told.lines.filter(({ part }) => part === 'option');
  const check = told.lines.find(({ part }) => part === 'check');
  if (id === 'check') return check?.text;
  const line = lines[id.charCodeAt(0) - 'a'.charCodeAt(0)];
  return id.length === 1 ? line?.text : undefined;
}

function seatOption(speech: Speech, seats: Seats, id: string): string | undefined {
  const seat = seats.findIndex(one => one.id === id);
  return seat < 0 ? undefined : seatName(speech, seats, seat);
}

const sectorIn = (word: string | undefined): Sector | undefined => sectors.find(one => one === word);
const kindIn = (word: string | undefined): ShipKind | undefined =>
  shipKinds.find(kind => kind === word?.replace(/-\d+$/, ''));

function areaName({ words }: Speech, id: string): string | undefined {
  const sector = sectorIn(id);
  return sector && words.voice.sector(sector)('nom');
}

function shipOption(speech: Speech, seats: Seats, { about }: Choice, id: string): string | undefined {
  const { words, t, narrator } = speech;
  const [what = '', where = '', ...more] = id.split(':');
  const area = (at: string) => areaName(speech, at) ?? at;
  // Of other craft than vipers the word says which: `launch:bow:<craft>`, `move:bow:<craft>:stern`.
  const isLaunch = what === 'launch';
  const craft = more.length > (isLaunch ? 0 : 1) ? speech.craft(more[0] ?? '') : undefined;
  const whither = more.at(-1) ?? '';
  if (about === 'centurion' && /^\d$/.test(id))
    return id === '0' ? t('choice.centurionAtStart') : t('choice.centurion', { n: id });
  const by = (order: string) => (craft === undefined ? order : t('choice.byCraft', { order, craft }));
  if (isLaunch && where !== '')
    return craft === undefined
      ? t('choice.launch', { area: area(where) })
      : t('choice.launchCraft', { craft, area: area(where) });
  if (what === 'move' && whither !== '') return by(t('choice.fly', { from: area(where), to: area(whither) }));
  const kind = kindIn(whither);
  if (what === 'attack' && kind !== undefined)
    return by(t('choice.attack', { ship: numbered(shipName(words, kind), whither), area: area(where) }));
  if (sectorIn(what) === undefined || where === '') return undefined;
  const here = kindIn(where);
  const pilot = seatOption(speech, seats, where);
  const ship =
    here === undefined
      ? (pilot ?? speech.craft(where) ?? narrator.maybeTitle('cards', where)?.title)
      : shipName(words, here);
  if (ship === undefined) return undefined;
  return t('choice.shipIn', { ship: numbered(ship, where), area: area(what) });
}

/** Ships that differ are numbered: `basestar-2`. */
function numbered(ship: string, word: string): string {
  const number = /-(\d+)$/.exec(word)?.[1];
  return number === undefined ? ship : `${ship} ${number}`;
}

/** Which ship is meant wherever vipers are; the same word means something else among actions. */
function craftOption({ craft, t, words }: Speech, { prompt }: Choice, id: string): string | undefined {
  if (prompt !== 'craft' && prompt !== 'viper') return undefined;
  const [where, waiting] = id.split(':');
  if (where !== 'reserves' || waiting === undefined) return craft(id);
  const ship = craft(waiting);
  return ship && t('choice.shipIn', { ship, area: words.t('parts.reserves') });
}

function placeOption({ narrator, t }: Speech, { prompt }: Choice, id: string): string | undefined {
  const place = narrator.maybeTitle('locations', id)?.title;
  if (place === undefined) return undefined;
  return prompt === 'action' ? t('choice.use', { place }) : place;
}

function cardOption(speech: Speech, choice: Choice, id: string): string | undefined {
  const { narrator, cardTitle, card, optionWord, t } = speech;
  const { prompt } = choice;
  const ability = narrator.maybeTitle('abilities', id)?.title;
  const character = narrator.maybeTitle('characters', id)?.title;
  const [one = '', end] = id.split(':');
  if (end !== undefined && card(one) !== undefined) {
    const word = optionWord(prompt, end);
    return word && `${cardTitle(one)}: ${word}`;
  }
  if (card(id) === undefined) return ability ?? character;
  const title = prompt === 'crisis' ? crisisTitle(speech, choice, id) : cardTitle(id);
  const isSecret = prompt === 'action' && !id.includes('/') && ability === undefined;
  return isSecret ? t('choice.reveal', { card: title }) : title;
}

/** Crises of the same name differ by their icons. */
function crisisTitle({ cardTitle, card }: Speech, choice: Choice, id: string): string {
  const title = cardTitle(id);
  const isTwin = optionsOf(choice).some(other => other.id !== id && cardTitle(other.id) === title);
  const icons = isTwin ? card(id)?.lines.find(({ part }) => part === 'icons')?.text : undefined;
  return icons === undefined ? title : `${title} (${icons.replace(/\.$/, '')})`;
}

function thingName({ thing, narrator }: Speech, id: string): string | undefined {
  const name = thing(id);
  if (name !== id) return name;
  return narrator.maybeTitle('tokens', id)?.title ?? narrator.maybeTitle('titles', id)?.title;
}
