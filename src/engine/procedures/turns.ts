import type { Procedures } from './index.ts';

export const turns: Procedures = {
  turn: [
    { op: 'begin-turn', rule: 'turn.active-player' },
    { op: 'window', point: 'turn-start' },
    { op: 'step', step: 'skills', rule: 'turn.six-steps' },
    {
      op: 'when',
      test: 'revealed',
      then: [{ op: 'draw-as-cylon', rule: 'cylon-turn.draw-two' }],
      else: [
        { op: 'draw-multi-skill', rule: 'skills-step.multi-skill-split' },
        { op: 'draw-set', rule: 'skills-step.draw-set' },
      ],
    },
    { op: 'step', step: 'movement', rule: 'turn.six-steps' },
    { op: 'call', block: 'move' },
    { op: 'step', step: 'action', rule: 'turn.six-steps' },
    { op: 'take-actions', rule: 'actions.one' },
    {
      op: 'when',
      test: 'faces-crisis',
      then: [{ op: 'call', block: 'crisis-step' }, { op: 'repeat-crisis-step' }],
    },
    { op: 'step', step: 'end', rule: 'turn.end' },
    { op: 'window', point: 'turn-end' },
    { op: 'keep-hand-limits', rule: 'hand-limit.ten-at-every-turn-end' },
    { op: 'look-at-resources', rule: 'cylon-goal.resource' },
  ],
  // Chosen first, then paid for; the steps after that are of use to one kind of move each.
  move: [
    { op: 'choose-move', rule: 'movement.optional' },
    { op: 'pay-for-move', rule: 'movement.ship-change-cost' },
    { op: 'fly-on', rule: 'movement.viper-adjacent' },
    { op: 'land', rule: 'movement.viper-land' },
    { op: 'walk', rule: 'movement.same-ship-free' },
    { op: 'walk-as-cylon', rule: 'cylon-turn.move' },
  ],
  // Granted outside the own Action step (Executive Order, Alert Viper Pilot, Hangar Deck).
  act: [{ op: 'take-actions', rule: 'abilities.action-step-only' }],
  fly: [{ op: 'activate-own-viper', rule: 'actions.viper' }],
  'card-used': [{ op: 'window', point: 'card-used' }],
  'pay-for-location': [{ op: 'pay-for-location', rule: 'actions.location' }],
};
