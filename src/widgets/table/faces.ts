import type { BoardPart } from '#board/parts.ts';
import type { TableBenchId } from '#machines/tables/tables.ts';
import type { HeldKind } from './Held.tsx';

interface Face {
  /** The parts of the board that it is about. */
  readonly parts: readonly BoardPart[];
  /** The cards that everybody holds. */
  readonly held: readonly HeldKind[];
}

export const faces: { readonly [bench in TableBenchId]: Face } = {
  reckless: { parts: ['space', 'resources'], held: ['hand'] },
  execution: { parts: ['players', 'resources'], held: ['loyalty'] },
  occupation: {
    parts: ['new-caprica', 'resources'],
    held: [],
  },
  agendas: { parts: ['resources'], held: ['loyalty'] },
  abilities: {
    parts: ['space', 'resources'],
    held: ['hand', 'mutiny'],
  },
  mutiny: { parts: ['players'], held: ['mutiny', 'loyalty'] },
  mission: {
    parts: ['jump', 'resources'],
    held: ['hand'],
  },
  'assault-raptors': { parts: ['space', 'reserves'], held: [] },
  motives: { parts: ['resources'], held: ['loyalty'] },
};
