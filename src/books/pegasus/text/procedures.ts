import type { Party } from '#text/plan/plan.ts';
import type { Piece } from '#text/plan/planner.ts';

/** What happens when Galactica leaves, sentence by sentence. */
const departure = ['leave-new-caprica', 'departure-ships', 'departure-people', 'departure-end'] as const;

export const procedures = {
  'turned-sympathetic': (who: Party): readonly Piece[] => [
    { frame: 'turn-cylon', by: who, undergoes: true },
    { leads: [], clauses: [{ frame: 'draw-agenda' }] },
  ],
  'blind-jump': (): readonly Piece[] => [
    { frame: 'jump' },
    { leads: [], clauses: [{ frame: 'blind-jump', values: { one: 1 } }] },
  ],
  execution: (who: Party): readonly Piece[] => [{ frame: 'be-executed', by: who, undergoes: true }],
  'execution-without-loss': (who: Party): readonly Piece[] => [
    { frame: 'be-executed', by: who, undergoes: true },
    { leads: [], clauses: [{ frame: 'execution-costs-nothing' }] },
  ],
  'leave-new-caprica': (): readonly Piece[] => departure.map(frame => ({ leads: [], clauses: [{ frame }] })),
};
