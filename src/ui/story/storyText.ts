/** What a player says: events, answers and who sits where, in the words of one language. */

import { boardOf } from '#board/boardOf.ts';
import { shipName } from '#board/describe/sectors.ts';
import type { BoardModel } from '#board/model.ts';
import type { Words } from '#board/words.ts';
import { eventsFor } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { State } from '#engine/model/state.ts';
import { type Seat, shipKinds } from '#engine/model/vocabulary.ts';
import type { CheckView } from '#engine/view/now.ts';
import { fill } from '#i18n/translate.ts';
import { eventText } from '#text/events/index.ts';
import type { Narrator } from '#text/voice.ts';
import { playedAfter } from '../table/seats.ts';
import { type Option, type Question, type Stop, type Story, viewOf } from './index.ts';
import type { Narration, PlayerTexts } from './texts.ts';

/** One language, as a player speaks it. */
export interface Speech {
  readonly words: Words;
  readonly narrator: Narrator;
  /** Ships and tokens that are called by what they do, in words of the language. */
  readonly things: { readonly [id: string]: string };
  /** Whose secrets the reader knows; everything is told where it is left out. */
  readonly viewer?: Seat;
}

/** In lessons the reader sits in the first seat, also while another seat decides. */
export const lessonReader: Seat = 0;

/** Cards that lie face down on the table are not shown to the reader either. */
const viewer = 'table';

export function boardAt({ lib }: Story, state: State, { facets }: Words): BoardModel {
  return boardOf(viewOf(lib, state, viewer), lib.sources, facets);
}

/** A check in progress, as far as it lies open: cards that are face down stay so. */
function checkAt({ lib }: Story, state: State): CheckView | undefined {
  return viewOf(lib, state, viewer).check;
}

/** The check on the table at a stop: once its outcome has been told it is gone. */
export function checkShown(story: Story, at: number): CheckView | undefined {
  const check = (stop: Stop | undefined) => stop && checkAt(story, stop.beat.state);
  const stop = story.stops[at];
  const now = check(stop);
  if (stop?.beat.events.some(({ type }) => type === 'check-decided') !== true)
    return now?.result === undefined ? now : undefined;
  return now ?? check(story.stops.slice(0, at).findLast(one => check(one) !== undefined));
}

export function tell(
  { words, narrator, things, viewer: reader }: Speech,
  state: State,
  happened: GameEvent,
  before: State = state,
): string {
  const [event = happened] = reader === undefined ? [] : eventsFor([happened], reader);
  const thing = (id: string): string => things[id] ?? id;
  // Where a character comes in, the seat still goes by the name of the one before.
  const comesIn = playedAfter(before.seats, event) !== before.seats;
  const whoWas = (seat: number) => before.seats.find((one, at) => at === seat && one.character !== undefined);
  return eventText(narrator, event, {
    seatName(seat) {
      const { character, id = '' } = (comesIn ? whoWas(seat) : undefined) ?? state.seats[seat] ?? {};
      return character === undefined ? id : words.shortName(character);
    },
    civilianName: thing,
    tokenName: thing,
  });
}

/** What a story says at a stop, beside what happens: its beginning, and its marks. */
export function narrated({ kind, beat: { at, marks } }: Stop, narration: Narration): readonly string[] {
  return [
    ...(kind === 'show' && at === 0 ? [narration.text] : []),
    ...marks.flatMap(({ name }) => narration.marks?.[name] ?? []),
  ];
}

/** Why an answer is wrong, in words about this very thing: `mark/answer`, or what holds for all answers of the mark. */
export function whyNotThat({ whys }: Narration, mark: string, answer: string): string | undefined {
  return whys?.[whyKey(mark, answer)] ?? whys?.[mark];
}

/** A colon in a key would be a namespace: `attack:bow:raider` is `attack+bow+raider` in the files. */
export function whyKey(mark: string, answer: string): string {
  return `${mark}/${answer.replaceAll(':', '+')}`;
}

/** A question with the roll it is about, or the ship that is to act. */
export function questionText(
  speech: Speech,
  texts: PlayerTexts,
  narration: Narration,
  state: State,
  { mark, ask, options, roll }: Question,
): string {
  const own = narration.asks?.[mark];
  if (own !== undefined) return own;
  if (roll !== undefined) return `${tell(speech, state, roll)} ${texts.asks[ask]}`;
  const moved = options.flatMap(({ event }) => (event?.type === 'ship-moved' ? [event.ship] : []))[0];
  const ship = shipKinds.find(kind => kind === moved);
  if ((ask !== 'target' && ask !== 'move') || ship === undefined) return texts.asks[ask];
  return fill(texts.asked, { ship: shipName(speech.words, ship), question: texts.asks[ask] });
}

/** An answer to a question, as its button says it. */
export function optionText(
  speech: Speech,
  texts: PlayerTexts,
  state: State,
  { ask }: Question,
  { id, event }: Option,
): string {
  if (event === undefined) return texts.words[id as keyof PlayerTexts['words']];
  if (ask === 'sum' && event.type === 'check-totalled') return `${event.strength}`;
  if (isLoss(event) && event.amount === 0) return texts.nothing;
  if (event.type === 'ship-moved' && event.from === event.to) return texts.stay;
  if (ask === 'target' && event.type === 'attacked')
    return fill(texts.attack, { target: speech.narrator.tell(`target.${event.target}`) });
  if (ask === 'target' && event.type === 'ship-destroyed')
    return fill(texts.destroy, { ships: speech.narrator.noun('civilian', 1)('nom') });
  return tell(speech, state, event);
}

function isLoss(
  event: GameEvent,
): event is Extract<GameEvent, { readonly type: 'resource-lost' | 'resource-gained' }> {
  return event.type === 'resource-lost' || event.type === 'resource-gained';
}
