/** The two stacks of civilian ships on New Caprica: lost, made ready, taken up to Galactica, looked at. */
import { askOne, ids } from '#engine/choices/ask.ts';
import type { Hidden } from '#engine/model/state.ts';
import { launchSectors } from '#engine/model/vocabulary.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { destroyCivilian } from '#engine/rules/damage.ts';
import { addShip } from '#engine/rules/ships.ts';
import { crisis, current, you } from '#engine/run/find.ts';
import { pileSize } from '#engine/run/piles.ts';
import { type Again, bit, emit, type Run } from '#engine/run/run.ts';
import { onNewCaprica, settled } from './board.ts';
import type { NewCaprica } from './slot.ts';

/** The locked ship on top; when there is none the first of those prepared (pegasus.civilian-ships.new-caprica-order). */
function nextShip({ locked, prepared }: NewCaprica): Hidden | undefined {
  return locked.shift() ?? prepared.shift();
}

/** A ship of the stacks is destroyed: true when there was one. */
export function destroyOnPlanet(run: Run): boolean {
  const ship = nextShip(onNewCaprica(run));
  if (ship) destroyCivilian(run, ship.card);
  return ship !== undefined;
}

/**
 * "Draw and destroy a civilian ship" takes it from the stacks. In one edition one beside the board comes first and one
 * in space last, as usual, which is said by answering nothing.
 */
export function loseCivilian(run: Run): boolean | undefined {
  if (!settled(run)) return undefined;
  if (run.state.rulings['new-caprica-draw-and-destroy'] === 'stacks-only') return destroyOnPlanet(run);
  return pileSize(run.state.piles.civilians) > 0 || !destroyOnPlanet(run) ? undefined : true;
}

/** From the top of the locked ones to the bottom of those that can leave. */
function prepare(run: Run, n: number): void {
  const { locked, prepared } = onNewCaprica(run);
  for (const ship of locked.splice(0, n)) {
    prepared.push(ship);
    emit(run, 'civilian-prepared', {});
  }
}

/** One prepared ship up into a launch area; false when there is none, nothing while asking. */
function evacuateOne(run: Run): boolean | undefined {
  const here = onNewCaprica(run);
  if (!here.orbit || here.prepared.length === 0) return false;
  const question = { seat: current(run), prompt: 'sector', about: 'evacuation' } as const;
  const word = askOne(run, question, ids(launchSectors));
  const at = launchSectors.find(s => s === word);
  if (at === undefined) return undefined;
  const cargo = here.prepared.shift();
  if (cargo) addShip(run, 'civilian', at, { cargo });
  emit(run, 'civilian-evacuated', { at });
  return true;
}

export const civilianOps: Resolvers<
  'prepare' | 'evacuate' | 'prepare-or-evacuate' | 'scout-locked' | 'evacuate-by-icon' | 'lose-ships-left'
> = {
  prepare: (run, { n }) => prepare(run, n),

  'prepare-or-evacuate'(run, _op, frame): Again {
    if (frame.chosen === undefined) {
      const { locked, prepared, orbit } = onNewCaprica(run);
      const open = [
        ...(locked.length > 0 ? ['prepare'] : []),
        ...(orbit && prepared.length > 0 ? ['evacuate'] : []),
      ];
      if (open.length === 0) return;
      const word = askOne(run, { seat: current(run), prompt: 'option' }, ids(open));
      if (word === undefined) return 'again';
      frame.chosen = word === 'evacuate' ? 'evacuate' : 'prepare';
    }
    if (frame.chosen === 'prepare') prepare(run, 1);
    else if (evacuateOne(run) === undefined) return 'again';
    frame.chosen = undefined;
  },

  evacuate(run, { n }, frame) {
    frame.count ??= n;
    const gone = frame.count === 0 ? false : evacuateOne(run);
    if (gone === undefined) return 'again';
    if (!gone) {
      frame.count = undefined;
      return;
    }
    frame.count -= 1;
    return 'again';
  },

  'scout-locked'(run, _op, frame): Again {
    const { locked } = onNewCaprica(run);
    const [top] = locked;
    const seat = you(run);
    if (!top) return;
    if (!frame.seen) {
      top.seen |= bit(seat);
      emit(run, 'locked-seen', { seat, card: top.card, secretTo: bit(seat) });
      frame.seen = true;
    }
    const question = { seat, prompt: 'top-or-bottom', about: 'civilians' } as const;
    const word = askOne(run, question, ids(['top', 'bottom']));
    if (word === undefined) return 'again';
    frame.seen = undefined;
    if (word === 'bottom') locked.push(...locked.splice(0, 1));
    emit(run, 'locked-returned', { seat, to: word === 'bottom' ? 'bottom' : 'top' });
  },

  'evacuate-by-icon'(run) {
    const { icons, card, marks = [] } = crisis(run);
    const due = icons && run.lib.crises.get(card)?.evacuate === true;
    if (!due || marks.includes('before-return') || marks.includes('no-jump-step')) return;
    return evacuateOne(run) === undefined ? 'again' : undefined;
  },

  /** One after the other, each with what its loss sets in motion. Ships in space are safe. */
  'lose-ships-left'(run) {
    return destroyOnPlanet(run) ? 'again' : undefined;
  },
};
