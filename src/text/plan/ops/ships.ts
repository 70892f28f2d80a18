import type { Activation, ShipKind } from '#engine/model/vocabulary.ts';
import { says } from '../../conds.ts';
import type { Activated, Clause, Party } from '../plan.ts';
import type { Planners } from '../planner.ts';
import { by } from './by.ts';

type ShipOps =
  | 'place'
  | 'deploy'
  | 'destroy'
  | 'damage-vipers'
  | 'recall-vipers'
  | 'repair'
  | 'damage-galactica'
  | 'board'
  | 'activate'
  | 'launch';

export const shipOps: Planners<ShipOps> = {
  place: ({ ships }, { actor }) => [
    { frame: 'place', values: { ships: { placement: ships } }, count: piecesIn(ships), ...by(actor) },
  ],
  deploy: ({ ships, in: where, craft }, { actor }) => {
    const does = { by: actor ?? 'current' } as const;
    const n = ships.viper ?? 0;
    if (where === 'piloted') return [{ frame: 'deploy-piloted', values: { n }, ...does }];
    const placed = craft === undefined ? { ships } : { counted: craft, n };
    return [{ frame: `deploy-${where}`, values: { ships: placed }, ...does }];
  },
  destroy: ({ what, n }, { actor }) => [
    what === 'civilian'
      ? { frame: 'destroy-civilian', values: { n }, count: n, ...by(actor) }
      : { frame: 'destroy', values: { ships: { counted: what, n } }, count: n, ...by(actor) },
  ],
  'damage-vipers': ({ n, in: where }, { actor }) => [
    { frame: `damage-vipers-${where}`, values: { n }, count: n, ...by(actor) },
  ],
  'recall-vipers': (_, { actor }) => [{ frame: 'recall-vipers', count: 2, ...by(actor) }],
  repair: (op, { party, actor }) => {
    if (op.what === 'location' && op.any) return [{ frame: 'repair-any', ...by(actor) }];
    if (op.what === 'vipers') {
      const { n } = op;
      if (n === 'all') return [{ frame: 'repair-all-vipers', ...by(actor) }];
      const mender = op.by === undefined ? by(actor) : { by: party(op.by) };
      return [
        { frame: op.destroyed ? 'repair-vipers-destroyed' : 'repair-vipers', values: { n }, ...mender },
      ];
    }
    if (op.what === 'raptor') return [{ frame: 'repair-raptor', values: { one: 1 }, count: 1, ...by(actor) }];
    if (op.any) return [{ frame: 'repair-any', ...by(actor) }];
    return [{ frame: 'repair-location', ...by(actor) }];
  },
  'damage-galactica': ({ n, outOf }, { actor, known, facets }) => {
    if (outOf !== undefined) return [{ frame: 'damage-galactica-pick', values: { n, outOf }, ...by(actor) }];
    // Galactica has just been named.
    const named = facets.some(({ namesGalactica = [] }) => namesGalactica.some(name => says(known, name)));
    if (n === 1 && actor === undefined && named) return [{ frame: 'damage-it' }];
    return n === 1
      ? [{ frame: 'damage-galactica', ...by(actor) }]
      : [{ frame: 'damage-galactica-times', values: { n }, ...by(actor) }];
  },
  board: ({ n }, { actor }) => [{ frame: 'board', values: { n }, count: n, ...by(actor) }],
  activate: ({ what, placed }, { actor }) =>
    placed
      ? [{ frame: 'activate-placed', ...by(actor) }]
      : activations(what, actor === 'current' ? actor : 'you'),
  launch: ({ ships }) => [{ frame: 'launch', values: { ships: { ships } } }],
};

/** What Cylon activation icons set in motion, one after the other. */
export function activations(kinds: readonly Activation[], by: Party = 'you'): readonly Clause[] {
  const clauses: Clause[] = [];
  for (const kind of kinds) {
    const last = clauses.at(-1)?.values?.['what'];
    if (kind === 'launch-raiders') clauses.push({ frame: 'launch-raiders', by });
    else if (typeof last === 'object' && 'activations' in last)
      clauses.splice(-1, 1, activate([...last.activations, kind], by));
    else clauses.push(activate([kind], by));
  }
  return clauses;
}

function activate(kinds: readonly Activated[], by: Party): Clause {
  return { frame: 'activate', values: { what: { activations: kinds } }, by };
}

type Pieces = { readonly [sector: string]: { readonly [kind in ShipKind]?: number } | undefined };

function piecesIn(ships: Pieces): number {
  return Object.values(ships)
    .flatMap(here => Object.values(here ?? {}))
    .reduce((sum, n) => sum + n, 0);
}
