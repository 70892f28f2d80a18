/** Who has just been chosen is not named again: "choose a player; they draw 1 card". */
import type { Clause, Lead, Party, Plan, PlanValue, PlanValues, Sentence } from './plan.ts';

/** Whether the last person named, besides the reader, is the one who has been chosen. */
interface Memory {
  chosen: boolean;
}

/** The same plan, with a pronoun for whoever has been chosen as long as no one else has been named since. */
export function withPronouns(plan: Plan): Plan {
  return told(plan, { chosen: false });
}

function told(plan: Plan, memory: Memory): Plan {
  return plan.map(sentence => toldSentence(sentence, memory));
}

function toldSentence(sentence: Sentence, memory: Memory): Sentence {
  sentence.leads.forEach(lead => {
    if (namesOthers(lead)) memory.chosen = false;
  });
  if ('clauses' in sentence)
    return { ...sentence, clauses: sentence.clauses.map(clause => toldClause(clause, memory)) };
  if ('tally' in sentence) return sentence;
  const by = named(sentence.by, memory);
  if ('either' in sentence)
    return {
      ...sentence,
      by,
      // Each alternative goes on from what stands before all of them.
      either: sentence.either.map(clauses => {
        const own = { ...memory };
        return clauses.map(clause => toldClause(clause, own));
      }),
    };
  return { ...sentence, by, options: sentence.options.map(option => told(option, { ...memory })) };
}

function toldClause(clause: Clause, memory: Memory): Clause {
  const by = clause.by && named(clause.by, memory);
  const values = clause.values && toldValues(clause.values, memory);
  // Where somebody else does the choosing, a pronoun could mean either of them.
  if (clause.by !== undefined && clause.by !== 'you' && choosesIn(clause)) memory.chosen = false;
  return { ...clause, ...(by && { by }), ...(values && { values }) };
}

function choosesIn({ values = {} }: Clause): boolean {
  return Object.values(values).some(
    value =>
      typeof value === 'object' &&
      'party' in value &&
      typeof value.party === 'object' &&
      'among' in value.party,
  );
}

function toldValues(values: PlanValues, memory: Memory): PlanValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, PlanValue] => [
      name,
      typeof value === 'object' && 'party' in value ? { party: named(value.party, memory) } : value,
    ]),
  );
}

function named(party: Party, memory: Memory): Party {
  if (party === 'you' || party === 'chooser') return party;
  const again = typeof party === 'object' && 'picked' in party && memory.chosen;
  memory.chosen = typeof party === 'object' && ('picked' in party || 'among' in party);
  return again ? { ...party, again } : party;
}

function namesOthers(lead: Lead): boolean {
  return lead.lead === 'declined' && lead.by !== 'you';
}
