import type { PageComponent } from '#collections/vocabulary.ts';
import Scenario from '#features/learn/player/Scenario.astro';
import Rule from '#features/rules/Rule.astro';
import See from '#features/rules/See.astro';
import Told from '#features/rules/Told.astro';
import Try from '#features/simulators/Try.astro';
import { textComponents } from './textComponents.ts';

/** What `<Rule>` and the others stand for in a page of rules; the checks know them from `vocabulary.ts`. */
export const pageComponents = {
  ...textComponents,
  Rule,
  Told,
  Scenario,
  See,
  Try,
} satisfies Record<PageComponent, unknown>;
