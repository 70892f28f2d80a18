import type { PageComponent } from '#collections/vocabulary.ts';
import Nothing from '#features/rules/rulebook/Nothing.astro';
import NumberedRule from '#features/rules/rulebook/NumberedRule.astro';
import SeeNumber from '#features/rules/rulebook/SeeNumber.astro';
import Words from '#features/rules/rulebook/Words.astro';
import { textComponents } from './textComponents.ts';

/** The same for the rulebook, which has no simulators, tells each rule once, and refers to it by number. */
export const rulebookComponents = {
  ...textComponents,
  Rule: NumberedRule,
  See: SeeNumber,
  Told: Nothing,
  Scenario: Nothing,
  Try: Nothing,
  Term: Words,
} satisfies Record<PageComponent | 'Term', unknown>;
