/** From effect tree to sentence plan. */
import type { Cond } from '#engine/model/cond.ts';
import type { CardOp, Effect, Who } from '#engine/model/effect.ts';
import { conjuncts } from '../conds.ts';
import type { TextFacets } from '../facet.ts';
import { led } from './leads.ts';
import { plannerOf } from './ops/index.ts';
import { inTellingOrder } from './order.ts';
import { isCharacter, namesPicked } from './picked.ts';
import {
  type Amount,
  type Clause,
  type Lead,
  type Party,
  type Plan,
  type PlanValue,
  type Sentence,
  sameParty,
} from './plan.ts';
import { isClause, type Piece, type Planning, type Within } from './planner.ts';

/** Who is spoken to, and whether losses and gains are shown as icons show them. */
export interface Setting {
  /** The text speaks to the player who uses it, or tells what the current player does; a crisis speaks to nobody. */
  readonly speaksTo: 'you' | 'current' | 'nobody';
  readonly icons?: true;
}

interface State extends Required<Omit<Within, 'lead'>> {
  readonly facets: TextFacets;
  readonly picked: { readonly as: 'player' | 'character' };
  readonly icons: boolean;
  /** Everything belongs under one lead and is told in one sentence if it can be. */
  readonly tight: boolean;
}

export function planOf(
  facets: TextFacets,
  effect: Effect,
  { speaksTo, icons = undefined }: Setting,
  leads: readonly Lead[] = [],
): Plan {
  const actor = speaksTo === 'nobody' ? undefined : speaksTo;
  const known = leads.flatMap(lead => (lead.lead === 'if' ? conjuncts(lead.cond) : []));
  const state: State = {
    facets,
    actor,
    may: false,
    known,
    rollTold: false,
    picked: { as: 'player' },
    icons: icons === true && leads.length === 0,
    tight: leads.length > 0,
  };
  return led(sentencesOf(effect, state), leads);
}

function sentencesOf(effect: Effect, before: State): Plan {
  const pieces: Piece[] = [];
  let state = before;
  let untold: { readonly party: Party; readonly chooser: Party } | undefined;
  const ops = inTellingOrder(effect);
  for (const [i, op] of ops.entries()) {
    if (op.op === 'pick') {
      const another = ops.findIndex((other, at) => at > i && other.op === 'pick');
      const about = ops.slice(i, another < 0 ? undefined : another);
      const as = isCharacter(op.among, about) ? 'character' : 'player';
      state = { ...state, picked: { as } };
      const next = ops[i + 1];
      if (next !== undefined && namesPicked(next)) {
        untold = { party: { among: op.among, as }, chooser: partyIn(state, op.by) };
        continue;
      }
    }
    pieces.push(...plannerOf(state.facets, op.op)(op as never, planningIn(state, untold)));
    untold = undefined;
    state = afterTelling(op, state);
  }
  return gathered(pieces, before);
}

/** What the words behind an operation may take up: "draw another", "subtract 2 from it". */
function afterTelling(op: CardOp, state: State): State {
  const rollTold = state.rollTold || op.op === 'reroll' || op.op === 'amend-roll';
  const superCrisisTold = op.op === 'discard' && op.of === 'super-crisis';
  const known: readonly Cond[] = superCrisisTold
    ? [...state.known, { test: 'has-super-crisis' }]
    : state.known;
  return { ...state, rollTold, known };
}

function planningIn(
  state: State,
  untold: { readonly party: Party; readonly chooser: Party } | undefined,
): Planning {
  return {
    facets: state.facets,
    actor: state.actor,
    may: state.may,
    known: state.known,
    rollTold: state.rollTold,
    chooser: untold?.chooser,
    party: who => (who === 'picked' && untold !== undefined ? untold.party : partyIn(state, who)),
    inside: (effect, { lead, ...within } = {}) => {
      const inner: State = {
        ...state,
        known: [],
        icons: false,
        ...within,
        tight: lead !== undefined || state.tight,
      };
      return led(sentencesOf(effect, inner), lead === undefined ? [] : [lead]);
    },
  };
}

