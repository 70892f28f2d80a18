import type { Ability } from '#engine/model/ability.ts';
import type { Cond } from '#engine/model/cond.ts';
import type { Effect } from '#engine/model/effect.ts';
import { conjuncts, isTest } from '../conds.ts';
import type { TextFacets } from '../facet.ts';
import { planOf, type Setting } from './build.ts';
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
  const [first] = effect;
  // "From the Reserves" says that they must be there.
  const needed = conjuncts(when).filter(
    cond =>
      !(
        first?.op === 'risk' &&
        isTest(cond, 'reserve') &&
        cond.ship === first.ship &&
        cond.atLeast <= first.n
      ),
  );
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
  const leads = [...once, ...momentLeads(facets, ability.on, ability.when)];
  const setting: Setting = { speaksTo: reach === 'you' ? 'you' : 'nobody' };
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
