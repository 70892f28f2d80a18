import { defineMdastPlugin, type MdastNode, type MdastPluginEntry, type MdastVisitorContext } from 'satteri';
import { pageBook, pageLanguage } from './pageLanguage.ts';
import { rulePassages } from './rulePassages.ts';
import { termForms } from './termForms.ts';

/** Where a word stands that is a link, a heading or a name already. */
const leftAlone: ReadonlySet<string> = new Set(['heading', 'link', 'mdxJsxTextElement', 'inlineCode']);
/** Elements that hold sentences like any others. */
const sentences: ReadonlySet<string> = new Set(['When', 'R']);

/**
 * Marks the first use of a term of the base game or of the page's own book on a page of rules as `<Term id="…">`. What the page itself explains needs no
 * explanation, and a heading or a link stays what it is.
 */
export const termLinks: MdastPluginEntry = ({ fileURL, source }) => {
  const language = pageLanguage(fileURL);
  if (language === undefined) return undefined;
  const { byForm, ruleOf, symbols, names, pattern } = termForms[language][pageBook(fileURL)];
  const here = new Set(rulePassages(source).map(({ id }) => id));
  const done = new Set([...ruleOf].filter(([, rule]) => here.has(rule)).map(([id]) => id));
  return defineMdastPlugin({
    name: 'term-links',
    mdxJsxTextElement(node, context) {
      // A symbol with its word, `<Skill of="tactics">`, is a term as well.
      const id = symbolOf(node);
      if (id === undefined || !symbols.has(id) || done.has(id)) return;
      if (standsWhereNothingIsMarked(node, context)) return;
      done.add(id);
      context.replaceNode(node, termElement(id, [node]));
    },
    text(node, context) {
      if (standsWhereNothingIsMarked(node, context)) return;
      const parts: MdastNode[] = [];
      let end = 0;
      for (const { 0: word, index } of node.value.matchAll(pattern)) {
        const id = byForm.get(word.toLocaleLowerCase(language));
        if (id === undefined || done.has(id)) continue;
        if (names.has(id) && /^\p{Ll}/u.test(word)) continue;
        done.add(id);
        if (index > end) parts.push({ type: 'text', value: node.value.slice(end, index) });
        parts.push(termElement(id, [{ type: 'text', value: word }]));
        end = index + word.length;
      }
      if (parts.length === 0) return;
      if (end < node.value.length) parts.push({ type: 'text', value: node.value.slice(end) });
      context.replaceNode(node, parts);
    },
  });
};

type Inline = Extract<MdastNode, { type: 'mdxJsxTextElement' }>;

function standsWhereNothingIsMarked(node: Readonly<MdastNode>, context: MdastVisitorContext): boolean {
  for (let above: MdastNode | undefined = context.parent(node); above !== undefined; ) {
    const isSentence = 'name' in above && sentences.has(above.name ?? '');
    if (leftAlone.has(above.type) && !isSentence) return true;
    above = above.type === 'root' ? undefined : context.parent(above);
  }
  return false;
}

function termElement(id: string, children: Inline['children']): Inline {
  const attributes: Inline['attributes'] = [{ type: 'mdxJsxAttribute', name: 'id', value: id }];
  return { type: 'mdxJsxTextElement', name: 'Term', attributes, children };
}

function symbolOf({ name, attributes }: Readonly<Inline>): string | undefined {
  if (name !== 'Skill' && name !== 'Resource') return undefined;
  const of = attributes.find(given => given.type === 'mdxJsxAttribute' && given.name === 'of')?.value;
  return typeof of === 'string' ? of : undefined;
}
