/** What happened, told as somebody at the table would: the same thing is told once, one subject goes on. */
import type { GameEvent } from '#engine/model/event.ts';
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
  const told: { subject: string | undefined; deeds: Said[]; events: GameEvent[] }[] = [];
  for (const { event, of } of gathered(events)) {
    const [first = '', deed] = eventLine(voice, event, table).split(' | ');
    const subject = deed === undefined ? undefined : first;
    const last = told.at(-1);
    if (last !== undefined && deed !== undefined && goesOn(last, subject, event, table)) {
      if (!joined(last.deeds.at(-1), deed)) last.deeds.push(saidOf(deed));
      last.events.push(...of);
    } else told.push({ subject, deeds: [deed === undefined ? plain(first) : saidOf(deed)], events: [...of] });
  }
  return told.map(({ subject, deeds, events: of }) => {
    const said = list.format(deeds.map(({ verb, things, rest }) => `${verb}${list.format(things)}${rest}`));
    return { text: sentence(voice, subject === undefined ? said : `${subject} ${said}`), events: of };
  });
}

/** A deed, and the cards by name that it is done to: shows “A”. */
interface Said {
  readonly verb: string;
  readonly things: string[];
  readonly rest: string;
}

const plain = (verb: string): Said => ({ verb, things: [], rest: '' });
const byName = /^(?<verb>\S+ )(?<thing>[^“„«]*[“„«].*[”“»](?: \(\d+\))?)(?<rest>[^”“»]*)$/u;

function saidOf(deed: string): Said {
  const { verb, thing, rest } = byName.exec(deed)?.groups ?? {};
  return verb === undefined || thing === undefined
    ? plain(deed)
    : { verb, things: [thing], rest: rest ?? '' };
}

/** The same done to another card goes without a second verb: shows “A” and “B”. */
function joined(last: Said | undefined, deed: string): boolean {
  const { verb, things, rest } = saidOf(deed);
  if (last === undefined || last.things.length === 0 || things.length === 0) return false;
  const kind = ([thing = '']: readonly string[]) => thing.split(/[“„«]/u)[0];
  if (last.verb !== verb || last.rest !== rest || kind(last.things) !== kind(things)) return false;
  last.things.push(...things);
  return true;
}

/** The same player goes on with what he does. Behind a list of cards a new sentence begins. */
function goesOn(
  { subject: before, deeds }: { readonly subject: string | undefined; readonly deeds: readonly Said[] },
  subject: string | undefined,
  event: GameEvent,
  { seatName }: Table,
): boolean {
  const doer =
    'by' in event && typeof event.by === 'number' ? event.by : 'seat' in event ? event.seat : undefined;
  const isPlayer = typeof doer === 'number' && seatName(doer) === subject;
  return isPlayer && before === subject && deeds.length < mostDeeds && !endsInList(deeds.at(-1));
}

const endsInList = (said: Said | undefined): boolean =>
  said !== undefined && `${said.verb}${said.rest}`.includes(':');
