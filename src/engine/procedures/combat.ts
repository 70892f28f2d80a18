import type { Procedures } from '../model/flow.ts';

export const combat: Procedures = {
  'activate-raiders': [
    {
      op: 'if',
      cond: { test: 'ships-in-space', kind: 'raider' },
      then: [{ op: 'activate-raiders', rule: 'activation.area-by-area' }],
      else: [{ op: 'launch', ships: { raider: 2 }, rule: 'raiders.none-launch-two' }],
    },
  ],
  'raiders-placed': [{ op: 'activate-raiders', rule: 'activation.area-by-area' }],
  // The first thing on the list it can do (raiders.priority).
  raider: [
    {
      op: 'when',
      rule: 'raiders.priority',
      test: 'viper-here',
      then: [{ op: 'aim-at-viper', rule: 'raiders.attack-unmanned-first', also: ['raiders.attack-choice'] }],
      else: [
        {
          op: 'when',
          test: 'civilian-here',
          then: [{ op: 'raid-civilian', rule: 'raiders.destroy-civilian', also: ['attack.civilian'] }],
          else: [
            {
              op: 'if',
              cond: { test: 'ships-in-space', kind: 'civilian' },
              then: [{ op: 'raider-moves', rule: 'raiders.move' }],
              else: [{ op: 'aim-at-galactica', rule: 'raiders.attack-galactica' }],
            },
          ],
        },
      ],
    },
  ],
  'activate-launch-raiders': [
    { op: 'launch', ships: { raider: 3 }, rule: 'raiders.launch-icon', also: ['raiders.launch-placement'] },
  ],
  'activate-heavy-raiders': [
    {
      op: 'advance-centurions',
      rule: 'heavy-raiders.centurions-advance',
      also: ['heavy-raiders.centurions-without-ships'],
    },
    { op: 'look-at-boarding', rule: 'cylon-goal.centurion' },
    { op: 'call', block: 'activate-heavy-raiders-alone' },
  ],
  'activate-heavy-raiders-alone': [
    {
      op: 'if',
      cond: { test: 'ships-in-space', kind: 'heavy-raider' },
      then: [
        { op: 'board-galactica', rule: 'heavy-raiders.board', also: ['heavy-raiders.centurion-start'] },
        { op: 'move-heavy-raiders', rule: 'heavy-raiders.move', also: ['heavy-raiders.never-attack'] },
      ],
      else: [{ op: 'launch-heavy-raiders', rule: 'heavy-raiders.none-launch-one' }],
    },
  ],
  'activate-basestars': [{ op: 'activate-basestars', rule: 'basestars.attack', also: ['basestars.none'] }],
  attack: [
    { op: 'roll-attack', rule: 'attack.roll' },
    { op: 'when', test: 'target-is-viper', then: [{ op: 'window', point: 'viper-attacked' }] },
    { op: 'read-attack-table', rule: 'attack.roll' },
  ],
  'vipers-launched': [{ op: 'window', point: 'viper-launched' }],
};
