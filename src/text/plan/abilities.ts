import type { Ability } from '#engine/model/ability.ts';
import type { Cond } from '#engine/model/cond.ts';
import type { Effect } from '#engine/model/effect.ts';
import type { TextFacets } from '../facet.ts';
import { planOf, type Setting } from './build.ts';
import { untold } from './implied.ts';
import { byChoice } from './leads.ts';
import { allOf, momentLeads } from './moments.ts';
import type { Lead, Plan, Sentence } from './plan.ts';
import { modifierSentence, type Reach } from './queries.ts';

/** What an action does, and the condition that must hold first where it governs more than one sentence. */
export interface ActionPlan {
  readonly requires?: Cond;
  readonly plan: Plan;
}

export function actionPlan(facets: TextFacets, effect: Effect, when: Cond | undefined): ActionPlan {
  const needed = untold(facets, when, effect);
  const setting: Setting = { speaksTo: 'you' };
  if (needed.length === 0) return { plan: planOf(facets, effect, setting) };
  const cond = allOf(needed);
  const plan = planOf(facets, effect, setting, [{ lead: 'if', cond }]);
  return plan.length === 1 ? { plan } : { requires: cond, plan: planOf(facets, effect, setting) };
}

/** An ability that is no action; `named` if it is called by a name of its own, as on a sheet. */
export function abilityPlan(
  facets: TextFacets,
  ability: Exclude<Ability, { kind: 'action' | 'movement' }>,
  reach: Reach,
  named = false,
): Plan {
  if (ability.kind === 'modifier') return [modifierSentence(facets, ability, reach)];
  const once: Lead[] =
    ability.kind === 'reaction' && ability.once && ability.limit === undefined
      ? [{ lead: 'once', once: ability.once }]
      : [];
  const inCheck = reach === 'card' && facets.some(({ inCheck: points }) => points?.includes(ability.on));
  const when = untold(facets, ability.when, ability.do);
  const leads = [
    ...once,
    ...momentLeads(facets, ability.on, when.length === 0 ? undefined : allOf(when), inCheck),
  ];
  const setting: Setting = { speaksTo: inCheck ? 'current' : reach === 'all' ? 'nobody' : 'you' };
  const plan = planOf(facets, ability.do, setting, leads);
  if (ability.kind !== 'reaction') return plan;
  const chosen = byChoice(plan, 'you');
  if (isByChoice(chosen[0])) return chosen;
  // What comes of it does not say whose choice it is, so that is said first.
  return [
    { leads, clauses: [{ frame: named ? 'use-this-ability' : 'play-this-card', by: 'you', may: true }] },
    ...planOf(facets, ability.do, setting),
  ];
}

const isByChoice = (sentence: Sentence | undefined): boolean =>
  sentence !== undefined &&
  ('clauses' in sentence ? sentence.clauses.some(({ may }) => may) : 'may' in sentence);
