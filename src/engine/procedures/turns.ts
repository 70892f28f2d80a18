import type { Instruction, Procedures } from '../model/flow.ts';

/** Each of these is of use to one kind of player only. */
const skills: readonly Instruction[] = [
  { op: 'draw-as-cylon', rule: 'cylon-turn.draw-two' },
  {
    op: 'draw-multi-skill',
    rule: 'skills-step.multi-skill-split',
    also: ['skills-step.multi-skill-announce'],
  },
  { op: 'draw-set', rule: 'skills-step.draw-set', also: ['skills-step.draw-regardless'] },
];

/** Chosen first, then paid for; the steps after that are of use to one kind of move each. */
const moving: readonly Instruction[] = [
  { op: 'choose-move', rule: 'movement.optional' },
  { op: 'pay-for-move', rule: 'movement.ship-change-cost', also: ['movement.cost-face-up'] },
  { op: 'fly-on', rule: 'movement.viper-adjacent', also: ['piloting.normal-turn', 'piloting.move-twice'] },
  { op: 'land', rule: 'movement.viper-land' },
  { op: 'walk', rule: 'movement.same-ship-free' },
  { op: 'walk-as-cylon', rule: 'cylon-turn.move' },
];

export const turns: Procedures = {
  turn: [
    { op: 'begin-turn', rule: 'turn.active-player' },
    { op: 'window', point: 'turn-start' },
    { op: 'step', step: 'skills', rule: 'turn.six-steps' },
    ...skills,
    { op: 'step', step: 'movement', rule: 'turn.six-steps' },
    ...moving,
    { op: 'step', step: 'action', rule: 'turn.six-steps' },
    { op: 'take-actions', rule: 'actions.one', also: ['actions.pass'] },
    {
      op: 'when',
      test: 'faces-crisis',
      then: [{ op: 'call', block: 'crisis-step' }, { op: 'repeat-crisis-step' }],
    },
    { op: 'step', step: 'end', rule: 'turn.end' },
    { op: 'window', point: 'turn-end' },
    {
      op: 'keep-hand-limits',
      rule: 'hand-limit.ten-at-every-turn-end',
      also: [
        'hand-limit.own-choice',
        'hand-limit.only-skill-cards',
        'titles.quorum-no-limit',
        'cylon-turn.hand-limit',
      ],
    },
    { op: 'look-at-resources', rule: 'cylon-goal.resource', also: ['cylon-goal.recovered-resource'] },
  ],
  move: moving,
  // Granted outside the own Action step (Executive Order, Alert Viper Pilot, Hangar Deck).
  act: [{ op: 'take-actions', rule: 'abilities.action-step-only' }],
  fly: [{ op: 'activate-own-viper', rule: 'actions.viper' }],
  'card-used': [{ op: 'window', point: 'card-used' }],
  'pay-for-location': [{ op: 'pay-for-location', rule: 'actions.location' }],
};
