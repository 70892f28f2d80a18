import { isAbsolute } from 'node:path/posix';
import { type MdastNode, mdxToMdast } from 'satteri';
import type { Problem } from './problem.ts';
import {
  attribute,
  type Element,
  everyNode,
  idsMarkedBy,
  idsOfRule,
  isElement,
  listed,
  passagesIn,
  type RulePassage,
} from './rulePassages.ts';
import { page } from './schemas.ts';
import { attributesOf, isPageComponent, pageComponents } from './vocabulary.ts';
import { checkYaml } from './yaml.ts';

export type CheckedPage = {
  /** The rules that the page carries, in order. */
  readonly rules: readonly RulePassage[];
  readonly problems: readonly Problem[];
};

/** One page of rules: its front matter, its components, its rule ids. */
export function checkPage(text: string, file: string): CheckedPage {
  const frontMatter = /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1];
  if (frontMatter === undefined) {
    const todo = 'Begin with --- and give a title and a description; see README, "Add a page".';
    return { rules: [], problems: [{ file, line: 1, what: 'The page has no front matter.', todo }] };
  }
  const problems = [...checkYaml(frontMatter, page, file, 2).problems];
  const root = parse(text, file, problems);
  if (root === undefined) return { rules: [], problems };
  for (const node of everyNode([root])) {
    const line = node.position?.start.line ?? 1;
    const complain = (what: string, todo: string) => problems.push({ file, line, what, todo });
    if (node.type === 'mdxjsEsm') {
      complain('A page of rules imports nothing.', `These components are there already: ${names()}.`);
    } else if (node.type === 'heading' && node.depth === 1) {
      complain('The title of the front matter is the only first-level heading.', 'Begin headings with ##.');
    } else if (node.type === 'link' && isAbsolute(node.url)) {
      complain(`The link ${node.url} breaks under a base path.`, 'Use <See rule="…"> or a relative address.');
    } else if (isElement(node)) {
      checkElement(node, complain);
      if (node.name === 'Rule') checkRule(node, complain);
      if (node.name === 'When') checkWhen(node, complain);
    }
  }
  for (const { node, line } of marksOutside(root)) {
    const what = `<${node.name}> tells a rule, but stands in no <Rule>.`;
    problems.push({ file, line, what, todo: 'Put it into the <Rule> that has its id.' });
  }
  return { rules: passagesIn(root, text), problems };
}

function parse(text: string, file: string, problems: Problem[]): MdastNode | undefined {
  try {
    return mdxToMdast(text);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    const line = Number(/(\d+):\d+/.exec(what)?.[1] ?? 1);
    problems.push({
      file,
      line,
      what,
      todo: 'Is every tag closed, and every { or < that is meant as such escaped?',
    });
    return undefined;
  }
}

type Complain = (what: string, todo: string) => void;

function checkElement(element: Element, complain: Complain) {
  const name = element.name ?? '';
  if (!isPageComponent(name)) {
    complain(`There is no component <${name}>.`, `A page may use ${names()}; everything else is Markdown.`);
    return;
  }
  const allowed = attributesOf(name);
  for (const [key, { allows, wants, optional }] of Object.entries(allowed)) {
    const value = attribute(element, key);
    if (value === undefined && optional) continue;
    if (value === undefined)
      complain(`<${name}> lacks its ${key}.`, `Give it ${wants}: <${name} ${key}="…">.`);
    else if (!allows(value))
      complain(`<${name} ${key}="${value}">: "${value}" is unknown.`, `Give ${wants}.`);
  }
  for (const given of element.attributes) {
    const key = given.type === 'mdxJsxAttribute' ? given.name : '{…}';
    if (!(key in allowed)) complain(`<${name}> has no attribute ${key}.`, 'Take it away, or mend its name.');
  }
}

/** Each of its rules is told once: by a sentence that is marked, or, one of them, by what is not. */
function checkRule(element: Element, complain: Complain) {
  const ids = idsOfRule(element);
  if ((attribute(element, 'id') === undefined) === (attribute(element, 'ids') === undefined)) {
    complain('A <Rule> has an id, or several ids.', 'Give it one: <Rule id="…"> or <Rule ids="… …">.');
  }
  const marked = [...everyNode(element.children)].filter(isElement).flatMap(idsMarkedBy);
  for (const id of new Set(marked)) {
    if (!ids.includes(id)) {
      complain(`A sentence tells ${id}, which this <Rule> does not have.`, 'Add it to the ids.');
    }
    if (marked.filter(other => other === id).length > 1) {
      complain(`Two sentences tell ${id}.`, 'Let one of them tell it: a rule has one address.');
    }
  }
  const bare = ids.filter(id => !marked.includes(id));
  if (bare.length > 1) {
    complain(
      `No sentence tells ${bare.slice(1).join(' or ')}.`,
      'Mark the one that does with <R id="…"> or <When … tells="…">; one id may go without.',
    );
  }
}

function checkWhen(element: Element, complain: Complain) {
  const [within, without] = [listed(attribute(element, 'in')), listed(attribute(element, 'not'))];
  const both = within.find(fact => without.includes(fact));
  if (within.length + without.length === 0)
    complain('<When> has no condition.', 'Give it in="…" or not="…".');
  if (both !== undefined) complain(`<When> wants ${both} and does not want it.`, 'Take one away.');
}

function* marksOutside(root: MdastNode): Generator<{ node: Element; line: number }> {
  if (isElement(root)) {
    if (root.name === 'Rule') return;
    if (idsMarkedBy(root).length > 0) yield { node: root, line: root.position?.start.line ?? 1 };
  }
  if ('children' in root) for (const child of root.children) yield* marksOutside(child);
}

function names(): string {
  return Object.keys(pageComponents)
    .map(name => `<${name}>`)
    .join(', ');
}
