/** What a card asks somebody, told to whoever is asked from the card's own tree. */
import type { CardOp, Effect, OpBody } from '#engine/model/effect.ts';
import { firstOf } from './facet.ts';
import { phrasesOf, tell } from './grammar/realise.ts';
import { planOf } from './plan/build.ts';
import type { Clause, Plan } from './plan/plan.ts';
import { sentence } from './sentence.ts';
import type { Voice } from './voice.ts';

export interface AskedText {
  /** The question itself: "Do you want to spend 1 fuel?" */
  readonly question?: string;
  /** What the answer is for: "Send a character to the Brig." */
  readonly task?: string;
  /** What each option does, by its id. */
  readonly options?: { readonly [option: string]: string };
}

/** What an operation asks, with the operations behind it on the card; undefined where it asks nothing of its own. */
export function askedText(voice: Voice, ops: readonly CardOp[]): AskedText | undefined {
  const [op] = ops;
  switch (op?.op) {
    case 'may':
      return wish(voice, toldTo(op.by, op.do));
    case 'choose':
      return { options: optionTexts(voice, op) };
    case 'pick':
      return { task: task(voice, toldTo(op.by, ops)) };
    case 'draw':
      return op.may && wish(voice, [{ op: 'draw', who: 'you', n: op.n, from: op.from }]);
    default:
      return op && wishOf(voice, op);
  }
}

function wishOf(voice: Voice, op: CardOp): AskedText | undefined {
  const wished = firstOf(voice.facets, ({ wishes }) => wishes?.[op.op])?.(op as never);
  return wished && wish(voice, wished);
}

/** Whether to do something: its first sentence as a question, and what then comes of it. */
function wish(voice: Voice, effect: Effect): AskedText | undefined {
  const [first, ...rest] = planOf(voice.facets, [{ op: 'may', by: 'you', do: effect }], { speaksTo: 'you' });
  if (first === undefined || !('clauses' in first) || first.leads.length > 0) return undefined;
  if (!first.clauses.every(isWished)) return undefined;
  const phrases = first.clauses.flatMap(clause => phrasesOf(voice, clause, 'you'));
  const question = sentence(voice, voice.grammar.question(phrases, voice.verbs));
  return { question: [question, ...consequences(voice, rest)].join(' ') };
}

function isWished({ by, may, undergoes }: Clause): boolean {
  return by === 'you' && may === true && !undergoes;
}

function consequences(voice: Voice, plan: Plan): readonly string[] {
  return plan.length === 0 ? [] : [tell(voice, plan)];
}

/** What somebody is chosen for: the first thing that is told, whatever else comes of it. */
function task(voice: Voice, effect: Effect): string {
  const [first] = planOf(voice.facets, effect, { speaksTo: 'you' });
  const clauses = first !== undefined && 'clauses' in first ? first.clauses.slice(0, 1) : [];
  return tell(voice, [{ leads: [], clauses }]);
}

function optionTexts(voice: Voice, { by, options }: OpBody<'choose'>): { readonly [option: string]: string } {
  const told = options.filter(option => option.do.length > 0);
  return Object.fromEntries(told.map(({ id, do: effect }) => [id, orders(voice, by, effect)]));
}

function orders(voice: Voice, asked: unknown, effect: Effect): string {
  return tell(voice, planOf(voice.facets, toldTo(asked, effect), { speaksTo: 'you' }));
}

const persons: ReadonlySet<string> = new Set(['by', 'who', 'to', 'of', 'from']);

/** The same effect, with "you" for the one who is asked. */
function toldTo(asked: unknown, effect: Effect): Effect {
  const replaced: unknown = JSON.parse(
    JSON.stringify(effect, (key, value: unknown) =>
      persons.has(key) && typeof asked === 'string' && value === asked ? 'you' : value,
    ),
  );
  return replaced as Effect;
}
