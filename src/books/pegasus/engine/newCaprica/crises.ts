/** What crises do here and nowhere else. */
import { askOne, ids } from '#engine/choices/ask.ts';
import { resources } from '#engine/model/vocabulary.ts';
import { newCrisis } from '#engine/ops/crises.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { lose } from '#engine/rules/resources.ts';
import { crisis, current, you } from '#engine/run/find.ts';
import { draw } from '#engine/run/piles.ts';
import { emit, push } from '#engine/run/run.ts';

export const crisisOps: Resolvers<'lose-highest' | 'face-crisis' | 'skip-jump-step'> = {
  'lose-highest'(run, { n }) {
    const now = run.state.resources;
    const most = Math.max(...resources.map(resource => now[resource]));
    const highest = resources.filter(resource => now[resource] === most);
    const word = askOne(run, { seat: current(run), prompt: 'resource' }, ids(highest));
    if (word === undefined) return 'again';
    const resource = highest.find(r => r === word);
    if (resource) lose(run, resource, n);
    return undefined;
  },

  'face-crisis'(run) {
    const seat = you(run);
    const card = draw(run, 'crisis');
    if (card === undefined) return;
    emit(run, 'crisis-drawn', { seat, card, super: false });
    push(run, 'canyon-crisis', {
      crisis: newCrisis(card, seat, true),
      own: { card, pile: 'crisis', fate: 'discard' },
    });
  },

  'skip-jump-step'(run) {
    const now = crisis(run);
    now.marks = [...(now.marks ?? []), 'no-jump-step'];
    emit(run, 'jump-step-skipped', {});
  },
};
