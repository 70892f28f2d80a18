import type { Cond } from '#engine/model/cond.ts';
import type { Tellers, Told } from '#text/conditions.ts';
import { isTest } from '#text/conds.ts';
import type { Voice } from '#text/voice.ts';
import type { DaybreakTests } from '../engine/words.ts';

/** What stands behind "if": Mutiny cards, miracles, missions, and what sheets ask. */
export const tests: Tellers<DaybreakTests> = {
  'holds-skill': ({ skill, atLeast }, voice) => ({
    key: 'tests.holds-skill',
    values: { cards: voice.noun(`${skill}-card`, atLeast) },
  }),
  'vipers-lost': ({ atLeast }) => ({ key: 'tests.vipers-lost', values: { n: atLeast } }),
  'picked-has-miracle': () => ({ key: 'tests.picked-has-miracle' }),
  'picked-lacks-miracle': () => ({ key: 'tests.picked-lacks-miracle' }),
  'lacks-miracle': () => ({ key: 'tests.lacks-miracle' }),
  'drew-mutiny': () => ({ key: 'tests.drew-mutiny' }),
  'owes-brig': () => ({ key: 'tests.owes-brig' }),
  'has-mutiny': ({ who }) => ({ key: who ? `tests.has-mutiny-${who}` : 'tests.has-mutiny' }),
  'president-hand': ({ atLeast }) => ({ key: 'tests.president-hand', values: { n: atLeast } }),
  'has-miracle': () => ({ key: 'tests.has-miracle' }),
  'human-turn': () => ({ key: 'tests.human-turn' }),
  'may-add-card': () => ({ key: 'tests.may-add-card' }),
  'chosen-discard': () => ({ key: 'tests.chosen-discard' }),
  'basestar-destroyed': () => ({ key: 'tests.basestar-destroyed' }),
  'mission-active': () => ({ key: 'tests.mission-active' }),
};

/** Types of cards that must all be held: "you hold 2 Politics cards and 1 Tactics card". */
export function together(conds: readonly Cond[], all: boolean, voice: Voice): Told | undefined {
  const skills = conds.filter(cond => isTest(cond, 'holds-skill'));
  if (!all || skills.length < conds.length) return undefined;
  return {
    key: 'tests.holds-skills',
    values: { cards: skills.map(({ skill, atLeast }) => voice.noun(`${skill}-card`, atLeast)) },
  };
}
