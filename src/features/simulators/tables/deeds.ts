/** How deeds on a table are written down. */
import type { Instruction } from '#engine/model/flow.ts';
import type { CardId } from '#engine/model/vocabulary.ts';
import type { TableDeed, TableDeeds } from '#engine/tools/tableDeeds.ts';

/** The action of a location, or another by its name: revealing a Loyalty card is that of the card. */
export const act = (seat: string, action: string): TableDeed => ({ turn: seat, deed: { action } });
export const meets = (seat: string, crisis: CardId): TableDeed => ({ turn: seat, deed: { crisis } });
export const befalls = (turn: string, you: string, what: readonly Instruction[]): TableDeed => ({
  turn,
  deed: { do: what, you },
});

/** The fleet suffers, and then the game ends one way or the other. */
export const ending = (seat: string): TableDeeds => ({
  hardship: befalls(seat, seat, [
    { op: 'lose', resource: 'food', n: 1 },
    { op: 'lose', resource: 'morale', n: 1 },
    { op: 'lose', resource: 'population', n: 1 },
  ]),
  damage: befalls(seat, seat, [{ op: 'damage-galactica', n: 1 }]),
  humans: befalls(seat, seat, [{ op: 'win-by-jump' }]),
  cylons: befalls(seat, seat, [{ op: 'lose', resource: 'fuel', n: 15 }, { op: 'win-by-jump' }]),
});
