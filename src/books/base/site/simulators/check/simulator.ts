import { defineSimulator } from '#books/defineSimulator.ts';

/** It begins with the example that the printed rules work through: 6 for it, 3 against, and 3 are too few against 6. */
export const simulator = defineSimulator({
  rule: 'skill-check.final-strength',
  lesson: 'checks',
  of: 'check',
  start: {
    check: { difficulty: 6, skills: ['politics', 'leadership'] },
    given: {
      destiny: ['launch-scout/1', 'evasive-maneuvers/1'],
      left: ['declare-emergency/3', 'launch-scout/1'],
      next: [],
      current: ['declare-emergency/3'],
    },
    as: 'left',
  },
  // None of them has a say in checks that the simulator does not know.
  players: {
    current: { character: 'saul-tigh', at: 'command' },
    left: { character: 'lee-adama', at: 'hangar-deck' },
    next: { character: 'tom-zarek', at: 'administration' },
  },
  loyalty: 'not-a-cylon',
});
