import {
  defineHastPlugin,
  defineMdastPlugin,
  type MdastNode,
  type MdastPluginEntry,
  type MdastVisitorContext,
  mdxToMdast,
} from 'satteri';
import { attribute, conditionsIn, everyNode, isElement } from './rulePassages.ts';

type Flow = Extract<MdastNode, { type: 'mdxJsxFlowElement' }>;
type Inline = Extract<MdastNode, { type: 'mdxJsxTextElement' }>;

/**
 * In MDX a paragraph that holds nothing but elements is taken apart; here sentences under conditions, which stand on
 * lines one below the other, come together again. And an item that is under a condition goes with it.
 */
export const markParagraphs: MdastPluginEntry = ({ source }) => {
  const sentences = paragraphsIn(mdxToMdast(source));
  let at = 0;
  return defineMdastPlugin({
    name: 'mark-paragraphs',
    mdxJsxFlowElement(node, context) {
      if (!isSentence(node)) return;
      const length = sentences[at] ?? 0;
      at += 1;
      if (length === 0) return;
      const siblings: readonly MdastNode[] = context.parent(node).children;
      const first = context.indexOf(node) ?? 0;
      const run = siblings.slice(first, first + length).filter(isSentence);
      for (const other of run.slice(1)) context.removeNode(other);
      const children = run.flatMap(({ name, attributes, children: words }, place): Inline['children'] => [
        ...(place === 0 ? [] : [{ type: 'text', value: ' ' } as const]),
        { type: 'mdxJsxTextElement', name, attributes, children: words as Inline['children'] },
      ]);
      context.replaceNode(node, { type: 'paragraph', children });
    },
    listItem(node, context) {
      const [only, ...others] = node.children;
      if (others.length === 0) hoist(node, only, context);
    },
  });
};

const marks: ReadonlySet<string> = new Set(['When', 'R']);

const inParagraphs: ReadonlySet<string> = new Set([
  'text',
  'emphasis',
  'strong',
  'link',
  'inlineCode',
  'break',
  'mdxJsxTextElement',
]);

/** A mark that holds words, not paragraphs or lists of its own. */
const isSentence = (node: Readonly<MdastNode>): node is Flow =>
  node.type === 'mdxJsxFlowElement' &&
  marks.has(node.name ?? '') &&
  node.children.every(({ type }) => inParagraphs.has(type));

/** For each sentence, in order: of how many the paragraph is made that begins with it; 0 within a paragraph. */
function paragraphsIn(root: MdastNode): readonly number[] {
  const lengths = new Map<MdastNode, number>();
  for (const node of everyNode([root])) {
    if (!('children' in node)) continue;
    let first: MdastNode | undefined;
    let before: MdastNode | undefined;
    for (const child of node.children) {
      if (!isSentence(child)) {
        before = undefined;
        continue;
      }
      const goesOn = before !== undefined && lineOf(child, 'start') <= lineOf(before, 'end') + 1;
      if (!goesOn) first = child;
      if (goesOn) lengths.set(child, 0);
      if (first !== undefined) lengths.set(first, goesOn ? (lengths.get(first) ?? 0) + 1 : 1);
      before = child;
    }
  }
  return [...everyNode([root])].filter(isSentence).map(node => lengths.get(node) ?? 1);
}

const lineOf = (node: MdastNode, end: 'start' | 'end'): number => node.position?.[end].line ?? 0;

/** What holds nothing but a `<When>` is under its condition. */
function hoist(node: Readonly<MdastNode>, within: MdastNode | undefined, context: MdastVisitorContext): void {
  const [only, ...others] = within?.type === 'paragraph' ? within.children : [within];
  if (only === undefined || others.length > 0 || !isElement(only)) return;
  const conditions = conditionsOfWhen(only);
  if (conditions !== undefined) context.setProperty(node, 'data', { hProperties: { 'data-if': conditions } });
}

/** The same for rows whose first cell holds nothing else. */
export const rowsUnderConditions = defineHastPlugin({
  name: 'rows-under-conditions',
  element: {
    filter: ['tr'],
    visit(row, context) {
      const cell = row.children.find(child => child.type === 'element');
      const [only, ...others] = cell?.children ?? [];
      if (only === undefined || others.length > 0 || only.type !== 'mdxJsxTextElement') return;
      const conditions = conditionsOfWhen(only);
      if (conditions !== undefined) context.setProperty(row, 'data-if', conditions);
    },
  },
});

function conditionsOfWhen(element: Pick<Flow, 'name' | 'attributes'>): string | undefined {
  if (element.name !== 'When') return undefined;
  return conditionsIn(attribute(element, 'in'), attribute(element, 'not')).join(' ');
}
