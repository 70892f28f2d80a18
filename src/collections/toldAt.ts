/** What a page of rules tells at a table, sentence by sentence: read from its text, without a browser. */
import { globSync, readFileSync } from 'node:fs';
import { type MdastNode, mdxToMdast } from 'satteri';
import { parse } from 'yaml';
import { isOptional } from '#books/registry.ts';
import type { Language } from '#i18n/languages.ts';
import { type Condition, holdsIn, type World } from '#rules/facts.ts';
import {
  attribute,
  type Element,
  everyNodeWithConditions,
  idsMarkedBy,
  idsOfRule,
  isElement,
  plainText,
  rulePassages,
} from './rulePassages.ts';
import { page } from './schemas.ts';

export interface PageRead {
  /** Such as `base/jumping`. */
  readonly name: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** What has to be so for the page to be about a table. */
  readonly when: readonly Condition[];
  readonly body: string;
  readonly root: MdastNode;
}

/** Every page of rules of a language, as it lies under this folder. */
export function readPages(root: string, language: Language): readonly PageRead[] {
  return globSync(`${language}/rules/**/*.mdx`, { cwd: root })
    .toSorted()
    .map(file => {
      const [, frontMatter = '', body = ''] =
        /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(`${root}/${file}`, 'utf8')) ?? [];
      const { title, description, when = [] } = page.parse(parse(frontMatter));
      const name = file.replace(/^\w+\/rules\/|\.mdx$/g, '');
      const [book = ''] = name.split('/');
      const all = isOptional(book) ? [book, ...when] : when;
      return { name, language, title, description, when: all, body, root: mdxToMdast(body) };
    });
}

/** A sentence, or what a group says besides, that tells one rule or several. */
export interface Telling {
  readonly ids: readonly string[];
  /** It is seen where all of one of these hold. */
  readonly shown: readonly (readonly Condition[])[];
}

export const isShown = ({ shown }: Pick<Telling, 'shown'>, world: World): boolean =>
  shown.some(conditions => holdsIn(world, conditions));

export function tellingsOf({ body, when: around }: PageRead): readonly Telling[] {
  const bySentence = Map.groupBy(
    rulePassages(body),
    ({ line, source, group }) => `${group} ${line} ${source}`,
  );
  return [...bySentence.values()].map(passages => ({
    ids: passages.map(({ id }) => id),
    shown: (passages[0]?.shown ?? []).map(conditions => [...around, ...conditions]),
  }));
}

/** The conditions that a page sets, each with what stands under it. */
export interface Conditional {
  readonly when: readonly Condition[];
  /** Also of what stands around it. */
  readonly all: readonly Condition[];
  readonly text: string;
}

export function conditionalsOf({ root, when: around }: PageRead): readonly Conditional[] {
  return [...everyNodeWithConditions([root], around)].flatMap(({ node, when }) =>
    isElement(node) && node.name === 'When'
      ? [{ when: when.slice(-conditionCount(node)), all: when, text: plainText(node) }]
      : [],
  );
}

const conditionCount = (node: Parameters<typeof idsOfRule>[0]): number =>
  `${attribute(node, 'in') ?? ''} ${attribute(node, 'not') ?? ''}`.trim().split(/\s+/).length;

/** What has to be the same in all languages: rules, conditions and what tells what, in order. */
export function skeletonOf(root: MdastNode): readonly string[] {
  return [...everyNodeWithConditions([root])].flatMap(({ node }) => {
    if (!isElement(node)) return [];
    if (node.name === 'Rule') return [`<Rule> ${idsOfRule(node).join(' ')}`];
    if (node.name === 'Told') return [`<Told> ${attribute(node, 'ids') ?? ''}`];
    if (node.name === 'R') return [`<R> ${idsMarkedBy(node).join(' ')}`];
    if (node.name !== 'When') return [];
    const [within, without] = [attribute(node, 'in') ?? '', attribute(node, 'not') ?? ''];
    return [`<When> in "${within}" not "${without}" tells "${idsMarkedBy(node).join(' ')}"`];
  });
}

/** The words of a page that are seen at a table, block by block; elements without words are named. */
export function textAt({ root, when: around, title, description }: PageRead, world: World): string {
  const blocks: string[] = [title, description];
  const walk = (node: MdastNode, when: readonly Condition[]): string => {
    const [{ when: within } = { when }] = everyNodeWithConditions([node], when);
    if (!holdsIn(world, within)) return '';
    if (isElement(node) && node.children.length === 0) return drawn(node);
    if (!('children' in node)) return 'value' in node && typeof node.value === 'string' ? node.value : '';
    const text = node.children.map(child => walk(child, within)).join(isBlock(node) ? ' ' : '');
    if (!isBlock(node)) return text;
    if (text.trim() !== '') blocks.push(text.replace(/\s+/g, ' ').trim());
    return '';
  };
  walk(root, around);
  return blocks.join('\n');
}

/** A table or a figure, by its name and what it is of. */
function drawn({ name, attributes }: Element): string {
  const values = attributes.flatMap(({ value }) => (typeof value === 'string' ? value : []));
  return `<${[name, ...values].join(' ')}>`;
}

const blockTypes: ReadonlySet<string> = new Set([
  'root',
  'paragraph',
  'heading',
  'list',
  'listItem',
  'table',
  'tableRow',
  'mdxJsxFlowElement',
  'blockquote',
]);
const isBlock = ({ type }: MdastNode): boolean => blockTypes.has(type);

/** The source of a page as one table reads it: without what stands under conditions that do not hold there. */
export function sourceAt(source: string, world: World): string {
  const hidden: { readonly from: number; readonly to: number }[] = [];
  for (const { node, when } of everyNodeWithConditions([mdxToMdast(source)])) {
    if (holdsIn(world, when) || node.position === undefined) continue;
    const { start, end } = node.position;
    if (start.offset === undefined || end.offset === undefined) continue;
    // What stands in something hidden goes with it.
    if (start.offset >= (hidden.at(-1)?.to ?? 0)) hidden.push({ from: start.offset, to: end.offset });
  }
  return hidden.toReversed().reduce((text, { from, to }) => text.slice(0, from) + text.slice(to), source);
}