function partyIn(state: State, who: Who): Party {
  return who === 'picked' ? { picked: state.picked.as } : who;
}

/** Clauses that belong together become one sentence. */
function gathered(pieces: readonly Piece[], { tight, icons }: State): Plan {
  const plan: Sentence[] = [];
  for (const piece of pieces) {
    const last = plan.at(-1);
    if (!isClause(piece)) {
      plan.push(afterAlternatives(last, piece));
      continue;
    }
    const amounts = icons ? tallied(piece) : undefined;
    if (amounts !== undefined) {
      if (last !== undefined && 'tally' in last)
        plan.splice(-1, 1, { ...last, tally: [...last.tally, ...amounts] });
      else plan.push({ leads: [], tally: amounts });
      continue;
    }
    if (last !== undefined && 'clauses' in last && joins(last, piece, tight))
      plan.splice(-1, 1, { ...last, clauses: withClause(last.clauses, piece) });
    else plan.push(afterAlternatives(last, { leads: [], clauses: [piece] }));
  }
  return plan;
}

/** "−1 morale" where the card shows it as an icon. */
function tallied({ frame, values, by }: Clause): readonly Amount[] | undefined {
  const what = amountsOf(values?.['what']);
  if ((frame !== 'lose' && frame !== 'gain') || what === undefined) return undefined;
  // What somebody else gains by choice does not just happen.
  if (by !== undefined && by !== 'you') return undefined;
  return what.map(({ resource, n }) => ({ resource, n: frame === 'lose' ? -n : n }));
}

const mostInOneSentence = 3;

function joins(
  sentence: { leads: readonly Lead[]; clauses: readonly Clause[] },
  next: Clause,
  tight: boolean,
): boolean {
  const last = sentence.clauses.at(-1);
  // A sentence with a lead of its own is complete.
  if (last === undefined || sentence.leads.length > 0) return false;
  const same = sameParty(last.by, next.by) && (next.by !== 'you' || last.undergoes === next.undergoes);
  // An order and what you may do stay apart.
  const alike = last.may === next.may || (last.by !== 'you' && last.by !== undefined);
  if (tight) return !same || alike;
  if (last.by === undefined)
    return same && last.frame === next.frame && amountsOf(next.values?.['what']) !== undefined;
  return same && alike && sentence.clauses.length < mostInOneSentence;
}

/** "Lose 1 food and lose 1 morale" is "lose 1 food and 1 morale". */
function withClause(clauses: readonly Clause[], next: Clause): readonly Clause[] {
  const last = clauses.at(-1);
  const one = amountsOf(last?.values?.['what']);
  const other = amountsOf(next.values?.['what']);
  if (last === undefined || one === undefined || other === undefined) return [...clauses, next];
  if (last.frame !== next.frame || !sameParty(last.by, next.by)) return [...clauses, next];
  return [
    ...clauses.slice(0, -1),
    { ...last, values: { ...last.values, what: { amounts: [...one, ...other] } }, count: 2 },
  ];
}

function amountsOf(value: PlanValue | undefined): readonly Amount[] | undefined {
  return typeof value === 'object' && 'amounts' in value ? value.amounts : undefined;
}

/** What follows alternatives and belongs to none of them says so. */
function afterAlternatives(last: Sentence | undefined, next: Sentence): Sentence {
  const follows =
    last !== undefined &&
    ('options' in last || ('either' in last && !last.may) || last.leads.some(isAlternative));
  return follows && !next.leads.some(isAlternative)
    ? { ...next, leads: [{ lead: 'then' }, ...next.leads] }
    : next;
}

function isAlternative({ lead }: Lead): boolean {
  return lead === 'die' || lead === 'result' || lead === 'strength';
}
