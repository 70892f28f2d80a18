/** What tables forget at a moment: which reminders fit, each with the rule that it reminds of. */
import type { Library } from '../../engine/index.ts';
import { resources, type Step } from '../../engine/model/vocabulary.ts';
import type { RuleId } from '../../rules/ruleId.ts';
import { stateOf } from '../bench/course.ts';
import { distanceOf, situationOf, type TableState } from './tableBench.ts';

export const reminders = {
  'draw-all': 'skills-step.draw-regardless',
  'say-split': 'skills-step.multi-skill-announce',
  'cylon-draw': 'cylon-turn.draw-two',
  'change-ships': 'movement.ship-change-cost',
  'brig-stay': 'brig.no-moving',
  'one-action': 'actions.one',
  'cylon-location': 'cylon-turn.location-action',
  'any-option': 'crisis.any-option',
  'check-order': 'skill-check.order',
  'no-values': 'secrecy.no-exact-values',
  'brig-card': 'brig.one-card-per-check',
  'cylon-card': 'cylon-turn.one-card-per-check',
  'by-area': 'activation.area-by-area',
  'jump-icon': 'turn.prepare-jump-step',
  'two-destinations': 'jump.draw-two-choose-one',
  'hand-limit': 'hand-limit.ten-at-every-turn-end',
  'resource-zero': 'cylon-goal.recovered-resource',
  sleeper: 'sleeper.deal',
  'one-more-jump': 'kobol.eight-one-more',
} as const satisfies { readonly [id: string]: RuleId };
export type Reminder = keyof typeof reminders;

export function remindersAt(lib: Library, objective: string, state: TableState): readonly Reminder[] {
  const { step, seat, jumpTrack, offices } = state;
  const { seats } = stateOf(offices);
  const now = situationOf(state, seat);
  const isCylon = now === 'revealed';
  const anybody = (situation: ReturnType<typeof situationOf>) =>
    seats.some((_, at) => situationOf(state, at) === situation);
  const { sleeper, lastJump } = lib.objectives.get(objective) ?? {};
  const distance = distanceOf(lib, state);
  const justArrived = (threshold: number | undefined) =>
    threshold !== undefined &&
    distance >= threshold &&
    distanceOf(lib, { travelled: state.travelled.slice(0, -1) }) < threshold;
  const isLastSpace = lib.components.jumpTrack[jumpTrack + 1]?.zone === 'auto';
  const fitting: { readonly [step in Step]?: readonly (Reminder | false)[] } = {
    skills: [isCylon ? 'cylon-draw' : 'draw-all', !isCylon && 'say-split'],
    movement: [now === 'brig' ? 'brig-stay' : !isCylon && 'change-ships'],
    action: [isCylon ? 'cylon-location' : 'one-action'],
    crisis: [
      'any-option',
      'check-order',
      'no-values',
      anybody('brig') && 'brig-card',
      anybody('revealed') && 'cylon-card',
    ],
    activate: ['by-area'],
    jump: ['jump-icon', isLastSpace && 'two-destinations'],
    end: ['hand-limit', resources.some(one => state.resources[one] === 0) && 'resource-zero'],
  };
  const always = [justArrived(sleeper) && 'sleeper', justArrived(lastJump) && 'one-more-jump'] as const;
  return [...always, ...(fitting[step] ?? [])].filter(one => one !== false);
}
