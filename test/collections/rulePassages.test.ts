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
    {
      id: 'turn.six-steps',
      line: 3,
      heading: undefined,
      source: 'A turn has six steps.',
      sees: [],
      group: 'turn.six-steps',
      shown: [[]],
    },
    {
      id: 'turn.clockwise',
      line: 11,
      heading: 'Moving about',
      source: expect.stringMatching(/^Turns go [\s\S]*here<\/See>\.$/),
      sees: ['turn.six-steps', 'turn.end'],
      group: 'turn.clockwise',
      shown: [[]],
    },
  ]);
});

const composed = `<Rule ids="draw.two pegasus.draw.two daybreak.draw.two draw.types">
<When not="expansion" tells="draw.two">Draw two cards.</When>
<When in="expansion" not="leader" tells="pegasus.draw.two daybreak.draw.two">Draw two *different* cards.</When>
Any types will do.
</Rule>
`;

test('a group tells several rules: each by the sentence that is marked, one by what is left', () => {
  const told = rulePassages(composed).map(({ id, source, shown, group }) => ({ id, source, shown, group }));
  const group = 'draw.two';
  const different = { source: 'Draw two *different* cards.', shown: [['expansion', '!leader']], group };
  expect(told).toEqual([
    { id: 'draw.two', source: 'Draw two cards.', shown: [['!expansion']], group },
    { id: 'pegasus.draw.two', ...different },
    { id: 'daybreak.draw.two', ...different },
    { id: 'draw.types', source: 'Any types will do.', shown: [[]], group },
  ]);
});

test('what stands under conditions only is shown where one of them holds', () => {
  const [passage] = rulePassages(`<Rule ids="a.b c.d">
<R id="a.b"><When not="pegasus">One way.</When> <When in="pegasus daybreak">The same.</When></R>
Another rule.
</Rule>`);
  expect(passage?.shown).toEqual([['!pegasus'], ['pegasus', 'daybreak']]);
});
