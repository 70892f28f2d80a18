import type { ShipKind } from '#engine/model/vocabulary.ts';
import type { Ship } from './model.ts';

/** The order in which the ships of a sector are drawn and told: hunters first, then who defends, then the hunted. */
const kindsInOrder = [
  'basestar',
  'heavy-raider',
  'raider',
  'viper',
  'civilian',
] as const satisfies readonly ShipKind[];

/** Ships of one kind keep their order among themselves: it tells apart those that differ. */
export function inOrder(ships: readonly Ship[]): readonly Ship[] {
  return kindsInOrder.flatMap(kind => ships.filter(ship => ship.kind === kind));
}
