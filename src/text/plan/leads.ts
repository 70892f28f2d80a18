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
  return first === undefined ? plan : [{ ...first, leads: [...leads, ...first.leads] }, ...rest];
}
