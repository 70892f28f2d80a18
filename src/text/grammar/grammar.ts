/** What a language's grammar must be able to do. Nothing here knows a card. */
import type { Resource } from '#engine/model/vocabulary.ts';
import type { PlanValues } from '../plan/plan.ts';
import type { Names, Word } from '../voice.ts';

export type Person = 'you' | 'he' | 'they';

/** A verb in its basic form and what stands around it, words filled in. */
export interface Phrase {
  readonly before: string;
  readonly verb: string;
  readonly after: string;
}

/** One subject and what it does; several phrases follow each other in time. */
export interface Spoken {
  /** Left out where it is told to somebody or has just been named. */
  readonly subject?: string;
  readonly person: Person;
  readonly mood: 'order' | 'statement' | 'may';
  readonly phrases: readonly Phrase[];
  /** It has to be named, even where the verb alone would do. */
  readonly stressed?: true;
  /** `led`: something has opened the sentence; `next`: a clause stands before it. */
  readonly position: 'first' | 'led' | 'next';
}

/** What the reader is told to do, or what is told of him. */
export type ToYou = 'order' | 'report' | undefined;

/** An order that turns into a report: "destroy 1 raider, and you are sent to Sickbay". */
export function turnsToReport(toYou: readonly ToYou[] = []): boolean {
  return toYou.at(-1) === 'report' && toYou.at(-2) === 'order';
}

/** The forms of verbs that no rule gives, as `locales/<lang>/verbs.json` holds them. */
export type Verbs = { readonly [verb: string]: { readonly [form: string]: string } };

export interface Grammar {
  clause(spoken: Spoken, verbs: Verbs): string;
  /** Whether the reader wants to: "do you want to spend 1 fuel?" */
  question(phrases: readonly Phrase[], verbs: Verbs): string;
  /** "Either moves and then takes 1 action, or takes 2 actions." */
  either(spoken: Spoken, alternatives: readonly (readonly Phrase[])[], verbs: Verbs): string;
  /** Clauses in order; `goesOn` marks those whose subject is that of the clause before, `toYou` those about the reader. */
  sequence(clauses: readonly string[], goesOn?: readonly boolean[], toYou?: readonly ToYou[]): string;
  /** All that opens a sentence, up to its main clause. */
  opening(leads: readonly string[]): string;
  /** Whether alternatives are orders to whoever chooses: "(a) Prepare …"; otherwise a pronoun takes him up. */
  readonly ordersChooser: boolean;
  /** Somebody whom the opening of the sentence has named: "they", "er", or no word at all. */
  readonly takenUp: Pick<Spoken, 'person'> & { readonly subject?: string };
  /** "Your", "their": what belongs to the subject. */
  own(person: Person): Word;
  /** The same to somebody of that gender, where words agree with "you". */
  addressing?(gender: string): Grammar;
  /** The template of a phrase, where what stands beside a number asks for another case: "po 1 karcie", "po 2 karty". */
  counting?(template: string, person: Person, values: PlanValues): string;
  /** "1 morale". */
  amount(names: Pick<Names, 'name' | 'noun'>, resource: Resource, n: number): Word;
}

/** "A, B and C" as one goes on from the other. */
export function inTurn(parts: readonly string[], comma: string, and: string): string {
  const [last, ...before] = parts.toReversed();
  if (last === undefined) return '';
  return before.length === 0 ? last : `${before.toReversed().join(comma)}${and}${last}`;
}

/** Words with a space between those that are there, none before a comma. */
export function words(...parts: readonly (string | undefined)[]): string {
  return parts
    .filter(part => part !== undefined && part !== '')
    .join(' ')
    .replaceAll(' ,', ',');
}

/** A form that the table has, or else the one a rule gives. */
export function verbForm(verbs: Verbs, verb: string, form: string): string {
  const found = verbs[verb]?.[form];
  if (found === undefined) throw new Error(`The verb "${verb}" has no form "${form}"`);
  return found;
}
