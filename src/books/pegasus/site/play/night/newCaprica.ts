/**
 * The planet on the screen for the table, from the moment the fleet settles there: each press is a deed that the engine
 * carries out, and what stands still meanwhile is asked of it.
 */
import { type Library, sample } from '#engine/index.ts';
import type { CardOp } from '#engine/model/effect.ts';
import type { Instruction } from '#engine/model/flow.ts';
import type { State } from '#engine/model/state.ts';
import { type Activation, coreActivations } from '#engine/model/vocabulary.ts';
import type { Deed, DeedTable } from '#engine/tools/deeds.ts';
import { isIgnored, isSuspended } from '#engine/tools/standstill.ts';
import { bareTable, carryOut, isDone } from '#engine/tools/table.ts';
import { restingTurn, type TableDeeds, tableDeeds, tableLibrary } from '#engine/tools/tableDeeds.ts';
import type { Settlement, Still } from '#features/night/night.ts';
import type { Plan } from '#features/night/plan.ts';
import { begin, type Course, stateOf } from '#ui/bench/course.ts';
import { makeRepel, planetIn, planetOf } from './planet.ts';

/** What happens to ships and patrols there, whatever brings it about; Galactica comes back by the track. */
const effects = {
  activate: { op: 'activate', what: ['occupation-forces'] },
  repel: { op: 'destroy-force', n: 1, by: 'you' },
  prepare: { op: 'prepare', n: 1 },
  evacuate: { op: 'evacuate', n: 1 },
  lose: { op: 'destroy', what: 'civilian', n: 1 },
} as const satisfies { readonly [deed: string]: CardOp };
const galacticaReturns = 'return';

/** Nobody in particular does it. */
const anybody = 'anybody';
const seat = 0;

const befalls = (op: Instruction) => ({ turn: anybody, deed: { do: [op] } });
const deeds: TableDeeds = {
  ...Object.fromEntries(Object.entries(effects).map(([id, op]) => [id, befalls(op)])),
  [galacticaReturns]: befalls({ op: 'call', block: 'orbit' }),
};

function planetTable({ sources }: Library): DeedTable {
  const lib = tableLibrary(sources, deeds);
  const all = tableDeeds(lib, deeds);
  return {
    lib,
    turn: restingTurn(lib, seat),
    deeds: state => all(state).flatMap(deed => deedsIn(lib, state, deed)),
    // Where a ship comes up is seen on the board.
    settle: choice => sample(choice, () => 0),
  };
}

/** The fleet has just settled there, with every civilian ship: which ones were lost on the way, only the table knows. */
function settle(table: DeedTable, { objective, rulings }: Plan): Course {
  const { lib } = table;
  const bare = bareTable(lib, [{ id: anybody }]);
  const bag = [...lib.civilians.values()].flatMap(({ id, count }) => Array.from({ length: count }, () => id));
  const laid: State = {
    ...bare,
    options: { ...bare.options, objective, chance: 'seeded' },
    rulings: { ...bare.rulings, ...rulings },
    piles: { ...bare.piles, civilians: { ...bare.piles.civilians, bag } },
  };
  return begin(table, carryOut(lib, laid, 'new-caprica').game.state);
}

/** What would do nothing is not offered; which patrol is meant is part of the deed: `repel.shipyard`. */
function deedsIn(lib: Library, state: State, deed: Deed): readonly Deed[] {
  const here = planetIn(state);
  if (deed.id === galacticaReturns) return here.orbit ? [] : [deed];
  const { game, events } = carryOut(lib, { ...state, pending: [], answers: [] }, deed.frame.at);
  if (isDone(game) && events.length === 0) return [];
  if (deed.id !== 'repel') return [deed];
  return [...new Set(here.forces)].map(at => ({ ...deed, id: makeRepel(at), words: [at] }));
}

/** What is tried to find it out. */
const tried: { readonly [still in Still]: readonly Instruction[] | readonly Activation[] } = {
  icons: coreActivations,
  ships: [
    { op: 'launch', ships: { viper: 1 } },
    { op: 'board', n: 1 },
  ],
  damage: [
    { op: 'damage-galactica', n: 1 },
    { op: 'repair', what: 'location' },
  ],
  marker: [{ op: 'jump-track', by: 1 }],
  jumps: [{ op: 'procedure', of: 'jump' }],
};

function standsStill({ lib }: DeedTable, course: Course, still: Still): boolean {
  const state = stateOf(course);
  return tried[still].every(one =>
    typeof one === 'string' ? isIgnored(lib, state, one) : isSuspended(lib, state, one),
  );
}

export const settlement: Settlement = {
  at: ({ objectives }, { objective }) => objectives.get(objective)?.settle,
  tableOf(lib) {
    const table = planetTable(lib);
    return {
      table,
      settle: plan => settle(table, plan),
      byTrack: galacticaReturns,
      isDue: course => !planetOf(course).orbit,
      standsStill: (course, still) => standsStill(table, course, still),
    };
  },
  steps: ['movement', 'crisis', 'activate', 'jump'],
  rules: {
    icons: 'pegasus.new-caprica.crisis.ship-icons-ignored',
    ships: 'pegasus.new-caprica.before-return.ships-and-centurions',
    damage: 'pegasus.new-caprica.before-return.no-damage-no-repair',
    marker: 'pegasus.new-caprica.crisis.jump-icon-dead',
    jumps: 'pegasus.new-caprica.goal',
  },
  Panel: async () => (await import('./Panel.tsx')).Panel,
};
