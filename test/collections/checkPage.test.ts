import { expect, test } from 'vitest';
import { checkPage } from '#collections/checkPage.ts';

const frontMatter = `---
title: The turn
description: What happens in a turn, from the first card to the last.
---
`;

/** The complaints about a page with this text, each with the line of the file. */
function complaints(text: string, head = frontMatter): string[] {
  return checkPage(head + text, 'en/rules/base/turn.mdx').problems.map(
    ({ line, what }) => `${line}: ${what}`,
  );
}

test('a sound page has no problems, and its rules are known with their lines', () => {
  const text = `
## End

<Rule id="turn.end">
Done with <Skill of="tactics">tactics</Skill>, see <See rule="turn.auto-jump">there</See>.
</Rule>
`;
  expect(checkPage(frontMatter + text, 'x.mdx')).toEqual({
    rules: [expect.objectContaining({ id: 'turn.end', line: 8, heading: 'End', sees: ['turn.auto-jump'] })],
    problems: [],
  });
});

test.each([
  [
    'an unknown rule id',
    '<Rule id="turn.ende">x</Rule>',
    '5: <Rule id="turn.ende">: "turn.ende" is unknown.',
  ],
  ['a rule without id', '<Rule>x</Rule>', '5: A <Rule> has an id, or several ids.'],
  ['an unknown skill', 'A <Skill of="magic">x</Skill>', '5: <Skill of="magic">: "magic" is unknown.'],
  ['an unknown component', '<Rool id="turn.end">x</Rool>', '5: There is no component <Rool>.'],
  ['an unknown attribute', '<Example of="x">y</Example>', '5: <Example> has no attribute of.'],
  [
    'a table of what does not exist',
    '<LoyaltyDeck book="caprica" />',
    '5: <LoyaltyDeck book="caprica">: "caprica" is unknown.',
  ],
  ['an import', "import x from './x'", '5: A page of rules imports nothing.'],
  ['a first-level heading', '# Turn', '5: The title of the front matter is the only first-level heading.'],
  ['an address from the root', '[x](/en/)', '5: The link /en/ breaks under a base path.'],
])('%s is told with its line', (_, text, complaint) => {
  expect(complaints(text)).toEqual([complaint]);
});

test.each([
  ['without front matter', '## Turn\n', /^1: The page has no front matter/],
  ['without description', '---\ntitle: The turn\n---\n', /^2: description: /],
  ['with an unknown field', frontMatter.replace('title', 'titel: x\ntitle'), /^2: .*titel/],
  [
    'with a description that says nothing',
    '---\ntitle: The turn\ndescription: Turns.\n---\n',
    /^3: description: Say in a sentence/,
  ],
  ['with YAML that cannot be read', '---\ntitle: The turn: a story\ndescription: x\n---\n', /^2: /],
])('front matter %s is told with its line', (_, head, complaint) => {
  expect(complaints('', head)[0]).toMatch(complaint);
});

test('a tag that is not closed is told', () => {
  expect(complaints('<Rule id="turn.end">\nx\n')).toHaveLength(1);
});
