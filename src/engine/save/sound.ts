/** Whether the parts of a position fit together: every ship, player and question is where the others say. */
import type { Library } from '../library/library.ts';
import { lineCalled } from '../library/lineNames.ts';
import type { State } from '../model/state.ts';
import { tooMuchAt } from './box.ts';

/** The first place where they do not, or `undefined`. */
export function unsoundAt(lib: Library, state: State): string | undefined {
  return (
    seatsWrongAt(state) ??
    shipsWrongAt(state) ??
    tooMuchAt(lib, state) ??
    (state.over ? undefined : stackWrongAt(lib, state))
  );
}

function seatsWrongAt({ options, seats }: State): string | undefined {
  if (seats.length !== options.seats.length) return 'seats';
  const characters = new Set<string>();
  for (const [i, { id, character }] of seats.entries()) {
    if (id !== options.seats[i]?.id) return `seats.${i}.id`;
    if (character === undefined) continue;
    if (characters.has(character)) return `seats.${i}.character`;
    characters.add(character);
  }
  return undefined;
}

function shipsWrongAt({ ships, pieces, seats }: State): string | undefined {
  const numbers = new Set<number>();
  for (const [i, { id, kind, craft, pilot, damage, cargo }] of ships.entries()) {
    const at = `ships.${i}`;
    if (id > pieces || numbers.has(id)) return `${at}.id`;
    numbers.add(id);
    if ((cargo !== undefined) !== (kind === 'civilian')) return `${at}.cargo`;
    if (damage !== undefined && kind !== 'basestar') return `${at}.damage`;
    if (craft !== undefined && kind !== 'viper') return `${at}.craft`;
    if (pilot === undefined) continue;
    const place = seats[pilot]?.place;
    if (kind !== 'viper' || place?.in !== 'viper' || place.ship !== id) return `${at}.pilot`;
  }
  const alone = seats.findIndex(
    ({ place }, seat) => place.in === 'viper' && ships.find(({ id }) => id === place.ship)?.pilot !== seat,
  );
  return alone < 0 ? undefined : `seats.${alone}.place`;
}

/** At the bottom lies the game, and above it, once the set-up is over, the turn. */
function stackWrongAt({ blocks }: Library, { stack }: State): string | undefined {
  const [game, turn] = stack;
  const block = game?.at === 'game' ? blocks.get('game') : undefined;
  if (game === undefined || block === undefined) return 'stack';
  const isPlaying = game.pc === lineCalled(block, 'take-turns') && turn !== undefined;
  const isTurn = turn?.at === 'turn' && turn.turn !== undefined && turn.seat !== undefined;
  return isPlaying && !isTurn ? 'stack.1' : undefined;
}
