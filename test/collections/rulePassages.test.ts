import { expect, test } from 'vitest';
import { rulePassages } from '#collections/rulePassages.ts';

const source = `A lead that links to <See rule="goal.humans">the goal</See>.

<Rule id="turn.six-steps">
A turn has six steps.
</Rule>

## Moving *about*

### Within the fleet

<Rule id="turn.clockwise">
Turns go <See rule="turn.six-steps">round</See>.

- Then <See rule="turn.end">on</See>, and <See rule="turn.end">on</See>; see also <See rule="turn.clockwise">here</See>.
</Rule>
`;

test('a passage knows its line, its heading, its text and the other rules it links to, each once', () => {
  expect(rulePassages(source)).toEqual([
    { id: 'turn.six-steps', line: 3, heading: undefined, source: 'A turn has six steps.', sees: [] },
    {
      id: 'turn.clockwise',
      line: 11,
      heading: 'Moving about',
      source: expect.stringMatching(/^Turns go [\s\S]*here<\/See>\.$/),
      sees: ['turn.six-steps', 'turn.end'],
    },
  ]);
});
