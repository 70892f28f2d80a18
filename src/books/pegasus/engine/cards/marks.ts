/** What holds for the rest of a turn. */
import { askOne, ids } from '#engine/choices/ask.ts';
import type { BookRules } from '#engine/library/facet.ts';
import { type Resource, resources } from '#engine/model/vocabulary.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { pilotedBy, shipById } from '#engine/rules/ships.ts';
import { crisis, nearest, turn, you } from '#engine/run/find.ts';
import { type Again, emit, type Position, type Run } from '#engine/run/run.ts';

/** Takes one such mark off, if there is one. */
export function spendMark(run: Position, mark: string): boolean {
  const marks = nearest(run, 'turn')?.marks ?? [];
  const i = marks.indexOf(mark);
  if (i < 0) return false;
  marks.splice(i, 1);
  return true;
}

export function mark(run: Run, ...more: readonly string[]): void {
  const now = turn(run);
  now.marks = [...(now.marks ?? []), ...more];
}

const shield = (resource: Resource) => `shield:${resource}`;

/** The next loss of a resource somebody has seen to is smaller by one. */
export const lessens: NonNullable<BookRules['lessens']> = (run, resource, n) =>
  spendMark(run, shield(resource)) ? n - 1 : undefined;

/** The next crisis of a turn in which the engines have been made ready; later steps see it by the mark it gets. */
export const jumpIcon: NonNullable<BookRules['jumpIcon']> = run => {
  if (!spendMark(run, 'jump-icon')) return undefined;
  const now = crisis(run);
  now.marks = [...(now.marks ?? []), 'jump-icon'];
  return true;
};

/** The area of the raider that acts is covered. */
function covered(run: Position): string | undefined {
  const id = nearest(run, 'ship');
  const at = id === undefined ? undefined : shipById(run, id)?.at;
  const word = `interference:${at}`;
  return nearest(run, 'turn')?.marks?.includes(word) ? word : undefined;
}

export const isCovered = (run: Position): boolean => covered(run) !== undefined;

export const markOps: Resolvers<'mark-turn' | 'miss-by-interference' | 'end-interference'> = {
  'mark-turn'(run, op): Again {
    const seat = you(run);
    if (op.mark === 'shield') {
      const word = askOne(run, { seat, prompt: 'shield' }, ids(resources));
      const resource = resources.find(r => r === word);
      if (resource === undefined) return 'again';
      emit(run, 'resource-shielded', { resource });
      mark(run, shield(resource));
    } else if (op.mark === 'interference') {
      const at = pilotedBy(run, seat)?.at;
      mark(run, ...Array.from({ length: op.times ?? 1 }, () => `interference:${at}`));
    } else mark(run, op.mark);
  },

  'miss-by-interference'(run) {
    const id = nearest(run, 'ship');
    const at = id === undefined ? undefined : shipById(run, id)?.at;
    const word = covered(run);
    if (word === undefined) return;
    spendMark(run, word);
    emit(run, 'attacked', { by: 'raider', target: 'viper', result: 'miss', ...(at ? { at } : {}) });
  },

  'end-interference'(run) {
    const now = nearest(run, 'turn');
    if (now?.marks) now.marks = now.marks.filter(word => !word.startsWith('interference:'));
  },
};
