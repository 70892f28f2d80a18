/** Galactica comes back for those it left behind, and leaves again. */
import { sectors, shipKinds } from '#engine/model/vocabulary.ts';
import { putShips, settle } from '#engine/ops/placing.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { endGame } from '#engine/rules/ending.ts';
import { boardOf, isHuman } from '#engine/rules/people.ts';
import { anyExhausted } from '#engine/rules/resources.ts';
import { clockwise, current, nearest } from '#engine/run/find.ts';
import { emit, push } from '#engine/run/run.ts';
import { onNewCaprica } from './board.ts';

export const orbitOps: Resolvers<
  'reach-orbit' | 'meet-in-orbit' | 'depart' | 'execute-those-left' | 'judge-departure'
> = {
  /** A crisis in progress has come before the return: its evacuation icon is not due. */
  'reach-orbit'(run) {
    onNewCaprica(run).orbit = true;
    const now = nearest(run, 'crisis');
    if (now) now.marks = [...(now.marks ?? []), 'before-return'];
    emit(run, 'orbit-reached', {});
  },

  /** As far as there are pieces; the current player says where they fall short. */
  'meet-in-orbit'(run, { ships }, frame) {
    const [kind, ...left] = frame.left ?? shipKinds;
    if (!kind) {
      frame.left = undefined;
      return;
    }
    const demand = sectors.flatMap(at => {
      const n = ships[at]?.[kind] ?? 0;
      return n > 0 ? [[at, n] as const] : [];
    });
    const chosen = settle(run, kind, demand);
    if (chosen === undefined) return 'again';
    putShips(run, kind, chosen, kind === 'viper' ? 'reserves' : 'supply');
    frame.left = left;
    return 'again';
  },

  depart(run) {
    emit(run, 'departed', {});
  },

  /** Whoever counts as a human, in the order of turns; each execution is finished before the next begins. */
  'execute-those-left'(run, _op, frame) {
    frame.left ??= clockwise(run, current(run)).filter(
      seat => isHuman(run, seat) && boardOf(run, seat) === 'new-caprica',
    );
    const [seat, ...left] = frame.left;
    if (seat === undefined) {
      frame.left = undefined;
      return;
    }
    frame.left = left;
    push(run, 'execution', { seat });
    return 'again';
  },

  'judge-departure'(run) {
    if (anyExhausted(run)) endGame(run, 'cylons', 'resource-zero');
    else endGame(run, 'humans', 'last-jump');
  },
};
