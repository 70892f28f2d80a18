/** Ships placed together in one space area that a player chooses. */
import { askOne, ids } from '../choices/ask.ts';
import { askCrafts } from '../choices/askCraft.ts';
import type { OpOf } from '../model/flow.ts';
import type { FrameOf } from '../model/frame.ts';
import {
  type Craft,
  launchSectors,
  type Sector,
  type ShipKind,
  type ShipNumber,
  sectors,
  shipKinds,
} from '../model/vocabulary.ts';
import { craftsIn } from '../rules/crafts.ts';
import { supply } from '../rules/ships.ts';
import { you } from '../run/find.ts';
import { type Again, type Position, push, type Run } from '../run/run.ts';
import { putShips, putVipers, settle } from './placing.ts';

/** The space areas in question. */
function areas({ state }: Position, op: OpOf<'deploy'>): readonly Sector[] {
  switch (op.in) {
    case 'any':
      return sectors;
    case 'launch':
      return launchSectors;
    case 'piloted':
      return sectors.filter(at => state.ships.some(s => s.at === at && s.pilot !== undefined));
  }
}

const kindsIn = ({ ships }: OpOf<'deploy'>) => shipKinds.filter(kind => (ships[kind] ?? 0) > 0);

/** Pieces of that kind at hand; where it must be a certain craft, of those. */
function atHand(run: Position, op: OpOf<'deploy'>, kind: ShipKind): number {
  if (op.craft === undefined) return supply(run, kind);
  return craftsIn(run, 'reserves').find(({ craft }) => craft === op.craft)?.n ?? 0;
}

export const canDeploy = (run: Position, op: OpOf<'deploy'>): boolean =>
  areas(run, op).length > 0 && kindsIn(op).some(kind => atHand(run, op, kind) > 0);

export function deploy(run: Run, op: OpOf<'deploy'>, frame: FrameOf<'deploy'>): Again {
  if (frame.area === undefined) {
    // What follows may speak of the ships placed: none, and not those that another card has placed.
    frame.placed = [];
    if (!canDeploy(run, op)) return;
    const word = askOne(run, { seat: you(run), prompt: 'sector', about: 'place' }, ids(areas(run, op)));
    const area = sectors.find(s => s === word);
    if (area === undefined) return 'again';
    frame.area = area;
    return 'again';
  }
  const { area, placed = [], launches = [] } = frame;
  const [kind, ...left] = frame.left ?? kindsIn(op);
  if (kind === undefined) {
    frame.left = undefined;
    frame.area = undefined;
    frame.launches = undefined;
    if (launches.length > 0) push(run, 'vipers-launched', { launched: launches });
    return;
  }
  const ships = kind === 'viper' ? deployVipers(run, op, area) : deployOthers(run, op, area, kind);
  if (ships === undefined) return 'again';
  frame.placed = [...placed, ...ships];
  if (kind === 'viper') frame.launches = ships;
  frame.left = left;
  return 'again';
}

function deployVipers(run: Run, op: OpOf<'deploy'>, area: Sector): ShipNumber[] | undefined {
  const n = op.ships.viper ?? 0;
  const same: (Craft | undefined)[] | undefined = op.craft && Array.from({ length: n }, () => op.craft);
  const vipers = same ?? askCrafts(run, you(run), 'place', n, op.upTo ? 1 : n);
  return vipers && putVipers(run, area, vipers);
}

function deployOthers(
  run: Run,
  op: OpOf<'deploy'>,
  area: Sector,
  kind: Exclude<ShipKind, 'viper'>,
): ShipNumber[] | undefined {
  const chosen = settle(run, kind, [[area, op.ships[kind] ?? 0]]);
  return chosen && putShips(run, kind, chosen, 'supply');
}
