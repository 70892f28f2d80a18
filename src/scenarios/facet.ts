/** What the notation of scenarios needs to know of a book besides what its library says. */
import type { EventFields, FieldsOf } from './notation/eventFields.ts';

export interface ScenariosFacet {
  /** What each of its events tells. */
  readonly events: EventFields;
  /** What the option ids of each of its prompts look like; words in angle brackets stand for ids. */
  readonly prompts: { readonly [prompt: string]: string };
}

/** By the words of a book: an event or a prompt that lacks does not compile. */
interface ScenariosOf<Events, Prompts extends string> {
  readonly events: FieldsOf<Events>;
  readonly prompts: { readonly [prompt in Prompts]: string };
}

export const defineScenarios = <Events, Prompts extends string>(
  facet: ScenariosOf<Events, Prompts>,
): ScenariosFacet => facet as ScenariosFacet;
