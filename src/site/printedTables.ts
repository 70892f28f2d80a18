import { factsIn, type Tables } from '#rules/facts.ts';

/** The tables that can be laid, for the scripts of a page (`factsScript`): each fact by its place, in base 36. */
export function printedTables(tables: Tables): { readonly [attribute: string]: string } {
  const facts = factsIn(tables);
  const worlds = tables.worlds.map(world =>
    facts.flatMap((fact, at) => (world.has(fact) ? at.toString(36) : [])).join(''),
  );
  return {
    'data-facts': facts.join(' '),
    'data-options': tables.options.join(' '),
    'data-objectives': tables.objectives.join(' '),
    'data-worlds': worlds.join(' '),
  };
}
