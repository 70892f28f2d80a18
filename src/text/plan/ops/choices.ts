import type { Cond } from '#engine/model/cond.ts';
import type { CardOp, Effect, OpBody } from '#engine/model/effect.ts';
import { conjuncts } from '../../conds.ts';
import type { FrameId } from '../../frames.ts';
import { untold } from '../implied.ts';
import { byChoice, led } from '../leads.ts';
import { allOf } from '../moments.ts';
import type { Clause, Lead, Party, Plan, PlanValue, Sentence } from '../plan.ts';
import { sameParty } from '../plan.ts';
import type { Piece, Planners, Planning } from '../planner.ts';

type ChoiceOps = 'choose' | 'may' | 'if' | 'one-by-one' | 'roll' | 'risk' | 'scout' | 'inspect-civilians';

const dieSides = 8;

/** Choices, chance and looking ahead. */
export const choiceOps: Planners<ChoiceOps> = {
  choose: (op, planning) => choose(op, planning),
  may: ({ by: who, do: effect, else: otherwise }, { party, inside, known }) => {
    const chooser = party(who);
    const plan = byChoice(inside(effect, { actor: chooser, may: true, known }), chooser);
    const declined =
      otherwise === undefined ? [] : inside(otherwise, { lead: { lead: 'declined', by: chooser } });
    return [...clausesOrSentences(plan), ...declined];
  },
  // Told as what is inside it: see order.ts.
  'one-by-one': ({ do: effect }, { inside }) => inside(effect),
  if: ({ cond, then, else: otherwise }, planning) => {
    const { inside } = planning;
    const same = otherwise === undefined ? undefined : checksThatDiffer(then, otherwise);
    if (same !== undefined) return twoDifficulties(cond, same, planning);
    if (otherwise !== undefined)
      return [
        ...inside(then, { lead: { lead: 'if', cond }, known: conjuncts(cond) }),
        ...inside(otherwise, { lead: { lead: 'otherwise' } }),
      ];
    const needed = untold(planning.facets, cond, then);
    return needed.length === 0
      ? clausesOrSentences(inside(then))
      : inside(then, { lead: { lead: 'if', cond: allOf(needed) }, known: needed });
  },
  roll: ({ by: who, outcomes }, { party, inside, actor }) => {
    // Dice are the current player's unless somebody else is told to roll (dice.current-player).
    const roller = who === 'current' ? 'you' : party(who);
    const acting = roller === 'you' ? actor : undefined;
    return [
      { leads: [], clauses: [{ frame: 'roll', by: roller }] },
      ...outcomes.flatMap(({ from, to, do: effect }) =>
        inside(effect, { lead: die(from, to), actor: acting }),
      ),
    ];
  },
  risk: ({ by: who, ship, n, need, loss, reward }, { party, inside }) => {
    const risker = party(who);
    const acting = risker === 'you' ? risker : undefined;
    return [
      { frame: 'risk', values: { ships: { counted: ship, n } }, by: risker },
      { frame: 'roll', by: risker },
      ...inside(reward, { lead: die(need, dieSides), actor: acting }),
      ...(lostItself(loss, ship, n)
        ? [{ leads: [die(1, need - 1)], clauses: [{ frame: 'raptor-destroyed' }] } as const]
        : inside(loss, { lead: die(1, need - 1), actor: undefined })),
    ];
  },
  scout: ({ by: who, decks }, { party }) => {
    const [only = 'crisis', ...others] = decks;
    return [{ frame: `scout-${others.length === 0 ? only : 'either'}` as FrameId, by: party(who) }];
  },
  'inspect-civilians': ({ by: who, n }, { party }) => [
    { frame: 'inspect-civilians', values: { n }, by: party(who) },
    { leads: [], clauses: [{ frame: 'move-inspected', by: party(who), may: true }] },
  ],
};

function die(from: number, to: number): Lead {
  return { lead: 'die', from, to };
}

/** What was risked is what is lost. */
function lostItself(loss: Effect, ship: string, n: number): boolean {
  const [only, ...others] = loss;
  if (others.length > 0 || only?.op !== 'destroy' || ship !== 'raptor') return false;
  return only.what === ship && only.n === n && n === 1;
}

/** One plain sentence may go on from the one before it. */
function clausesOrSentences(plan: Plan): readonly Piece[] {
  const [first, ...rest] = plan;
  if (first === undefined || !('clauses' in first) || first.leads.length > 0) return plan;
  return [...first.clauses, ...rest];
}

