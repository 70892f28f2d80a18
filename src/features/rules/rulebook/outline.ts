import { type MdastNode, mdxToMdast } from 'satteri';
import {
  attribute,
  everyNode,
  everyNodeWithConditions,
  idsOfRule,
  isElement,
  listed,
  plainText,
} from '#collections/rulePassages.ts';
import type { Condition } from '#rules/facts.ts';

/** What stands under one heading of a page. */
export interface Section {
  readonly title: string;
  /** What has to be so at a table for the heading to be there. */
  readonly when: readonly Condition[];
  /** The rules that it tells, in order. */
  readonly rules: readonly string[];
  /** Rules of it that other pages tell. */
  readonly toldElsewhere: readonly string[];
  /** Whether the rulebook has nothing to print of it. */
  readonly isLeftOut: boolean;
}

/** What the rulebook does without: what is tried out, what is played, and what is told in another place of the book. */
const notInRulebook: ReadonlySet<string> = new Set(['Try', 'Scenario', 'Told']);

/** The sections of a page of rules, in order. Every rule stands in one (`test/features/rules/rulebook`). */
export function sectionsOf(source: string): readonly Section[] {
  const sections: { title: string; when: readonly Condition[]; nodes: MdastNode[]; rules: string[] }[] = [];
  const root = mdxToMdast(source);
  for (const { node, when } of everyNodeWithConditions([root])) {
    if (node.type === 'heading' && node.depth === 2)
      sections.push({ title: plainText(node).trim(), when, nodes: [], rules: [] });
    else if (isElement(node) && node.name === 'Rule') sections.at(-1)?.rules.push(...idsOfRule(node));
  }
  let at = -1;
  const share = (nodes: readonly MdastNode[]): void => {
    for (const node of nodes) {
      const headings = [...everyNode([node])].filter(one => one.type === 'heading' && one.depth === 2);
      if (headings.length === 0) sections[at]?.nodes.push(node);
      else if (node.type === 'heading') at += 1;
      else if ('children' in node) share(node.children);
    }
  };
  share([root]);
  return sections.map(({ title, when, nodes, rules }) => {
    const toldElsewhere = [...everyNode(nodes)].flatMap(node =>
      isElement(node) && node.name === 'Told' ? listed(attribute(node, 'ids')) : [],
    );
    const hasOwnWords = nodes.some(toldElsewhere.length > 0 ? isOwnText : isPrinted);
    return { title, when, rules, toldElsewhere, isLeftOut: rules.length === 0 && !hasOwnWords };
  });
}

/** Whether paper shows anything of it. */
function isPrinted(node: MdastNode): boolean {
  if (isElement(node)) {
    if (notInRulebook.has(node.name ?? '')) return false;
    return node.children.length === 0 || node.children.some(isPrinted);
  }
  if ('children' in node) return node.children.some(isPrinted);
  return 'value' in node && node.value.trim() !== '';
}

/**
 * Whether it is more than what leads to rules that are told elsewhere: tables of theirs, and sentences that link to them.
 */
function isOwnText(node: MdastNode): boolean {
  if (node.type === 'list') return true;
  if (node.type !== 'paragraph' || !isPrinted(node)) return false;
  return ![...everyNode([node])].some(one => isElement(one) && one.name === 'See');
}
