/** Moments of Pegasus: each is opened only where a card of the game could answer. */
import { treacheryPoints } from '#books/treachery/engine/points.ts';
import type { PointInfo, PointsOfBook } from '#engine/timing/points.ts';

const own = {
  'movement-end': { atoms: ['pegasus.movement-abilities.instead-of-move'] },
  'action-end': { atoms: ['pegasus.clarifications.kat-brig'] },
  'check-decided': { atoms: ['pegasus.execution.use-with-care'], cancels: 'the result' },
  'cylon-shown': { atoms: ['pegasus.execution.cylon-shows-one'] },
  'raiders-activated': { atoms: ['pegasus.skill-cards.new-abilities'], cancels: 'the attacks' },
  'raiders-done': { atoms: ['pegasus.components.scar-token'] },
  arrived: { atoms: ['pegasus.execution.use-with-care'] },
} as const satisfies Record<string, PointInfo>;

export interface PegasusPoints extends Record<keyof typeof own, object> {}

declare module '#engine/timing/points.ts' {
  interface TimingPoints extends PegasusPoints {}
}

export const pegasusPoints: PointsOfBook = {
  ...treacheryPoints,
  ...own,
  'cards-discarded': { atoms: ['pegasus.treachery.discard-and-sabotage'] },
  'quorum-played': { atoms: ['pegasus.new-caprica.locations.president-roll'] },
  'resource-lost': { atoms: ['pegasus.execution.human-morale'] },
  'centurion-destroyed': { atoms: ['pegasus.skill-cards.new-abilities'] },
};
