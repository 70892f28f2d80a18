import { isAbsolute } from 'node:path/posix';
import { type MdastNode, mdxToMdast } from 'satteri';
import type { Problem } from './problem.ts';
import {
  attribute,
  type Element,
  everyNode,
  isElement,
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
    }
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

function checkElement(element: Element, complain: (what: string, todo: string) => void) {
  const name = element.name ?? '';
  if (!isPageComponent(name)) {
    complain(`There is no component <${name}>.`, `A page may use ${names()}; everything else is Markdown.`);
    return;
  }
  const allowed = attributesOf(name);
  for (const [key, { allows, wants }] of Object.entries(allowed)) {
    const value = attribute(element, key);
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

function names(): string {
  return Object.keys(pageComponents)
    .map(name => `<${name}>`)
    .join(', ');
}
