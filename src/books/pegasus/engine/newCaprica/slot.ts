/** What the phase adds to the state. */
import type { Hidden, State } from '#engine/model/state.ts';
import type { LocationId } from '#engine/model/vocabulary.ts';
import { distance } from '#engine/queries/distance.ts';
import { fields, list as listOf, oneOf, yesOrNo } from '#engine/save/shape.ts';
import type { Given, Laying } from '#engine/slots/notation.ts';
import { hiddenCards, type Known, unknownCards } from '#engine/slots/ready.ts';
import { defineSlot, type Slot } from '#engine/slots/slot.ts';
import { occupationTrack, takeNewCapricaDeck } from './board.ts';

/** Down on New Caprica: civilian ships that cannot leave yet, those that can, and the patrols. */
export interface NewCaprica {
  locked: Hidden[];
  prepared: Hidden[];
  /** The location of each Occupation Force. */
  forces: LocationId[];
  /** Galactica is back. */
  orbit: boolean;
}

export interface NewCapricaView {
  /** From the top. */
  readonly locked: readonly Known[];
  readonly prepared: readonly Known[];
  readonly forces: readonly LocationId[];
  readonly orbit: boolean;
}

declare module '#engine/model/slots.ts' {
  interface TableSlots {
    /** From the moment the fleet settles there. */
    newCaprica: { state: NewCaprica; view: NewCapricaView };
  }
}

interface Position {
  readonly orbit?: boolean;
  readonly locked?: readonly string[];
  readonly prepared?: readonly string[];
  readonly occupation?: readonly string[];
}

const key = 'new-caprica';
const given = (position: Given): Position | undefined => position[key] as Position | undefined;

/** The distance and the phase agree, and no ship is left beside the board: those nobody names are locked. */
function finish(laying: Laying): void {
  const { lib, state } = laying;
  const here = state.slots.newCaprica;
  const settle = lib.objectives.get(state.options.objective)?.settle;
  const now = distance({ lib, state });
  if (settle !== undefined && now >= settle) {
    state.passed.push('settle');
    if (!here)
      laying.complain(['travelled'], `The fleet has settled on New Caprica: say how, under "${key}".`);
  } else if (here) {
    laying.complain([key], `The fleet is not there yet: the distance is ${now}.`);
  }
  if (!here) return;
  here.locked.push(...besideTheBoard(state));
  if (!here.orbit && state.ships.some(({ kind }) => kind === 'viper' || kind === 'civilian'))
    laying.complain(['space'], 'Until Galactica is back only Cylon ships are in space.');
}

function besideTheBoard({ piles: { civilians } }: State): Hidden[] {
  const rest = [...civilians.top.splice(0).map(h => h.card), ...civilians.bag.splice(0).sort()];
  return rest.map(card => ({ card, seen: 0 }));
}

/** Of what the set-up put on the table: its ships have left space, and nobody has stayed aboard. */
function comeDown(state: State): void {
  for (const { cargo } of state.ships) if (cargo) state.piles.civilians.bag.push(cargo.card);
  state.ships = [];
  for (const seat of state.seats) {
    if (seat.place.in !== 'stranded') seat.place = { in: 'location', location: 'resistance-hq' };
  }
}

export const newCapricaSlot: Slot = defineSlot({
  on: 'table',
  name: 'newCaprica',
  check: lib =>
    fields({
      locked: hiddenCards(lib.civilians),
      prepared: hiddenCards(lib.civilians),
      forces: listOf(oneOf(lib.locations)),
      orbit: yesOrNo,
    }),
  view: ({ locked, prepared, forces, orbit }, known) => ({
    locked: locked.map(known),
    prepared: prepared.map(known),
    forces: forces.slice(),
    orbit,
  }),
  fromView: ({ locked, prepared, forces, orbit }) => ({
    locked: unknownCards(locked),
    prepared: unknownCards(prepared),
    forces: forces.slice(),
    orbit,
  }),
  hidden: ({ locked, prepared }) => [{ pile: 'civilians', cards: [...locked, ...prepared] }],
  notation: {
    keys: {
      [key]: {
        is: 'map',
        fields: {
          orbit: { is: 'flag', description: 'Galactica is back.' },
          locked: { is: 'cards', of: 'civilians' },
          prepared: { is: 'cards', of: 'civilians' },
          occupation: { is: 'locations' },
        },
        description: 'The fleet has settled there; ships nobody names are locked under the others.',
      },
    },
    /** The fleet has come down, and another deck of crises is in use. */
    prepare(lib, state, position) {
      const says = given(position);
      if (!says) return;
      comeDown(state);
      const forces = [...(says.occupation ?? [])];
      state.slots.newCaprica = { locked: [], prepared: [], forces, orbit: says.orbit ?? false };
      takeNewCapricaDeck(lib, state);
    },
    lay(laying, position, here, _seat, path) {
      const says = given(position);
      if (!says || !here) return undefined;
      const { lib } = laying;
      const at = [...path, key];
      const stack = (name: 'locked' | 'prepared') =>
        laying.claim('civilians', says[name] ?? [], [...at, name]).map(card => ({ card, seen: 0 }));
      const track = occupationTrack(lib);
      for (const [i, place] of here.forces.entries()) {
        if (!track.includes(place)) {
          laying.complain([...at, 'occupation', i], `"${place}" is not on the Occupation Force track.`);
        }
      }
      const { occupationForces = 0 } = lib.supplies;
      if (here.forces.length > occupationForces) {
        laying.complain([...at, 'occupation'], `There are ${occupationForces} Occupation Forces.`);
      }
      return { ...here, locked: stack('locked'), prepared: stack('prepared') };
    },
    finish,
    write: here =>
      here
        ? {
            [key]: {
              orbit: here.orbit,
              locked: here.locked.map(h => h.card),
              prepared: here.prepared.map(h => h.card),
              occupation: here.forces,
            },
          }
        : {},
  },
});
