import { type MdastNode, mdxToMdast } from 'satteri';

/** One rule as a page of rules carries it. */
export type RulePassage = {
  readonly id: string;
  readonly line: number;
  /** The nearest second-level heading above it. */
  readonly heading: string | undefined;
  /** Its text as the author wrote it, in MDX. */
  readonly source: string;
  /** The other rules that its text links to. */
  readonly sees: readonly string[];
};

export type Element = Extract<MdastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** The rules of a page, in order. The one place that finds them: checks, plugins and pages all read this. */
export function rulePassages(source: string): readonly RulePassage[] {
  return passagesIn(mdxToMdast(source), source);
}

/** The same for a page that is parsed already. */
export function passagesIn(root: MdastNode, source: string): readonly RulePassage[] {
  const passages: RulePassage[] = [];
  let heading: string | undefined;
  for (const node of everyNode([root])) {
    if (node.type === 'heading' && node.depth === 2) heading = plainText(node);
    const id = idOfRule(node);
    if (id === undefined || !('children' in node)) continue;
    const named = [...everyNode(node.children)].flatMap(inner => seen(inner) ?? []);
    passages.push({
      id,
      line: node.position?.start.line ?? 1,
      heading,
      source: sourceOf(node.children, source),
      sees: [...new Set(named)].filter(other => other !== id),
    });
  }
  return passages;
}

export function* everyNode(nodes: readonly MdastNode[]): Generator<MdastNode> {
  for (const node of nodes) {
    yield node;
    if ('children' in node) yield* everyNode(node.children);
  }
}

export function isElement(node: MdastNode): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function attribute(element: Element, name: string): string | undefined {
  const given = element.attributes.find(one => one.type === 'mdxJsxAttribute' && one.name === name);
  return given !== undefined && 'value' in given && typeof given.value === 'string' ? given.value : undefined;
}

function idOfRule(node: MdastNode): string | undefined {
  return isElement(node) && node.name === 'Rule' ? attribute(node, 'id') : undefined;
}

function seen(node: MdastNode): string | undefined {
  return isElement(node) && node.name === 'See' ? attribute(node, 'rule') : undefined;
}

function plainText(node: MdastNode): string {
  if ('value' in node && typeof node.value === 'string') return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

function sourceOf(nodes: readonly MdastNode[], source: string): string {
  const from = nodes[0]?.position?.start.offset;
  const to = nodes.at(-1)?.position?.end.offset;
  return from === undefined || to === undefined ? '' : source.slice(from, to);
}
