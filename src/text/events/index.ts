import type { EventType, GameEvent } from '#engine/model/event.ts';
import type { ToldEvent } from '../expansions/words.ts';
import type { Several } from '../log/gathered.ts';
import { sentence } from '../sentence.ts';
import type { Narrator } from '../voice.ts';
import { cardEvents } from './cards.ts';
import { checkEvents } from './checks.ts';
import { daybreakEvents } from './daybreak.ts';
import { pegasusEvents } from './pegasus.ts';
import { spaceEvents } from './space.ts';
import { type Table, type Teller, type Tellers, telling } from './teller.ts';
import { turnEvents } from './turn.ts';

const tellers: Tellers<ToldEvent> = {
  ...turnEvents,
  ...cardEvents,
  ...checkEvents,
  ...spaceEvents,
  ...pegasusEvents,
  ...daybreakEvents,
};

/** An event as one sentence. Its cause (rule, card) stands beside it in the event itself. */
export function eventText(voice: Narrator, event: GameEvent, table: Table): string {
  return sentence(voice, eventLine(voice, event, table).replace(' | ', ' '));
}

/** What an event says, as part of a sentence: its subject before a bar, where what follows may go on with it. */
export function eventLine(voice: Narrator, event: GameEvent & Several, table: Table): string {
  const teller = (Reflect.get(tellers, event.type) ??
    voice.describers?.events[event.type]) as Teller<EventType>;
  return teller(event, telling(voice, table));
}
