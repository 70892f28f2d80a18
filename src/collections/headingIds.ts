import { defineMdastPlugin } from 'satteri';

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
      const id = sibling.attributes.find(
        given => given.type === 'mdxJsxAttribute' && given.name === 'id',
      )?.value;
      if (typeof id === 'string') context.setProperty(node, 'data', { hProperties: { id: `about-${id}` } });
      return;
    }
  },
});
