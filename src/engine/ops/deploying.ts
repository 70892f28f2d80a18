/** Ships placed together in one space area that a player chooses. */
import { askOne, ids } from '../choices/ask.ts';
import { askCrafts } from '../choices/askCraft.ts';
import type { OpOf } from '../model/flow.ts';
import type { Frame } from '../model/state.ts';
import { type Craft, launchSectors, type Sector, sectors, shipKinds } from '../model/vocabulary.ts';
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

export const canDeploy = (run: Position, op: OpOf<'deploy'>): boolean =>
  areas(run, op).length > 0 && kindsIn(op).some(kind => supply(run, kind) > 0);

/** Kinds still to be placed lie in `left`. */
export function deploy(run: Run, op: OpOf<'deploy'>, frame: Frame): Again {
  if (!frame.left) {
    if (!canDeploy(run, op)) return;
    const word = askOne(run, { seat: you(run), prompt: 'sector', about: 'place' }, ids(areas(run, op)));
    const at = sectors.find(s => s === word);
    if (at === undefined) return 'again';
    frame.sector = at;
    frame.left = kindsIn(op);
    frame.placed = [];
    frame.launched = [];
    return 'again';
  }
  const kind = shipKinds.find(k => k === frame.left?.[0]);
  if (kind === undefined) return deployed(run, frame);
  const placed = kind === 'viper' ? deployVipers(run, op, frame) : deployOthers(run, op, frame, kind);
  if (placed === undefined) return 'again';
  frame.placed?.push(...placed);
  frame.left.shift();
  return 'again';
}

function deployed(run: Run, frame: Frame): void {
  const launched = frame.launched ?? [];
  delete frame.left;
  delete frame.sector;
  delete frame.launched;
  if (launched.length > 0) push(run, 'vipers-launched', { launched });
}

function deployVipers(run: Run, op: OpOf<'deploy'>, frame: Frame): number[] | undefined {
  const n = op.ships.viper ?? 0;
  const same: (Craft | undefined)[] | undefined = op.craft && Array.from({ length: n }, () => op.craft);
  const vipers = same ?? askCrafts(run, you(run), 'place', n, op.upTo ? 1 : n);
  if (vipers === undefined || frame.sector === undefined) return undefined;
  const placed = putVipers(run, frame.sector, vipers);
  frame.launched?.push(...placed);
  return placed;
}

function deployOthers(
  run: Run,
  op: OpOf<'deploy'>,
  { sector }: Frame,
  kind: Exclude<(typeof shipKinds)[number], 'viper'>,
): number[] | undefined {
  const chosen = sector && settle(run, kind, [[sector, op.ships[kind] ?? 0]]);
  return chosen && putShips(run, kind, chosen, 'supply');
}
