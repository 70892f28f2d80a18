/** The Receive Skills step. */
import type { SkillSet } from '../model/card.ts';
import { choicesOf } from '../model/skillSet.ts';
import type { Seat, Skill } from '../model/vocabulary.ts';
import { foldLeast, foldSum } from '../queries/modifiers.ts';
import { drawSkill } from '../rules/hands.ts';
import { isHuman, isOpen, seatState } from '../rules/people.ts';
import { withoutSympathizer } from '../rules/variants.ts';
import { you } from '../run/find.ts';
import type { Run } from '../run/run.ts';
import { drawSplit, skillTypes } from './cards.ts';
import type { Resolvers } from './resolver.ts';

/** Who has turned Cylon and plays as a human has no sheet any more. */
function setOf(run: Run, seat: Seat): SkillSet {
  const { revealed, character } = seatState(run, seat);
  if (revealed !== 'no' && isHuman(run, seat) && !isOpen(run, seat)) return { fixed: {} };
  return run.lib.characters.get(character ?? '')?.skills ?? { fixed: {} };
}

/** How many cards this step gives, where that is fewer than the set. */
export function reduced(run: Run, seat: Seat): number | undefined {
  const set = setOf(run, seat);
  const total = [...Object.values(set.fixed), ...choicesOf(set).map(({ n }) => n)].reduce(
    (sum, n) => sum + n,
    0,
  );
  const fewer = foldSum(run, 'receive-fewer', { seat });
  const least = Math.min(total - fewer, foldLeast(run, 'receive-skills', { seat }, total));
  return least < total ? least : undefined;
}

/** Revealed Cylons draw what they like, but for those known from the start (pegasus.cylon-leaders.skill-types). */
const drawsFromSet = (run: Run, seat: Seat): boolean => isHuman(run, seat) || isOpen(run, seat);

export const skillOps: Resolvers<'draw-as-cylon' | 'draw-multi-skill' | 'draw-set'> = {
  'draw-as-cylon'(run, { ofOne }) {
    if (drawsFromSet(run, you(run))) return;
    const { components } = run.lib;
    const usual = withoutSympathizer(run)
      ? components.revealedDrawWithoutSympathizer
      : components.revealedDraw;
    const n = foldLeast(run, 'receive-skills', { seat: you(run) }, usual);
    return drawSplit(run, you(run), run.lib.skills, n, n, ofOne) ? undefined : 'again';
  },

  /** The split is decided before any of these cards is seen (skills-step.multi-skill-announce). */
  'draw-multi-skill'(run, _op, frame) {
    const seat = you(run);
    if (!drawsFromSet(run, seat) || reduced(run, seat) !== undefined) return;
    const split = choicesOf(setOf(run, seat))[frame.count ?? 0];
    if (!split) {
      frame.count = undefined;
      return;
    }
    if (!drawSplit(run, seat, split.of, split.n)) return 'again';
    frame.count = (frame.count ?? 0) + 1;
    return 'again';
  },

  'draw-set'(run) {
    const seat = you(run);
    if (!drawsFromSet(run, seat)) return;
    const n = reduced(run, seat);
    // In Sickbay one card of the set, its type the player's choice.
    const { fixed, choose } = setOf(run, seat);
    if (n !== undefined) {
      const most = choose ? {} : fixed;
      return drawSplit(run, seat, skillTypes(run, seat, 'own'), n, n, undefined, most) ? undefined : 'again';
    }
    for (const skill of run.lib.skills) drawSkill(run, seat, skill as Skill, fixed[skill] ?? 0);
    return;
  },
};
