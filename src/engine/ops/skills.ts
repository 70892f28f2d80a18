/** The Receive Skills step. */
import type { SkillSet } from '../model/card.ts';
import type { Seat, Skill } from '../model/vocabulary.ts';
import { foldLeast } from '../queries/modifiers.ts';
import { drawSkill } from '../rules/hands.ts';
import { isHuman, isLeader, seatState } from '../rules/people.ts';
import { withoutSympathizer } from '../rules/variants.ts';
import { you } from '../run/find.ts';
import type { Run } from '../run/run.ts';
import { drawSplit, skillTypes } from './cards.ts';
import type { Resolvers } from './resolver.ts';

/** Who has turned Cylon and infiltrates has no sheet any more. */
function setOf(run: Run, seat: Seat): SkillSet {
  if (seatState(run, seat).revealed === 'infiltrating' && !isLeader(run, seat)) return { fixed: {} };
  return run.lib.characters.get(seatState(run, seat).character ?? '')?.skills ?? { fixed: {} };
}

/** How many cards this step gives, where that is fewer than the set. */
export function reduced(run: Run, seat: Seat): number | undefined {
  const { fixed, choose } = setOf(run, seat);
  const total = Object.values(fixed).reduce((sum, n) => sum + n, choose?.n ?? 0);
  const least = foldLeast(run, 'receive-skills', { seat }, total);
  return least < total ? least : undefined;
}

/** Revealed Cylons draw what they like, but for the Leaders (pegasus.cylon-leaders.skill-types). */
const drawsFromSet = (run: Run, seat: Seat): boolean => isHuman(run, seat) || isLeader(run, seat);

export const skillOps: Resolvers<'draw-as-cylon' | 'draw-multi-skill' | 'draw-set'> = {
  'draw-as-cylon'(run) {
    if (drawsFromSet(run, you(run))) return;
    const { components } = run.lib;
    const n = withoutSympathizer(run) ? components.revealedDrawWithoutSympathizer : components.revealedDraw;
    return drawSplit(run, you(run), run.lib.skills, n) ? undefined : 'again';
  },

  /** The split is decided before any of these cards is seen (skills-step.multi-skill-announce). */
  'draw-multi-skill'(run) {
    const seat = you(run);
    const { choose } = setOf(run, seat);
    if (!choose || !drawsFromSet(run, seat) || reduced(run, seat) !== undefined) return;
    return drawSplit(run, seat, choose.of, choose.n) ? undefined : 'again';
  },

  'draw-set'(run) {
    const seat = you(run);
    if (!drawsFromSet(run, seat)) return;
    const n = reduced(run, seat);
    // In Sickbay one card of the set, its type the player's choice.
    if (n !== undefined) return drawSplit(run, seat, skillTypes(run, seat, 'own'), n) ? undefined : 'again';
    const { fixed } = setOf(run, seat);
    for (const skill of run.lib.skills) drawSkill(run, seat, skill as Skill, fixed[skill] ?? 0);
    return;
  },
};
