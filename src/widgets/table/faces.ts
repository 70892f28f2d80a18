import type { BoardPart } from '../../board/parts.ts';
import type { TableBenchId } from '../../machines/tables/tables.ts';
import type { HeldKind } from './Held.tsx';

interface Face {
  /** The parts of the board that it is about. */
  readonly parts: readonly BoardPart[];
  /** The cards that everybody holds. */
  readonly held: readonly HeldKind[];
  /** What of it the sandbox opens. */
  readonly sandbox: string;
}

export const faces: { readonly [bench in TableBenchId]: Face } = {
  reckless: { parts: ['space', 'resources'], held: ['hand'], sandbox: 'card=skill/at-any-cost' },
  execution: { parts: ['players', 'resources'], held: ['loyalty'], sandbox: 'card=location/airlock' },
  occupation: {
    parts: ['new-caprica', 'resources'],
    held: [],
    sandbox: 'card=location/shipyard',
  },
  agendas: { parts: ['resources'], held: ['loyalty'], sandbox: 'card=agenda/genocide' },
  abilities: {
    parts: ['space', 'resources'],
    held: ['hand', 'mutiny'],
    sandbox: 'card=skill/quick-thinking',
  },
  mutiny: { parts: ['players'], held: ['mutiny', 'loyalty'], sandbox: 'card=loyalty/mutineer' },
  mission: {
    parts: ['jump', 'resources'],
    held: ['hand'],
    sandbox: 'card=location/demetrius-bridge',
  },
  'assault-raptors': { parts: ['space', 'reserves'], held: [], sandbox: 'card=skill/raptor-specialist' },
  motives: { parts: ['resources'], held: ['loyalty'], sandbox: 'card=motive/keep-them-docile' },
};
