/** The raider that is not like the others, and crises that go with the raiders. */
import type { BookRules } from '#engine/library/facet.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { discardAttached } from '#engine/ops/thisCard.ts';
import { shipById, shipsOf } from '#engine/rules/ships.ts';
import { crisis, nearest } from '#engine/run/find.ts';
import { type Position, push, type Run } from '#engine/run/run.ts';
import { mark } from './marks.ts';

/** Only an attack with 7 or more destroys it. */
const toughness = 7;
const twice = 'scar-twice';

function scarOf(run: Position) {
  const id = run.state.slots.scar;
  return id === undefined ? undefined : shipById(run, id);
}

export const spares: NonNullable<BookRules['spares']> = (run, ship, value = 0) =>
  (ship.id === run.state.slots.scar && value < toughness) || undefined;

function leavePlay(run: Run, until: 'no-raiders' | 'scar-destroyed'): void {
  for (const card of run.state.inPlay.slice()) {
    if (run.lib.crises.get(card)?.until === until) discardAttached(run, card);
  }
}

export const destroyed: NonNullable<BookRules['destroyed']> = (run, ship) => {
  if (ship.kind !== 'raider') return;
  if (ship.id === run.state.slots.scar) {
    delete run.state.slots.scar;
    leavePlay(run, 'scar-destroyed');
  }
  if (shipsOf(run, 'raider').length === 0) leavePlay(run, 'no-raiders');
};

export const raiderOps: Resolvers<'mark-scar' | 'activate-scar-again'> = {
  'mark-scar'(run) {
    const raider = crisis(run)
      .placed.map(id => shipById(run, id))
      .find(ship => ship?.kind === 'raider');
    if (raider) run.state.slots.scar = raider.id;
    else delete run.state.slots.scar;
  },

  /** Once more, after it has acted with the others. */
  'activate-scar-again'(run) {
    const scar = scarOf(run);
    const now = nearest(run, 'turn');
    if (!scar || !now?.acted.includes(scar.id) || now.marks?.includes(twice)) return;
    mark(run, twice);
    push(run, 'raider', { ship: scar.id });
  },
};
