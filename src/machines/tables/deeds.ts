/** What can be begun on each table. The positions, in which these seats are, stand in `content/benches`. */
import type { Instruction } from '#engine/model/flow.ts';
import type { CardId } from '#engine/model/vocabulary.ts';
import type { TableDeed, TableDeeds } from '#engine/tools/tableDeeds.ts';
import type { TableBenchId } from './tables.ts';

/** The action of a location, or another by its name: revealing a Loyalty card is that of the card. */
const act = (seat: string, action: string): TableDeed => ({ turn: seat, deed: { action } });
const meets = (seat: string, crisis: CardId): TableDeed => ({ turn: seat, deed: { crisis } });
const befalls = (turn: string, you: string, what: readonly Instruction[]): TableDeed => ({
  turn,
  deed: { do: what, you },
});

/** The fleet suffers, and then the game ends one way or the other. */
const ending = (seat: string): TableDeeds => ({
  hardship: befalls(seat, seat, [
    { op: 'lose', resource: 'food', n: 1 },
    { op: 'lose', resource: 'morale', n: 1 },
    { op: 'lose', resource: 'population', n: 1 },
  ]),
  damage: befalls(seat, seat, [{ op: 'damage-galactica', n: 1 }]),
  humans: befalls(seat, seat, [{ op: 'win-by-jump' }]),
  cylons: befalls(seat, seat, [{ op: 'lose', resource: 'fuel', n: 15 }, { op: 'win-by-jump' }]),
});

export const deedsOf: { readonly [bench in TableBenchId]: TableDeeds } = {
  reckless: {
    check: meets('tigh', 'prison-labor'),
  },
  execution: {
    airlock: act('zarek', 'airlock'),
    execute: befalls('zarek', 'accused', [{ op: 'procedure', of: 'execution', who: 'you' }]),
  },
  occupation: {
    activate: befalls('tigh', 'tigh', [{ op: 'activate', what: ['occupation-forces'] }]),
    attack: act('apollo', 'attack-occupation'),
    shipyard: act('tigh', 'shipyard'),
    imprison: act('zarek', 'imprison'),
  },
  agendas: ending('tigh'),
  abilities: {
    check: meets('tigh', 'rallying-support'),
  },
  mutiny: {
    zarek: befalls('zarek', 'zarek', [{ op: 'draw-mutiny', who: 'you', n: 1 }]),
    adama: befalls('zarek', 'adama', [{ op: 'draw-mutiny', who: 'you', n: 1 }]),
    mutineer: befalls('zarek', 'mutineer', [{ op: 'draw-mutiny', who: 'you', n: 1 }]),
    reveal: act('mutineer', 'cylon-brig'),
  },
  mission: {
    begin: act('adama', 'demetrius-bridge'),
    jump: befalls('adama', 'adama', [{ op: 'call', block: 'jump' }]),
  },
  'assault-raptors': {
    command: act('adama', 'command'),
    launch: act('starbuck', 'hangar-deck'),
    raiders: befalls('adama', 'adama', [{ op: 'activate', what: ['raiders'] }]),
  },
  motives: ending('adama'),
};
