/** By what one sees that a card matters: it is on offer, it causes something, or it is named by what happens. */
import { type Library, optionsOf, pending, standing } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { AtTable } from '#features/sandbox/machine/table.ts';

export interface Words {
  readonly id: string;
  /** Ids by which it is offered: its own, or those of what is printed on it. */
  readonly offered: readonly string[];
  /** Ids by which events name it. */
  readonly told: readonly string[];
  /** It matters as long as the player has it: Agendas and Motives are looked at in the end. */
  readonly held?: 'agendas' | 'motives';
}

export function wordsOf(lib: Library, kind: string, id: string): Words {
  const printed = (on: { readonly abilities: readonly { readonly id: string }[] } | undefined) =>
    on?.abilities.map(ability => ability.id) ?? [];
  const ids = { id, offered: [id], told: [id] };
  switch (kind) {
    case 'character':
      return { ...ids, offered: printed(lib.characters.get(id)) };
    case 'title':
      return { ...ids, offered: id === 'president' || id === 'admiral' ? printed(lib.titles.get(id)) : [] };
    case 'objective':
      return { ...ids, told: ['jumped', 'game-over', 'settled'] };
    case 'token':
      // What lies on a location is repaired by its name.
      return { ...ids, offered: [], told: [id, lib.tokens.get(id)?.location ?? id] };
    case 'agenda':
      return { ...ids, held: 'agendas' };
    case 'motive':
      return { ...ids, held: 'motives' };
    default:
      return ids;
  }
}

/** Seen by the first player, whose moment it is. */
export function matters({ game, events }: AtTable, { id, offered, told, held }: Words): boolean {
  const owed = [...pending(game), ...standing(game)].filter(({ seat }) => seat === 0);
  const options = owed.flatMap(choice => optionsOf(choice).map(option => option.id.split('/')[0] ?? ''));
  if (options.some(option => offered.includes(option))) return true;
  if (events.some(event => event.cause.card === id || names(event).some(name => told.includes(name))))
    return true;
  if (owed.some(({ prompt }) => prompt === 'skill-draw') && lowersTheDraw(game.lib, id)) return true;
  const slots: { readonly [slot: string]: unknown } = { ...game.state.seats[0]?.slots };
  return held !== undefined && JSON.stringify(slots[held] ?? []).includes(`"${id}"`);
}

/** The words of an event: its type, the location that was repaired, the card that was drawn. */
function names({ type, ...event }: GameEvent): readonly string[] {
  const values = Object.values(event).flat();
  return [type, ...values.filter(value => typeof value === 'string').map(value => value.split('/')[0] ?? '')];
}

const lowersTheDraw = (lib: Library, id: string) =>
  lib.locations.get(id)?.abilities.some(one => one.kind === 'modifier' && one.query === 'receive-skills') ??
  false;
