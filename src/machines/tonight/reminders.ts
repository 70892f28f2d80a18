/** What tables forget at a moment: which reminders fit, each with the rule that it reminds of. */

import type { Book } from '#books/registry.ts';
import type { Library } from '#engine/index.ts';
import { resources, type Step } from '#engine/model/vocabulary.ts';
import type { RuleId } from '#rules/ruleId.ts';
import { stateOf } from '../bench/course.ts';
import type { Situation } from '../turnBench.ts';
import { planetOf } from './newCaprica.ts';
import type { Plan } from './plan.ts';
import { distanceOf, isLeader, situationOf, type TableState } from './tableBench.ts';

export const reminders = {
  'draw-all': 'skills-step.draw-regardless',
  'say-split': 'skills-step.multi-skill-announce',
  'cylon-draw': 'cylon-turn.draw-two',
  'different-types': 'pegasus.cylon-turn.draw-two-different',
  'leader-types': 'pegasus.cylon-leaders.skill-types',
  'infiltrator-draw': 'pegasus.infiltration.extra-card',
  'change-ships': 'movement.ship-change-cost',
  'brig-stay': 'brig.no-moving',
  'movement-ability': 'pegasus.movement-abilities.instead-of-move',
  'planet-only': 'pegasus.new-caprica.movement.before-return',
  'planet-and-ships': 'pegasus.new-caprica.movement.humans-after-return',
  'one-action': 'actions.one',
  'cylon-location': 'cylon-turn.location-action',
  'cylon-treachery': 'pegasus.treachery.cylons-use-text',
  'leader-action': 'pegasus.cylon-leaders.action-choice',
  'cylon-jump': 'pegasus.cylon-turn.jump-step',
  'one-miracle': 'daybreak.miracle.spend',
  'attack-patrol': 'pegasus.new-caprica.occupation.attack',
  imprison: 'pegasus.new-caprica.imprison.requirements',
  'order-departure': 'pegasus.new-caprica.orbit.admiral-action',
  'any-option': 'crisis.any-option',
  'check-order': 'skill-check.order',
  'no-values': 'secrecy.no-exact-values',
  'brig-card': 'brig.one-card-per-check',
  'cylon-card': 'cylon-turn.one-card-per-check',
  'infiltrator-cards': 'pegasus.infiltration.two-card-cap',
  reckless: 'pegasus.reckless.before-cards',
  'check-abilities': 'daybreak.skill-check-abilities.when',
  'second-mutiny': 'daybreak.mutiny.second-card',
  'by-area': 'activation.area-by-area',
  'pegasus-damage': 'pegasus.pegasus-board.damage-choice',
  'patrols-march': 'pegasus.new-caprica.crisis.occupation-icon',
  'jump-icon': 'turn.prepare-jump-step',
  'two-destinations': 'jump.draw-two-choose-one',
  'mutineer-draws': 'daybreak.mutineer.jump-icon',
  'evacuation-icon': 'pegasus.new-caprica.crisis.evacuation-icon',
  'hand-limit': 'hand-limit.ten-at-every-turn-end',
  'resource-zero': 'cylon-goal.recovered-resource',
  sleeper: 'sleeper.deal',
  'one-more-jump': 'kobol.eight-one-more',
} as const satisfies { readonly [id: string]: RuleId };
export type Reminder = keyof typeof reminders;

/** Where another book has a rule of its own for the same. */
const rulesOfDaybreak: { readonly [id in Reminder]?: RuleId } = {
  'different-types': 'daybreak.cylon-turn.two-different-decks',
  'leader-types': 'daybreak.cylon-leaders.own-skill-types',
  'infiltrator-draw': 'daybreak.infiltration.extra-card',
  'infiltrator-cards': 'daybreak.infiltration.check-limits',
  'cylon-jump': 'daybreak.cylon-turn.jump-step',
  'cylon-treachery': 'daybreak.treachery.who-uses-it',
  'leader-action': 'daybreak.cylon-leaders.action-ability',
};

export function ruleOfReminder(id: Reminder, { books }: Pick<Plan, 'books'>): RuleId {
  return (books.includes('daybreak') ? rulesOfDaybreak[id] : undefined) ?? reminders[id];
}

export function remindersAt(
  lib: Library,
  { books, objective }: Pick<Plan, 'books' | 'objective'>,
  state: TableState,
): readonly Reminder[] {
  const { step, seat, jumpTrack, offices, infiltrating } = state;
  const { seats } = stateOf(offices);
  const now = situationOf(state, seat);
  const isCylon = now === 'revealed';
  const leads = isLeader(lib, state, seat);
  const infiltrates = infiltrating.includes(seat);
  const planet = state.planet && planetOf(state.planet);
  const isAway = planet?.orbit === false;
  const has = (book: Book) => books.includes(book);
  const anybody = (situation: Situation) => seats.some((_, at) => situationOf(state, at) === situation);
  const { sleeper, lastJump } = lib.objectives.get(objective) ?? {};
  const distance = distanceOf(lib, state);
  const justArrived = (threshold: number | undefined) =>
    threshold !== undefined &&
    distance >= threshold &&
    distanceOf(lib, { travelled: state.travelled.slice(0, -1) }) < threshold;
  const isLastSpace = lib.components.jumpTrack[jumpTrack + 1]?.zone === 'auto';
  const fitting: { readonly [step in Step]?: readonly (Reminder | false | undefined)[] } = {
    skills: leads
      ? ['leader-types', infiltrates && 'infiltrator-draw']
      : isCylon
        ? [books.length > 1 ? 'different-types' : 'cylon-draw']
        : ['draw-all', 'say-split'],
    movement: [
      now === 'brig' ? 'brig-stay' : !isCylon && planet === undefined && 'change-ships',
      isAway && 'planet-only',
      planet?.orbit && !isCylon && 'planet-and-ships',
      has('pegasus') && now !== 'brig' && 'movement-ability',
    ],
    action: [
      !isCylon && 'one-action',
      isCylon && (leads ? 'leader-action' : books.length > 1 ? 'cylon-treachery' : 'cylon-location'),
      isCylon && books.length > 1 && planet === undefined && 'cylon-jump',
      has('daybreak') && !isCylon && 'one-miracle',
      has('daybreak') && !isCylon && 'second-mutiny',
      planet && planet.forces.length > 0 && (isCylon ? 'imprison' : 'attack-patrol'),
      planet?.orbit && !isCylon && 'order-departure',
    ],
    crisis: [
      'any-option',
      has('pegasus') && 'reckless',
      'check-order',
      'no-values',
      anybody('brig') && 'brig-card',
      anybody('revealed') && 'cylon-card',
      infiltrating.length > 0 && 'infiltrator-cards',
      has('daybreak') && 'check-abilities',
    ],
    activate: [
      !isAway && 'by-area',
      planet && 'patrols-march',
      has('pegasus') && !isAway && 'pegasus-damage',
    ],
    jump: [
      planet?.orbit ? 'evacuation-icon' : 'jump-icon',
      planet === undefined && isLastSpace && 'two-destinations',
      has('daybreak') && 'mutineer-draws',
    ],
    end: ['hand-limit', resources.some(one => state.resources[one] === 0) && 'resource-zero'],
  };
  const always = [justArrived(sleeper) && 'sleeper', justArrived(lastJump) && 'one-more-jump'] as const;
  return [...always, ...(fitting[step] ?? [])].filter(one => one !== false && one !== undefined);
}
