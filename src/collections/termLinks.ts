import { defineMdastPlugin, type MdastNode, type MdastPluginEntry } from 'satteri';
import { pageLanguage } from './pageLanguage.ts';
import { termForms } from './termForms.ts';

/** Where a word stands that is a link, a heading or a name already. */
const leftAlone: ReadonlySet<string> = new Set(['heading', 'link', 'mdxJsxTextElement', 'inlineCode']);

/**
 * Marks the first use of a term on a page of rules as `<Term id="…">`. What the page itself explains needs no
 * explanation, and a heading or a link stays what it is.
 */
export const termLinks: MdastPluginEntry = ({ fileURL, source }) => {
  const language = pageLanguage(fileURL);
  if (language === undefined) return undefined;
  const { byForm, ruleOf, names, pattern } = termForms[language];
  const done = new Set(
    [...ruleOf].filter(([, rule]) => source.includes(`<Rule id="${rule}">`)).map(([id]) => id),
  );
  return defineMdastPlugin({
    name: 'term-links',
    text(node, context) {
      for (let above: MdastNode | undefined = context.parent(node); above !== undefined; ) {
        if (leftAlone.has(above.type)) return;
        above = above.type === 'root' ? undefined : context.parent(above);
      }
      const parts: MdastNode[] = [];
      let end = 0;
      for (const { 0: word, index } of node.value.matchAll(pattern)) {
        const id = byForm.get(word.toLocaleLowerCase(language));
        if (id === undefined || done.has(id)) continue;
        if (names.has(id) && /^\p{Ll}/u.test(word)) continue;
        done.add(id);
        if (index > end) parts.push({ type: 'text', value: node.value.slice(end, index) });
        parts.push({
          type: 'mdxJsxTextElement',
          name: 'Term',
          attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: id }],
          children: [{ type: 'text', value: word }],
        });
        end = index + word.length;
      }
      if (parts.length === 0) return;
      if (end < node.value.length) parts.push({ type: 'text', value: node.value.slice(end) });
      context.replaceNode(node, parts);
    },
  });
};
