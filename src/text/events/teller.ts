import type { EventBody, EventType } from '#engine/model/event.ts';
import type { CardId, Seat } from '#engine/model/vocabulary.ts';
import type { Several } from '../log/gathered.ts';
import { titleId } from '../titles.ts';
import type { Narrator } from '../voice.ts';

/** What the log must know beside the event: who sits where, and what civilian ships and damage tokens are called. */
export interface Table {
  seatName(seat: Seat): string;
  civilianName(id: CardId): string;
  tokenName(id: CardId): string;
}

export interface Telling {
  readonly voice: Narrator;
  who(seat: Seat): string;
  card(id: CardId): string;
  cards(ids: readonly CardId[]): string;
  civilian(id: CardId): string;
  token(id: CardId): string;
}

/** One line of the log, without its full stop; a bar may stand between its subject and the rest. */
export type Teller<Type extends EventType> = (event: EventBody<Type> & Several, telling: Telling) => string;
export type Tellers<Types extends EventType = EventType> = { readonly [Type in Types]: Teller<Type> };

export function telling(voice: Narrator, table: Table): Telling {
  const card = (id: CardId): string => {
    const [name = id, strength] = id.split('/');
    const { title } = voice.title('cards', titleId(name));
    return strength === undefined ? title : `${title} (${strength})`;
  };
  /** Equal cards are counted: 2 × Repair (1). */
  const counted = (ids: readonly CardId[]): string[] =>
    [...Map.groupBy(ids.map(card), name => name)].map(([name, { length }]) =>
      length === 1 ? name : `${length} × ${name}`,
    );
  const list = new Intl.ListFormat(voice.language, { type: 'conjunction' });
  return {
    voice,
    who: table.seatName,
    card,
    cards: ids => list.format(counted(ids)),
    civilian: table.civilianName,
    token: table.tokenName,
  };
}