function choose({ by: who, options }: OpBody<'choose'>, planning: Planning): readonly Piece[] {
  const chooser = planning.party(who);
  const told = options
    .filter(option => option.do.length > 0)
    .map(option => ({ do: option.do, needed: untold(planning.facets, option.requires, option.do) }));
  const may = told.length < options.length || undefined;
  const change = eitherWay(told);
  if (change !== undefined)
    return [{ frame: 'either-difficulty', values: { n: change }, by: chooser, ...(may && { may }) }];
  const plans = told.map((option, i) =>
    planning.inside(option.do, {
      actor: chooser,
      known: option.needed,
      rollTold: planning.rollTold || told.slice(0, i).some(({ do: [first] }) => first?.op === 'amend-roll'),
    }),
  );
  const short = told.some(({ needed }) => needed.length > 0)
    ? undefined
    : plans.map(plan => shortly(plan, chooser));
  if (short?.every(clauses => clauses !== undefined)) {
    const one = asOne(short);
    if (one !== undefined) return [{ ...one, ...(may && { may }) }];
    if (short.length === 2) return [{ leads: [], either: short, by: chooser, ...(may && { may }) }];
  }
  const lettered = told.map(({ needed }, i) =>
    led(addressed(plans[i] ?? [], chooser), needed.length === 0 ? [] : [{ lead: 'if', cond: allOf(needed) }]),
  );
  return [{ leads: [], options: lettered, by: chooser, ...(may && { may }) }];
}

/** Lettered alternatives need not name whoever chooses, who has been named before them: "(a) Prepare 1 civilian ship." */
function addressed(plan: Plan, chooser: Party): Plan {
  const told = ({ by, ...clause }: Clause): Clause =>
    by === undefined
      ? clause
      : { ...clause, by: sameParty(by, chooser) && chooser !== 'you' && !clause.undergoes ? 'chooser' : by };
  return plan.map(sentence =>
    'clauses' in sentence ? { ...sentence, clauses: sentence.clauses.map(told) } : sentence,
  );
}

/** An option that does something, and what must hold for it besides what it takes. */
interface Told {
  readonly do: Effect;
  readonly needed: readonly Cond[];
}

/** The difficulty raised or lowered by the same number. */
function eitherWay(options: readonly Told[]): number | undefined {
  const [one, other, ...more] = options.map(({ needed, do: [only, ...others] }) =>
    needed.length === 0 && others.length === 0 ? difficultyOf(only) : undefined,
  );
  return one !== undefined && other === -one && more.length === 0 ? Math.abs(one) : undefined;
}

function difficultyOf(op: CardOp | undefined): number | undefined {
  return op?.op === 'amend-check' && Object.keys(op).length === 2 ? op.difficulty : undefined;
}

/** An alternative that fits into one sentence: all of it done by, or to, whoever chooses. */
function shortly(plan: Plan, chooser: Party): readonly Clause[] | undefined {
  const [only, ...others] = plan;
  if (only === undefined || others.length > 0 || !('clauses' in only) || only.leads.length > 0)
    return undefined;
  return only.clauses.every(clause => sameParty(clause.by, chooser) && !clause.may)
    ? only.clauses
    : undefined;
}

/** "Destroy 3 raiders, 1 heavy raider or 1 centurion": alternatives that differ in one thing alone. */
function asOne(alternatives: readonly (readonly Clause[])[]): Clause | undefined {
  const clauses = alternatives.flat();
  const [first] = clauses;
  if (first === undefined || clauses.length !== alternatives.length) return undefined;
  const [name, ...others] = Object.keys(first.values ?? {});
  if (name === undefined || others.length > 0 || clauses.some(({ frame }) => frame !== first.frame))
    return undefined;
  const oneOf = clauses.flatMap(({ values }): PlanValue[] => {
    const value = values?.[name];
    return value === undefined ? [] : [value];
  });
  if (oneOf.some(value => typeof value === 'number')) return undefined;
  return { ...first, values: { [name]: { oneOf } } };
}

type Check = Extract<CardOp, { op: 'check' }>;

/** Two checks that are the same but for their difficulty. */
function checksThatDiffer(
  then: Effect,
  otherwise: Effect,
): { readonly check: Check; readonly other: number } | undefined {
  const [check, ...more] = then;
  const [other, ...others] = otherwise;
  if (check?.op !== 'check' || other?.op !== 'check' || more.length + others.length > 0) return undefined;
  const alike = JSON.stringify({ ...check, difficulty: 0 }) === JSON.stringify({ ...other, difficulty: 0 });
  return alike ? { check: { ...other }, other: check.difficulty } : undefined;
}

function twoDifficulties(
  cond: OpBody<'if'>['cond'],
  { check, other }: { readonly check: Check; readonly other: number },
  { inside }: Planning,
): readonly Piece[] {
  const [made, ...results] = inside([check]);
  const changed: Sentence = {
    leads: [{ lead: 'if', cond }],
    clauses: [{ frame: 'difficulty-is', values: { n: other } }],
  };
  return made === undefined ? [] : [made, changed, ...results];
}
