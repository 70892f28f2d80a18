import { by } from '#text/plan/ops/by.ts';
import type { Party } from '#text/plan/plan.ts';
import type { Piece, Planning } from '#text/plan/planner.ts';

export const procedures = {
  'return-at-once': (_: Party, { actor }: Planning): readonly Piece[] => [
    { frame: 'return-at-once', ...by(actor) },
  ],
  'return-elsewhere': (_: Party, { actor }: Planning): readonly Piece[] => [
    { frame: 'return-elsewhere', ...by(actor) },
  ],
  'pass-titles': (): readonly Piece[] => [{ frame: 'pass-titles' }],
};
