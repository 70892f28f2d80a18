import type { EventType, GameEvent } from '../../engine/model/event.ts';
import type { ToldEvent } from '../expansions/words.ts';
import { sentence } from '../sentence.ts';
import type { Narrator } from '../voice.ts';
import { cardEvents } from './cards.ts';
import { checkEvents } from './checks.ts';
import { daybreakEvents } from './daybreak.ts';
import { spaceEvents } from './space.ts';
import { type Table, type Teller, type Tellers, telling } from './teller.ts';
import { turnEvents } from './turn.ts';

const tellers: Tellers<ToldEvent> = {
  ...turnEvents,
  ...cardEvents,
  ...checkEvents,
  ...spaceEvents,
  ...daybreakEvents,
};

/** An event as one line of the log. Its cause (rule, card) stands beside it in the event itself. */
export function eventText(voice: Narrator, event: GameEvent, table: Table): string {
  const teller = (Reflect.get(tellers, event.type) ??
    voice.describers?.events[event.type]) as Teller<EventType>;
  return sentence(voice, teller(event, telling(voice, table)));
}
