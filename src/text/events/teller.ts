import type { Book, CivilianShip, DamageToken } from '../../engine/model/card.ts';
import type { EventBody, EventType } from '../../engine/model/event.ts';
import type { CardId, Seat } from '../../engine/model/vocabulary.ts';
import { lossClause } from '../cards/tokens.ts';
import { titleId } from '../cardText.ts';
import { effectSentences } from '../effect.ts';
import type { Voice } from '../voice.ts';

/** What the log must know beside the event: who sits where, and the tokens by their ids. */
export interface Table {
  seatName(seat: Seat): string;
  readonly book: Pick<Book, 'civilianShips' | 'damageTokens'>;
}

export interface Telling {
  readonly voice: Voice;
  who(seat: Seat): string;
  card(id: CardId): string;
  cards(ids: readonly CardId[]): string;
  civilian(id: CardId): string;
  token(id: CardId): string;
}

/** One line of the log, without its full stop. */
export type Teller<Type extends EventType> = (event: EventBody<Type>, telling: Telling) => string;
export type Tellers<Types extends EventType = EventType> = { readonly [Type in Types]: Teller<Type> };

export function telling(voice: Voice, { seatName, book }: Table): Telling {
  const card = (id: CardId): string => {
    const [name = id, strength] = id.split('/');
    const { title } = voice.title('cards', titleId(name));
    return strength === undefined ? title : `${title} ${strength}`;
  };
  return {
    voice,
    who: seatName,
    card,
    cards: ids => ids.map(card).join(', '),
    civilian: id => lossClause(voice, known<CivilianShip>(book.civilianShips, id)),
    token: id => tokenName(voice, known<DamageToken>(book.damageTokens, id)),
  };
}

function tokenName(voice: Voice, { id, location, do: effect }: DamageToken): string {
  if (location !== undefined) return voice.place(location)('nom');
  if (effect !== undefined) return effectSentences(voice, effect).replace(/\.$/u, '');
  return voice.title('tokens', id).title;
}

function known<Thing extends { readonly id: string }>(things: readonly Thing[], id: string): Thing {
  const found = things.find(thing => thing.id === id);
  if (found === undefined) throw new Error(`The book has no token ${id}`);
  return found;
}
