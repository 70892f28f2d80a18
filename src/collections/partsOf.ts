import { type MdastNode, mdxToMdast } from 'satteri';
import type { Condition } from '#rules/facts.ts';
import { conditionsOfNode } from './rulePassages.ts';

/** A piece of a text that stands under the same conditions. */
export interface Part {
  readonly text: string;
  readonly when: readonly Condition[];
}

/** The words of a passage without its marks, in pieces; tables, numbered lists and figures have no words. */
export function partsOf(source: string): readonly Part[] {
  const parts: { text: string; when: readonly Condition[] }[] = [];
  const walk = (node: MdastNode, around: readonly Condition[]): void => {
    if (node.type === 'table' || (node.type === 'list' && node.ordered)) return;
    const when = [...around, ...conditionsOfNode(node)];
    const last = parts.at(-1);
    if ('value' in node && typeof node.value === 'string' && node.type !== 'mdxjsEsm') {
      if (last?.when.join(' ') === when.join(' ')) last.text += node.value;
      else parts.push({ text: node.value, when });
    }
    if ('children' in node) for (const child of node.children) walk(child, when);
    // Between two blocks there is a blank.
    if (node.type === 'paragraph' && parts.at(-1)) walk({ type: 'text', value: ' ' } as MdastNode, around);
  };
  walk(mdxToMdast(source), []);
  return parts
    .map(({ text, when }) => ({ text: text.replace(/\s+/g, ' '), when }))
    .filter(({ text }) => text.trim() !== '');
}
