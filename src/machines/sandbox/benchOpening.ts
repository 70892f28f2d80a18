/** What has been set up on a bench, as a position of a whole game; fetched only by those who bring one along. */
import { sectors } from '../../engine/model/vocabulary.ts';
import { library, type Position, type Scenario } from '../../scenarios/index.ts';
import { type Fleet, pilot, player, shipsIn } from '../fleet/fleet.ts';
import { parseFleet } from '../fleet/makeFleet.ts';
import { scenarioIn } from '../turn/situations.ts';
import { situations } from '../turnBench.ts';

/** `fleet.<ships>.<centurions>` or `turn.<situation>.<step>`; undefined where that names nothing. */
export function scenarioOfBench(text: string): Scenario | undefined {
  const [bench, first = '', second = ''] = text.split('.');
  if (bench === 'turn') return turnAt(first, second);
  const fleet = bench === 'fleet' ? parseFleet(library, first, second) : undefined;
  return fleet && scenarioWith(fleet);
}

function turnAt(named: string, at: string): Scenario | undefined {
  const situation = situations.find(one => one === named);
  if (situation === undefined) return undefined;
  const scenario = scenarioIn(situation);
  const { position } = scenario;
  // Elsewhere in the turn it would take more than is laid out there: then it begins at the beginning.
  const step = (['movement', 'action', 'crisis'] as const).find(one => one === at);
  const isOpen = situation !== 'revealed' && !(situation === 'brig' && step !== 'action');
  if (step === undefined || !isOpen) return scenario;
  return { ...scenario, position: { ...position, turn: { ...position?.turn, step } } };
}

/** Whose ships they are: somebody for every post, since one alone makes no game. */
const seats = [
  player,
  pilot,
  { id: 'roslin', character: 'laura-roslin' },
  { id: 'tyrol', character: 'galen-tyrol' },
];

function scenarioWith(fleet: Fleet): Scenario {
  const flies = sectors.some(sector => shipsIn(fleet, sector, 'pilot') > 0);
  const space: NonNullable<Position['space']> = {};
  for (const sector of sectors) {
    const n = (kind: Parameters<typeof shipsIn>[2]) => shipsIn(fleet, sector, kind);
    space[sector] = {
      basestars: Array.from({ length: n('basestar') }, () => ({})),
      raiders: n('raider'),
      'heavy-raiders': n('heavy-raider'),
      vipers: n('viper'),
      pilots: n('pilot') > 0 ? [pilot.id] : [],
      civilians: n('civilian'),
    };
  }
  return {
    id: 'try/fleet',
    books: ['base'],
    game: { objective: 'kobol', seats, seed: 1 },
    position: {
      turn: { number: seats.length + 1, active: player.id, step: 'action' },
      boarding: [...fleet.centurions],
      space,
      seats: {
        [player.id]: { at: 'command' },
        ...(flies ? {} : { [pilot.id]: { at: 'hangar-deck' } }),
        roslin: { at: 'presidents-office' },
        tyrol: { at: 'armory' },
      },
    },
  };
}
