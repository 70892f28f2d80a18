import type { CoreEvents, GameEvent } from '#engine/model/event.ts';
import { firstOf } from '../facet.ts';
import type { Several } from '../log/gathered.ts';
import { sentence } from '../sentence.ts';
import type { Narrator } from '../voice.ts';
import { cardEvents } from './cards.ts';
import { checkEvents } from './checks.ts';
import { spaceEvents } from './space.ts';
import { type Table, type Tellers, telling } from './teller.ts';
import { turnEvents } from './turn.ts';

/** Every event of the core; books bring tellers of theirs. */
const tellers: Tellers<keyof CoreEvents> = {
  ...turnEvents,
  ...cardEvents,
  ...checkEvents,
  ...spaceEvents,
};

/** An event as one sentence. Its cause (rule, card) stands beside it in the event itself. */
export function eventText(voice: Narrator, event: GameEvent, table: Table): string {
  return sentence(voice, eventLine(voice, event, table).replace(' | ', ' '));
}

/** What an event says, as part of a sentence: its subject before a bar, where what follows may go on with it. */
export function eventLine(voice: Narrator, event: GameEvent & Several, table: Table): string {
  const { type } = event;
  const teller = isCore(type) ? tellers[type] : firstOf(voice.log, ({ events }) => events[type]);
  if (teller === undefined) throw new Error(`No book of the narrator tells the event "${type}"`);
  return teller(event as never, telling(voice, table)).replaceAll(quotedStrength, '$2 $1');
}

/** The strength of a card is no part of its name: “Repair (1)” is “Repair” (1). */
const quotedStrength = / (\(\d+\))([”“»])/gu;

const isCore = (type: string): type is keyof CoreEvents => Object.hasOwn(tellers, type);
