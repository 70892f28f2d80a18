import type { Book, CivilianShip, DamageToken } from '#engine/model/card.ts';
import { lossText } from '../cards/tokens.ts';
import { effectSentences } from '../effect.ts';
import type { Voice } from '../voice.ts';
import type { Table } from './teller.ts';

type Tokens = Pick<Book, 'civilianShips' | 'damageTokens'>;

/** What the log calls the pieces of a book that have no name of their own: by what they do. */
export function namesIn(
  voice: Voice,
  { civilianShips, damageTokens }: Tokens,
): Pick<Table, 'civilianName' | 'tokenName'> {
  return {
    civilianName: id => unstopped(voice, lossText(voice, known<CivilianShip>(civilianShips, id))),
    tokenName: id => tokenName(voice, known<DamageToken>(damageTokens, id)),
  };
}

function tokenName(voice: Voice, { id, location, do: effect }: DamageToken): string {
  if (location !== undefined) return voice.place(location)('nom');
  if (effect !== undefined)
    return unstopped(voice, effectSentences(voice, effect, { speaksTo: 'nobody', icons: true }));
  return voice.title('tokens', id).title;
}

function known<Thing extends { readonly id: string }>(things: readonly Thing[], id: string): Thing {
  const found = things.find(thing => thing.id === id);
  if (found === undefined) throw new Error(`The book has no token ${id}`);
  return found;
}

/** As part of a sentence: without its full stop. */
function unstopped(voice: Voice, text: string): string {
  return text.replace(/\.$/u, '').replace(/^./u, first => first.toLocaleLowerCase(voice.language));
}
