/** Whether the parts of a position fit together: every ship, player and question is where the others say. */
import type { Library } from '../library/library.ts';
import { lineCalled } from '../library/lineNames.ts';
import type { AfarShip, Ship, State } from '../model/state.ts';
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

function shipsWrongAt({ ships, afar = [], pieces, seats }: State): string | undefined {
  const numbers = new Set<number>();
  const pieceWrong = ({ id, kind, craft, damage, cargo }: Ship | AfarShip): string | undefined => {
    if (id > pieces || numbers.has(id)) return 'id';
    numbers.add(id);
    if ((cargo !== undefined) !== (kind === 'civilian')) return 'cargo';
    if (damage !== undefined && kind !== 'basestar') return 'damage';
    return craft !== undefined && kind !== 'viper' ? 'craft' : undefined;
  };
  for (const [i, ship] of afar.entries()) {
    const wrong = pieceWrong(ship);
    if (wrong !== undefined) return `afar.${i}.${wrong}`;
  }
  for (const [i, ship] of ships.entries()) {
    const { id, kind, pilot } = ship;
    const at = `ships.${i}`;
    const wrong = pieceWrong(ship);
    if (wrong !== undefined) return `${at}.${wrong}`;
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
