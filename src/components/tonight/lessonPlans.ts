/**
 * Plans for a teacher: what to tell, in how many minutes, and what to show meanwhile. The words are in
 * `locales/<language>/tonight.json` under the same names.
 */
import type { RuleId } from '#rules/ruleId.ts';
import type { TonightTexts } from '#widgets/tonight/texts.ts';

type Texts = TonightTexts['plans']['of'];
export type LessonPlanId = keyof Texts;

export interface Part {
  readonly minutes: number;
  /** Lessons and examples, by their id; they are shown on the wall or on phones. */
  readonly show?: readonly string[];
  /** Where it can be read, by a rule of the page. */
  readonly read?: RuleId;
}

type Parts<Id extends LessonPlanId> = { readonly [part in keyof Texts[Id]['parts']]: Part };

const lessonPlans: { readonly [id in LessonPlanId]: Parts<id> } = {
  beginners: {
    people: { minutes: 3, show: ['lessons/who-we-are', 'lessons/goal-and-resources'] },
    turn: { minutes: 4, show: ['lessons/your-turn', 'lessons/where-to-stand'] },
    cards: { minutes: 3, show: ['lessons/skill-cards'] },
    checks: { minutes: 6, show: ['lessons/checks', 'lessons/crises'] },
    ships: { minutes: 5, show: ['lessons/fighters-and-civilians', 'lessons/raiders', 'lessons/flying'] },
    jump: { minutes: 3, show: ['lessons/jumping'] },
    secrets: { minutes: 4, show: ['lessons/who-are-you', 'lessons/being-a-cylon'] },
    begin: { minutes: 2, show: ['lessons/sleeper-and-first-round'] },
  },
  experienced: {
    sides: { minutes: 2, show: ['lessons/who-are-you'], read: 'goal.by-loyalty' },
    turn: { minutes: 3, show: ['lessons/your-turn'], read: 'turn.six-steps' },
    checks: { minutes: 3, show: ['lessons/checks'], read: 'skill-check.order' },
    ends: { minutes: 2, show: ['lessons/jumping'], read: 'goal.humans' },
  },
  refresher: {
    forgotten: { minutes: 3, read: 'hand-limit.ten-at-every-turn-end' },
    combat: { minutes: 3, show: ['lessons/raiders', 'lessons/boarding-and-damage'] },
    titles: { minutes: 2, show: ['lessons/titles-and-the-brig'] },
  },
  pegasus: {
    ship: { minutes: 2, read: 'pegasus.pegasus-board.separate-ship' },
    treachery: { minutes: 3, read: 'pegasus.treachery.humans-no-text' },
    leaders: { minutes: 4, read: 'pegasus.cylon-leaders.max-one' },
    execution: { minutes: 3, read: 'pegasus.execution.discard-skill-hand' },
  },
  daybreak: {
    mutiny: { minutes: 4, read: 'daybreak.mutiny.action' },
    miracles: { minutes: 2, read: 'daybreak.miracle.spend' },
    checks: { minutes: 3, read: 'daybreak.skill-check-abilities.icon' },
    search: { minutes: 3, read: 'daybreak.earth.objective' },
  },
};

export const lessonPlanIds = Object.keys(lessonPlans).filter((id): id is LessonPlanId => id in lessonPlans);

export function partsOf(id: LessonPlanId): readonly (readonly [name: string, part: Part])[] {
  return Object.entries<Part>(lessonPlans[id]);
}

export function minutesOf(id: LessonPlanId): number {
  return partsOf(id).reduce((sum, [, { minutes }]) => sum + minutes, 0);
}
