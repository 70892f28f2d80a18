/** A scenario as a file: one line for what belongs together. */
import { Document, isCollection, isMap, visit } from 'yaml';
import type { Scenario } from '../notation/scenario.ts';

/** Maps of maps below the root get a line for each entry; everything else, and each line of a script, stays on one. */
export function asYaml(scenario: Scenario): string {
  const document = new Document(scenario);
  visit(document, {
    Collection(_key, node, path) {
      const depth = path.filter(isCollection).length;
      const values = isMap(node) ? node.items.map(pair => pair.value) : node.items;
      const flat = depth > 0 && !values.some(isCollection);
      if (flat || depth >= 3 || isLineOf(document, path)) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

const isLineOf = (document: Document, path: readonly unknown[]) => path.includes(document.get('script'));
