import type { Procedures } from '../model/flow.ts';

/** What a hit leads to. Each begins with the ship, token or cargo in its frame. */
export const damage: Procedures = {
  'galactica-hit': [
    { op: 'draw-damage', rule: 'damage.draw-token' },
    { op: 'damage-location', rule: 'damage.location' },
    { op: 'look-at-damage', rule: 'cylon-goal.galactica-destroyed' },
  ],
  'basestar-hit': [
    { op: 'draw-basestar-damage', rule: 'damage.draw-token' },
    { op: 'look-at-basestar', rule: 'damage.basestar-three' },
  ],
  'viper-damaged': [
    { op: 'damage-viper', rule: 'damage.viper-damaged' },
    { op: 'rescue-pilot', rule: 'piloting.shot-down' },
  ],
  'viper-destroyed': [
    { op: 'destroy-viper', rule: 'damage.human-ship-gone' },
    { op: 'rescue-pilot', rule: 'piloting.shot-down' },
  ],
  'civilian-destroyed': [
    { op: 'lose-civilian', rule: 'damage.civilian-destroyed', also: ['resources.red-icon'] },
    { op: 'window', point: 'ship-destroyed' },
  ],
  'ship-destroyed': [{ op: 'window', point: 'ship-destroyed' }],
};
