import type { Procedures } from './index.ts';

export const turns: Procedures = {
  turn: [
    { op: 'begin-turn', rule: 'turn.active-player' },
    { op: 'window', point: 'turn-start' },
    { op: 'step', step: 'skills', rule: 'turn.six-steps' },
    { op: 'receive-skills', rule: 'skills-step.draw-set' },
    { op: 'step', step: 'movement', rule: 'turn.six-steps' },
    { op: 'move-character', rule: 'movement.optional' },
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
  // Granted outside the own Action step (Executive Order, Alert Viper Pilot, Hangar Deck).
  act: [{ op: 'take-actions', rule: 'abilities.action-step-only' }],
  move: [{ op: 'move-character', rule: 'movement.optional' }],
  fly: [{ op: 'activate-own-viper', rule: 'actions.viper' }],
  'card-used': [{ op: 'window', point: 'card-used' }],
  'pay-for-location': [{ op: 'pay-for-location', rule: 'actions.location' }],
};
