/** The Occupation Forces: they come, march, take ships with them, and are destroyed. */
import { askOne, ids } from '#engine/choices/ask.ts';
import type { LocationId, Seat } from '#engine/model/vocabulary.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { decider } from '#engine/queries/who.ts';
import { boardOf, isHuman, locationOf } from '#engine/rules/people.ts';
import { you } from '#engine/run/find.ts';
import { emit, type Position, type Run } from '#engine/run/run.ts';
import { occupationTrack, onNewCaprica, settled } from './board.ts';
import { destroyOnPlanet } from './civilians.ts';

/** A new one on the first space, as long as there are any (pegasus.new-caprica.occupation.limit). */
function place(run: Run, n: number): void {
  const { forces } = onNewCaprica(run);
  const [first] = occupationTrack(run.lib);
  const { occupationForces: most = 0 } = run.lib.supplies;
  for (let i = 0; i < n && first !== undefined && forces.length < most; i++) {
    forces.push(first);
    emit(run, 'occupation-placed', { at: first });
  }
}

/** One space to the right; out of the last one it takes a ship with it. */
function march(run: Run, at: LocationId): void {
  const here = onNewCaprica(run);
  const track = occupationTrack(run.lib);
  const to = track[track.indexOf(at) + 1];
  here.forces.splice(here.forces.indexOf(at), 1, ...(to === undefined ? [] : [to]));
  if (to !== undefined) {
    emit(run, 'occupation-moved', { to });
    return;
  }
  emit(run, 'occupation-left', { at });
  destroyOnPlanet(run);
}

/** The spaces where one stands: those on the same space are alike. */
const spaces = (run: Position): LocationId[] => [...new Set(settled(run)?.forces)];

/** Which one somebody means; nothing while asking. */
function choose(run: Run, seat: Seat, about: 'activate' | 'destroy'): LocationId | undefined {
  return askOne(run, { seat, prompt: 'occupation', about }, ids(spaces(run)));
}

function destroyAt(run: Run, at: LocationId): void {
  const { forces } = onNewCaprica(run);
  const i = forces.indexOf(at);
  if (i < 0) return;
  forces.splice(i, 1);
  emit(run, 'occupation-destroyed', { at });
}

/** An Occupation Force stands where this player is. */
export function forceBeside(run: Position, seat: Seat): boolean {
  const at = locationOf(run, seat);
  return at !== undefined && spaces(run).includes(at);
}

/** A human whom this Cylon could imprison: at the same place, with an Occupation Force there. */
export function inReach(run: Position, seat: Seat, other: Seat): boolean {
  const at = locationOf(run, seat);
  return at !== undefined && isHuman(run, other) && locationOf(run, other) === at && forceBeside(run, seat);
}

const someForce = (run: Position): boolean => spaces(run).length > 0;

export const occupationOps: Resolvers<
  'occupy' | 'advance-occupation' | 'activate-force' | 'destroy-force' | 'destroy-force-here'
> = {
  occupy: (run, { n }) => place(run, n),

  /** Each once, and what comes of it before the next; with none about, one comes. */
  'advance-occupation'(run, _op, frame) {
    if (!frame.left) {
      if (!someForce(run)) return place(run, 1);
      const { forces } = onNewCaprica(run);
      frame.left = occupationTrack(run.lib).flatMap(space => forces.filter(at => at === space));
    }
    const [at, ...left] = frame.left;
    if (at === undefined) {
      frame.left = undefined;
      return;
    }
    frame.left = left;
    march(run, at);
    return 'again';
  },

  'activate-force'(run) {
    // The location that orders it places one besides (spawn-with-authority-action).
    if (!someForce(run))
      return place(run, run.state.rulings['spawn-with-authority-action'] === 'one' ? 0 : 1);
    const at = choose(run, you(run), 'activate');
    if (at === undefined) return 'again';
    march(run, at);
    return undefined;
  },

  'destroy-force'(run, { by, n }, frame) {
    frame.count ??= n;
    const seat = decider(run, by);
    if (frame.count === 0 || seat === undefined || !someForce(run)) {
      frame.count = undefined;
      return;
    }
    const at = choose(run, seat, 'destroy');
    if (at === undefined) return 'again';
    frame.count -= 1;
    destroyAt(run, at);
    return 'again';
  },

  'destroy-force-here'(run) {
    const at = locationOf(run, you(run));
    if (at !== undefined && boardOf(run, you(run)) === 'new-caprica') destroyAt(run, at);
  },
};
