/** What the words of the viper bench are called on its buttons. */
import { shipName } from '#board/describe/sectors.ts';
import { capital, type Words } from '#board/words.ts';
import type { Choice } from '#engine/model/choice.ts';
import { type Sector, type ShipKind, sectors, shipKinds } from '#engine/model/vocabulary.ts';
import { fill } from '#i18n/translate.ts';
import type { Speech } from '../kit/useSpeech.ts';
import type { FlightTexts } from './FlightBench.tsx';

export interface Naming {
  readonly texts: FlightTexts;
  readonly words: Words;
  readonly speech: Speech;
  /** What the pilot is called. */
  readonly pilot: string;
}

const sectorIn = (word: string | undefined): Sector | undefined => sectors.find(one => one === word);
/** Ships that differ are numbered. */
const kindIn = (word: string | undefined): ShipKind | undefined =>
  shipKinds.find(kind => kind === word?.replace(/-\d+$/, ''));

function areaName({ words }: Naming, at: string | undefined): string {
  const sector = sectorIn(at);
  return sector === undefined ? '' : words.voice.sector(sector)('nom');
}

/** A viper that can be activated, by where it stands. */
export function craftName(naming: Naming, craft: string, own: boolean): string {
  const { texts, pilot } = naming;
  if (craft === 'reserves') return texts.fromReserves;
  return own ? fill(texts.own, { pilot }) : fill(texts.unmanned, { area: areaName(naming, craft) });
}

export function answerName(naming: Naming, { prompt }: Choice, word: string): string {
  const { texts, words, speech } = naming;
  const [what = '', where, whither] = word.split(':');
  const kind = kindIn(whither);
  if (what === 'launch') return fill(texts.launch, { area: areaName(naming, where) });
  if (what === 'move') return fill(texts.fly, { area: areaName(naming, whither) });
  if (what === 'attack' && kind !== undefined) return fill(texts.attack, { ship: shipName(words, kind) });
  if (sectorIn(what) !== undefined && where !== undefined) {
    return fill(texts.recall, { ship: fill(texts.unmanned, { area: areaName(naming, what) }) });
  }
  if (sectorIn(what) !== undefined) {
    const area = areaName(naming, what);
    return prompt === 'movement' ? capital(area, words) : fill(texts.launch, { area });
  }
  if (prompt === 'pay') return fill(texts.discard, { card: cardName(speech, word) });
  const known = plain.find(one => one === word);
  if (known !== undefined) return texts[known];
  const ability = speech.narrator.maybeTitle('abilities', word);
  const place = speech.narrator.maybeTitle('locations', word)?.title;
  if (place === undefined) return ability?.title ?? word;
  return prompt === 'movement' ? place : fill(texts.use, { place });
}

/** Words that are called the same wherever they are said. */
const plain = ['stay', 'stop', 'pass', 'viper', 'yes', 'no'] as const;

function cardName({ narrator }: Speech, card: string): string {
  const [id = card, strength = ''] = card.split('/');
  return `${narrator.title('cards', id).title} ${strength}`;
}

/** The goal of something that is refused: an area, a ship, a place. */
export function goalName(naming: Naming, word: string): string {
  const { texts, words, speech, pilot } = naming;
  const [what = '', where, whither] = word.split(':');
  const area = areaName(naming, whither ?? where ?? what);
  const kind = kindIn(whither);
  switch (what) {
    case 'escort':
      return capital(texts.escort, words);
    case 'launch':
      return where === undefined ? texts.fromReserves : capital(area, words);
    case 'own':
      return fill(texts.own, { pilot });
    case 'other':
      return fill(texts.unmanned, { area });
    case 'viper':
      return texts.viper;
    case 'far':
    case 'attack':
      return kind === undefined
        ? ''
        : `${shipName(words, kind)}${what === 'far' ? ` (${areaName(naming, where)})` : ''}`;
  }
  return area === '' ? (speech.narrator.maybeTitle('locations', word)?.title ?? word) : capital(area, words);
}
