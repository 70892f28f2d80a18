import type { PageComponent } from '../../collections/vocabulary.ts';
import Example from './Example.astro';
import Named from './Named.astro';
import Rule from './Rule.astro';
import See from './See.astro';

/** What `<Rule>` and the others stand for in a page of rules; the checks know them from `vocabulary.ts`. */
export const pageComponents = {
  Rule,
  See,
  Skill: Named,
  Resource: Named,
  Example,
} satisfies Record<PageComponent, unknown>;
