import type { Cond } from '#engine/model/cond.ts';
import { conjuncts } from '../conds.ts';
import { firstOf, type TextFacets } from '../facet.ts';
import { type Lead, type Party, type Plan, type Sentence, sameParty } from './plan.ts';

/** As a reaction: what its owner may do at that moment. */
export function byChoice(plan: Plan, by: Party): Plan {
  const [first, ...rest] = plan;
  return first === undefined ? plan : [chosen(first, by), ...rest];
}

function chosen(sentence: Sentence, by: Party): Sentence {
  if ('clauses' in sentence)
    return {
      ...sentence,
      clauses: sentence.clauses.map(clause =>
        sameParty(clause.by, by) && !clause.undergoes ? { ...clause, may: true } : clause,
      ),
    };
  return 'tally' in sentence ? sentence : { ...sentence, may: true };
}

export function led(plan: Plan, leads: readonly Lead[]): Plan {
  const [first, ...rest] = plan;
  if (first === undefined) return plan;
  const outer = leads.at(-1);
  const [inner, ...others] = first.leads;
  if (outer?.lead !== 'if' || inner?.lead !== 'if')
    return [{ ...first, leads: [...leads, ...first.leads] }, ...rest];
  // Two conditions in a row are one, and what happens otherwise needs the outer one as well.
  const both = (cond: Cond): Lead => ({ lead: 'if', cond: { all: [...conjuncts(outer.cond), cond] } });
  const [next, ...after] = rest;
  const otherwise = next?.leads[0]?.lead === 'otherwise';
  return [
    { ...first, leads: [...leads.slice(0, -1), both(inner.cond), ...others] },
    ...(next === undefined
      ? []
      : [otherwise ? { ...next, leads: [both({ not: inner.cond }), ...next.leads.slice(1)] } : next]),
    ...after,
  ];
}

/** Who the condition that opens a sentence is about, if it is about one person. */
export function toldAbout(facets: TextFacets, leads: readonly Lead[]): Party | undefined {
  const conds = leads.flatMap(lead => (lead.lead === 'if' ? conjuncts(lead.cond) : []));
  const parties = new Set(conds.flatMap(cond => subjectOf(facets, cond) ?? []));
  const [only, ...others] = parties;
  return others.length === 0 ? only : undefined;
}

function subjectOf(facets: TextFacets, cond: Cond): Party | undefined {
  const test = 'not' in cond ? cond.not : cond;
  if (!('test' in test)) return undefined;
  return firstOf(facets, ({ about }) => about?.[test.test])?.(test as never);
}
