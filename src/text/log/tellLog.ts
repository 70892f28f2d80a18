/** What happened, told as somebody at the table would: the same thing is told once, one subject goes on. */
import type { GameEvent } from '../../engine/model/event.ts';
import { eventLine } from '../events/index.ts';
import type { Table } from '../events/teller.ts';
import { sentence } from '../sentence.ts';
import type { Narrator } from '../voice.ts';
import { gathered } from './gathered.ts';

/** A sentence of the log, and the events that it tells. */
export interface ToldEvents {
  readonly text: string;
  readonly events: readonly GameEvent[];
}

const mostDeeds = 3;

export function tellLog(voice: Narrator, events: readonly GameEvent[], table: Table): readonly ToldEvents[] {
  const list = new Intl.ListFormat(voice.language, { type: 'conjunction' });
  const told: { subject: string | undefined; deeds: string[]; events: GameEvent[] }[] = [];
  for (const { event, of } of gathered(events)) {
    const [first = '', deed] = eventLine(voice, event, table).split(' | ');
    const subject = deed === undefined ? undefined : first;
    const last = told.at(-1);
    if (last !== undefined && deed !== undefined && goesOn(last, subject, event, table)) {
      last.deeds.push(deed);
      last.events.push(...of);
    } else told.push({ subject, deeds: [deed ?? first], events: [...of] });
  }
  return told.map(({ subject, deeds, events: of }) => {
    const said = deeds.length === 1 ? (deeds[0] ?? '') : list.format(deeds);
    return { text: sentence(voice, subject === undefined ? said : `${subject} ${said}`), events: of };
  });
}

/** The same player goes on with what he does. Behind a list of cards a new sentence begins. */
function goesOn(
  { subject: before, deeds }: { readonly subject: string | undefined; readonly deeds: readonly string[] },
  subject: string | undefined,
  event: GameEvent,
  { seatName }: Table,
): boolean {
  const doer =
    'by' in event && typeof event.by === 'number' ? event.by : 'seat' in event ? event.seat : undefined;
  const isPlayer = typeof doer === 'number' && seatName(doer) === subject;
  return isPlayer && before === subject && deeds.length < mostDeeds && !deeds.at(-1)?.includes(':');
}
