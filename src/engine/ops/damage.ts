/** What a hit does, step by step; what was hit lies in the frame. */
import type { Frame } from '../model/frame.ts';
import type { Ship } from '../model/state.ts';
import { resources } from '../model/vocabulary.ts';
import { anyAnswer } from '../queries/modifiers.ts';
import { writeOff } from '../rules/crafts.ts';
import { damageWorth, destroyCylon } from '../rules/damage.ts';
import { endGame } from '../rules/ending.ts';
import { seatsAt, sendTo } from '../rules/people.ts';
import { lose } from '../rules/resources.ts';
import { removeFromGame, shipById, takeOff } from '../rules/ships.ts';
import { draw } from '../run/piles.ts';
import { emit, push, type Run } from '../run/run.ts';
import type { Resolvers } from './resolver.ts';

function hit(run: Run, frame: Frame): Ship | undefined {
  return frame.ship === undefined ? undefined : shipById(run, frame.ship);
}

export const damageOps: Resolvers<
  | 'draw-damage'
  | 'damage-location'
  | 'look-at-damage'
  | 'draw-basestar-damage'
  | 'look-at-basestar'
  | 'damage-viper'
  | 'destroy-viper'
  | 'rescue-pilot'
  | 'lose-civilian'
> = {
  'draw-damage'(run, _op, frame) {
    const token = frame.card ?? draw(run, 'galactica-damage');
    if (token === undefined) return;
    frame.card = token;
    emit(run, 'galactica-damaged', { token });
    if (!run.lib.tokens.get(token)?.do) return;
    removeFromGame(run, token);
    push(run, `token/${token}#`);
  },

  'damage-location'(run, _op, frame) {
    const location = run.lib.tokens.get(frame.card ?? '')?.location;
    if (frame.card === undefined || location === undefined) return;
    run.state.galacticaDamage.push(frame.card);
    for (const seat of seatsAt(run, location)) sendTo(run, seat, 'sickbay');
  },

  'look-at-damage'(run) {
    const enough = run.lib.components.galacticaDamageToLose;
    if (run.state.galacticaDamage.length >= enough) endGame(run, 'cylons', 'galactica-destroyed');
  },

  /** No token is drawn for damage that destroys the basestar outright. */
  'draw-basestar-damage'(run, _op, frame) {
    const basestar = hit(run, frame);
    if (!basestar) return;
    const enough = run.lib.components.basestarDamageToLose;
    const token = damageWorth(run, basestar) + 1 >= enough ? undefined : draw(run, 'basestar-damage');
    if (token === undefined) {
      frame.destroyed = true;
      return;
    }
    basestar.damage = [...(basestar.damage ?? []), token];
    emit(run, 'ship-damaged', { ship: 'basestar', at: basestar.at, token });
  },

  'look-at-basestar'(run, _op, frame) {
    const basestar = hit(run, frame);
    if (!basestar) return;
    const enough = run.lib.components.basestarDamageToLose;
    if (frame.destroyed || damageWorth(run, basestar) >= enough) destroyCylon(run, basestar);
  },

  'damage-viper'(run, _op, frame) {
    const viper = hit(run, frame);
    if (!viper) return;
    if (viper.pilot !== undefined && anyAnswer(run, 'viper-is-fragile', { seat: viper.pilot })) {
      return push(run, 'viper-destroyed', { ship: viper.id });
    }
    takeOff(run, viper);
    run.state.damagedVipers += 1;
    emit(run, 'ship-damaged', { ship: 'viper', at: viper.at });
    if (viper.pilot !== undefined) frame.seat = viper.pilot;
  },

  'destroy-viper'(run, _op, frame) {
    const viper = hit(run, frame);
    if (!viper) return;
    takeOff(run, viper);
    writeOff(run, viper.craft);
    emit(run, 'ship-destroyed', { ship: viper.craft ?? 'viper', at: viper.at });
    if (viper.pilot !== undefined) frame.seat = viper.pilot;
  },

  'rescue-pilot'(run, _op, frame) {
    if (frame.seat !== undefined) sendTo(run, frame.seat, 'sickbay');
  },

  /** The ship is turned up and what it carried is lost. */
  'lose-civilian'(run, _op, frame) {
    const { card: cargo, sector: at } = frame;
    if (cargo === undefined) return;
    run.state.destroyed.civilians.push(cargo);
    emit(run, 'ship-destroyed', { ship: 'civilian', cargo, ...(at === undefined ? {} : { at }) });
    const loss = run.lib.civilians.get(cargo)?.loss ?? {};
    for (const resource of resources) lose(run, resource, loss[resource] ?? 0);
  },
};
