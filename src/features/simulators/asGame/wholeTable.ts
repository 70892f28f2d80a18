/** Benches that are no tables lay a few pieces on a bare table. Here the rest of the game is laid out around them. */
import { onTable } from '#books/registry.ts';
import type { Library } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import type { CharacterId } from '#engine/model/vocabulary.ts';
import { restingTurn } from '#engine/tools/tableDeeds.ts';
import { layOut, type Position, type Scenario } from '#scenarios/index.ts';
import { positionOf, type Whole } from '#scenarios/positionOf.ts';
import { firstObjective } from '#ui/table/firstObjective.ts';
import type { Lay } from '../kit/lay.ts';

const fewest = 4;

/** What such a bench is about: all else is as in any game. */
const parts = [
  'resources',
  'jump-track',
  'travelled',
  'boarding',
  'nukes',
  'space',
  'damaged-vipers',
  'destroyed',
  'galactica-damage',
] as const;

/** Everybody has had a turn, and the first player is about to act. Those of the company who are needed are at their posts. */
export const wholeTable =
  (lib: Library, company: readonly CharacterId[]): Lay =>
  bare => {
    const laidOut = layOut(lib, scenarioOf(lib, bare, company));
    if (!laidOut.ok) throw new Error(laidOut.problems.map(({ message }) => message).join(' '));
    return atRest(lib, laidOut.state);
  };

/** With nothing on the stack but the turn of the active player, who could act. */
export function atRest(lib: Library, state: State): State {
  const now = state.stack.find(({ turn }) => turn !== undefined)?.turn;
  const stack = restingTurn(lib, now?.seat ?? 0).map(frame =>
    frame.turn && now ? { ...frame, turn: { ...frame.turn, number: now.number } } : frame,
  );
  return { ...state, stack, pending: [], answers: [] };
}

function scenarioOf(lib: Library, bare: State, company: readonly CharacterId[]): Scenario {
  const written = positionOf(lib, bare);
  const onBench = bare.options.seats.flatMap(({ id, character }) =>
    character === undefined ? [] : [{ id, character }],
  );
  const missing = company.filter(one => !onBench.some(({ character }) => character === one));
  const seats = [
    ...onBench,
    ...missing
      .slice(0, Math.max(0, fewest - onBench.length))
      .map(character => ({ id: character, character })),
  ];
  return {
    id: 'try',
    books: [...onTable(lib.books)],
    game: { objective: firstObjective(lib), seats, seed: 1 },
    position: {
      ...(Object.fromEntries(parts.map(part => [part, written[part]])) as Position),
      turn: { number: seats.length + 1, active: seats[0]?.id ?? '', step: 'action' },
      ...titlesOf(written),
      seats: Object.fromEntries(
        seats.map(({ id, character }) => [id, { ...placeOf(lib, bare, id, character), hand: [] }]),
      ),
    },
  };
}

/** A bench that is not about titles gives none. */
function titlesOf(written: Whole): Pick<Position, 'titles'> {
  const given = Object.entries(written['titles'] ?? {}).filter(([, seat]) => seat !== undefined);
  return given.length === 0 ? {} : { titles: Object.fromEntries(given) };
}

function placeOf(lib: Library, bare: State, id: string, character: CharacterId): { at?: string } {
  const place = bare.seats.find(seat => seat.id === id)?.place;
  // Without a viper left the pilot has just been shot down and is on the way to Sickbay.
  if (place?.in === 'viper') return bare.ships.some(ship => ship.id === place.ship) ? {} : { at: 'sickbay' };
  if (place?.in === 'location') return { at: place.location };
  const start = lib.characters.get(character)?.start;
  return { at: start === undefined || start === 'in-viper' ? 'hangar-deck' : start };
}
