/** The other sides of the overlays, and a board that comes into play on one side of the war. */
import type { BookRules } from '#engine/library/facet.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { moveTo, seatsAt, sendTo } from '#engine/rules/people.ts';
import { you } from '#engine/run/find.ts';
import { emit, type Position } from '#engine/run/run.ts';
import type { Overlay } from './words/boards.ts';

const isTurned = ({ state }: Position, board: Overlay): boolean =>
  state.slots.overlays?.includes(board) ?? false;

/** Missions and what belongs to them stay in the box without the objective (daybreak.earth.option-setup). */
const withMissions = ({ lib, state }: Position): boolean =>
  lib.objectives.get(state.options.objective)?.missions === true;

export const opens: NonNullable<BookRules['opens']> = (run, board, human) => {
  switch (board) {
    case 'demetrius':
      return withMissions(run) ? undefined : false;
    case 'rebel-basestar':
      return run.state.slots.rebelBasestar === (human ? 'humans' : 'cylons');
    case 'colonial-one':
      return isTurned(run, board) ? false : undefined;
    default:
      return undefined;
  }
};

/** Everything said of the Resurrection Ship is now said of the other place (daybreak.overlays.hub-redirect). */
export const sentInstead: NonNullable<BookRules['sentInstead']> = (run, to) =>
  to === 'resurrection-ship' && isTurned(run, 'cylon') ? 'hub-destroyed' : undefined;

export const overlayOps: Resolvers<'turn-overlay' | 'rebel-basestar' | 'relocate'> = {
  relocate: (run, { to }) => moveTo(run, you(run), to),

  'turn-overlay'(run, { board }) {
    if (isTurned(run, board)) return;
    run.state.slots.overlays = [...(run.state.slots.overlays ?? []), board];
    emit(run, 'overlay-turned', { board });
    if (board === 'cylon') {
      for (const seat of seatsAt(run, 'resurrection-ship')) moveTo(run, seat, 'hub-destroyed');
      return;
    }
    for (const { id, board: on } of run.lib.locations.values()) {
      if (on === board) for (const seat of seatsAt(run, id)) sendTo(run, seat, 'sickbay');
    }
  },

  'rebel-basestar'(run, { side }) {
    run.state.slots.rebelBasestar = side;
    emit(run, 'rebel-basestar-joined', { side });
  },
};
