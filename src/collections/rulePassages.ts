import { type MdastNode, mdxToMdast } from 'satteri';
import type { Condition } from '#rules/facts.ts';

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
  /** The first of the rules that are told in one paragraph with it. */
  readonly group: string;
  /** What has to be so at a table for something of the text to be shown: all of one of these. */
  readonly shown: readonly (readonly Condition[])[];
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
  for (const { node, when } of everyNodeWithConditions([root])) {
    if (node.type === 'heading' && node.depth === 2) heading = plainText(node);
    if (!isElement(node) || node.name !== 'Rule') continue;
    for (const told of toldIn(node, when, source)) passages.push({ ...told, heading });
  }
  return passages;
}

/** The rules of one group, in the order of its ids. */
function toldIn(rule: Element, when: readonly Condition[], source: string): Omit<RulePassage, 'heading'>[] {
  const ids = idsOfRule(rule);
  const group = ids[0] ?? '';
  const marks = [...everyNodeWithConditions(rule.children, when)].flatMap(({ node, when: within }) =>
    isElement(node) && idsMarkedBy(node).length > 0 ? [{ node, when: within }] : [],
  );
  return ids.map(id => {
    const mark = marks.find(({ node }) => idsMarkedBy(node).includes(id));
    const told = mark?.node ?? rule;
    const named = [...everyNode(told.children)].flatMap(inner => seen(inner) ?? []);
    return {
      id,
      line: told.position?.start.line ?? 1,
      source: sourceOf(told.children, source, mark === undefined ? marks.map(({ node }) => node) : []),
      sees: [...new Set(named)].filter(other => other !== id),
      group,
      shown: shownIn(told, mark?.when ?? when, mark === undefined ? marks.map(({ node }) => node) : []),
    };
  });
}

/** Words show wherever the element does; without any, it shows where something under a condition does. */
function shownIn(
  { children }: Element,
  when: readonly Condition[],
  less: readonly MdastNode[],
): readonly (readonly Condition[])[] {
  const parts: (readonly Condition[])[] = [];
  const look = (nodes: readonly MdastNode[], around: readonly Condition[]): void => {
    for (const node of nodes) {
      if (less.includes(node)) continue;
      const within = [...around, ...conditionsOfNode(node)];
      if ('children' in node && node.children.length > 0) look(node.children, within);
      else if (!('value' in node) || node.value.trim() !== '') parts.push(within);
    }
  };
  look(children, when);
  const always = parts.find(part => part.length === when.length);
  return always === undefined ? [...new Map(parts.map(part => [part.join(' '), part])).values()] : [always];
}

export function* everyNode(nodes: readonly MdastNode[]): Generator<MdastNode> {
  for (const { node } of everyNodeWithConditions(nodes)) yield node;
}

/** Every node, with what has to be so for it to be shown. */
export function* everyNodeWithConditions(
  nodes: readonly MdastNode[],
  around: readonly Condition[] = [],
): Generator<{ readonly node: MdastNode; readonly when: readonly Condition[] }> {
  for (const node of nodes) {
    const when = [...around, ...conditionsOfNode(node)];
    yield { node, when };
    if (!('children' in node)) continue;
    // The first cell of a row has its condition in it.
    const [first, ...others] = node.type === 'tableRow' ? node.children : [];
    if (first === undefined) yield* everyNodeWithConditions(node.children, when);
    else {
      yield* everyNodeWithConditions([first], around);
      yield* everyNodeWithConditions(others, when);
    }
  }
}

export function isElement(node: MdastNode): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function attribute(element: Pick<Element, 'attributes'>, name: string): string | undefined {
  const given = element.attributes.find(one => one.type === 'mdxJsxAttribute' && one.name === name);
  return given !== undefined && 'value' in given && typeof given.value === 'string' ? given.value : undefined;
}

/** Words with blanks between them. */
export const listed = (text: string | undefined): readonly string[] =>
  text?.split(/\s+/).filter(word => word !== '') ?? [];

/** `in` and `not` of an element as conditions. */
export function conditionsIn(within: string | undefined, without: string | undefined): readonly Condition[] {
  return [...listed(within), ...listed(without).map(fact => `!${fact}`)];
}

/** What a node brings along: an element its own conditions, a row of a table those of a first cell that has no more. */
export function conditionsOfNode(node: MdastNode): readonly Condition[] {
  if (isElement(node)) return conditionsIn(attribute(node, 'in'), attribute(node, 'not'));
  if (node.type !== 'tableRow') return [];
  const [only, ...others] = node.children[0]?.children ?? [];
  return only !== undefined && others.length === 0 && isElement(only) ? conditionsOfNode(only) : [];
}

/** The rules that a `<Rule>` tells. */
export function idsOfRule(element: Pick<Element, 'attributes'>): readonly string[] {
  return listed(attribute(element, 'ids') ?? attribute(element, 'id'));
}

/** The rules that one sentence of a `<Rule>` tells. */
export function idsMarkedBy(element: Pick<Element, 'name' | 'attributes'>): readonly string[] {
  if (element.name === 'R') return listed(attribute(element, 'id'));
  return element.name === 'When' ? listed(attribute(element, 'tells')) : [];
}

function seen(node: MdastNode): string | undefined {
  return isElement(node) && node.name === 'See' ? attribute(node, 'rule') : undefined;
}

export function plainText(node: MdastNode): string {
  if ('value' in node && typeof node.value === 'string') return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

/** The text of these nodes, less what stands in others. */
function sourceOf(nodes: readonly MdastNode[], source: string, less: readonly MdastNode[]): string {
  let at = nodes[0]?.position?.start.offset;
  const to = nodes.at(-1)?.position?.end.offset;
  if (at === undefined || to === undefined) return '';
  let text = '';
  for (const { position } of less) {
    if (position?.start.offset === undefined || position.start.offset < at) continue;
    text += source.slice(at, position.start.offset);
    at = position.end.offset ?? at;
  }
  return (text + source.slice(at, to)).trim();
}
