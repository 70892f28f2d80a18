import { defineMdastPlugin } from 'satteri';
import { idsOfRule } from './rulePassages.ts';

/**
 * A heading is addressed by the first rule under it (`#about-turn.six-steps`), not by its wording: so its address is
 * the same in every language, and the language switch keeps the reader's place.
 */
export const headingIds = defineMdastPlugin({
  name: 'heading-ids',
  heading(node, context) {
    const siblings = context.parent(node).children;
    const next = siblings.slice((context.indexOf(node) ?? 0) + 1);
    for (const sibling of next) {
      if (sibling.type === 'heading') return;
      if (sibling.type !== 'mdxJsxFlowElement' || sibling.name !== 'Rule') continue;
      const [id] = idsOfRule(sibling);
      if (id !== undefined) context.setProperty(node, 'data', { hProperties: { id: `about-${id}` } });
      return;
    }
  },
});
