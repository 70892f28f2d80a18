/** Missions and the space they lie on. */

import type { Resolvers } from '#engine/ops/resolver.ts';
import { current, turn, you } from '#engine/run/find.ts';
import { discardTo, draw, shuffleIn } from '#engine/run/piles.ts';
import { emit, push } from '#engine/run/run.ts';

export const missionOps: Resolvers<'begin-mission' | 'turn-down' | 'clear-mission'> = {
  'begin-mission'(run) {
    const card = draw(run, 'mission');
    if (card === undefined) return;
    const own = you(run) === current(run);
    if (own || run.state.rulings['bridge-crisis-skip'] !== 'current-player') turn(run).noCrisis = true;
    run.state.slots.mission = { card, up: true };
    emit(run, 'mission-begun', { seat: you(run), card });
    push(run, `mission/${card}#`);
  },

  'turn-down'(run) {
    const { mission } = run.state.slots;
    if (!mission) return;
    mission.up = false;
    emit(run, 'card-turned-down', { card: mission.card });
  },

  /** With a distance it goes beside the objective, where it counts already; face down it goes back unseen. */
  'clear-mission'(run) {
    const { slots, inPlay } = run.state;
    const { mission } = slots;
    delete slots.mission;
    if (!mission || inPlay.includes(mission.card)) return;
    if (mission.up) discardTo(run, 'mission', mission.card);
    else shuffleIn(run, 'mission', [mission.card]);
    emit(run, 'card-left-play', { card: mission.card, to: mission.up ? 'discard' : 'deck' });
  },
};
