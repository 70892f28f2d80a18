/** Ships may be named shorter, or longer, than the options do, as long as only one can be meant. */

import { expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { asText } from '#scenarios/problem.ts';
import { runScenario } from '#scenarios/runner/run.ts';
import { readerOf } from '../kit/books.ts';

const library = await libraryOf(['base', 'daybreak']);
const reader = readerOf(library);

function failure(vipers: number, script: readonly string[]): string | undefined {
  const read = reader.read(
    `
id: test/this
books: [base, daybreak]
game:
  objective: kobol
  seats:
    - { id: adama, character: william-adama }
    - { id: tigh, character: saul-tigh }
    - { id: roslin, character: laura-roslin }
position:
  turn: { active: adama, step: action }
  titles: { president: roslin, admiral: adama }
  space: {}
  damaged-vipers: ${8 - vipers}
  seats:
    adama: { at: command, hand: [] }
script:
  - { seat: adama, choose: command }
${script.map(line => `  - ${line}`).join('\n')}
`,
    'test.yaml',
  );
  if (!read.ok) throw new Error(read.problems.map(asText).join('\n'));
  const outcome = runScenario(read, library);
  return outcome.failure && `${outcome.failure.step}: ${outcome.failure.came}`;
}

test('without their kind, where only one kind is there', () => {
  const script = [
    "expect-choice: { seat: adama, at: viper, options: ['launch:port-stern', 'launch:port-bow', stop] }",
    "{ seat: adama, choose: 'launch:port-bow' }",
    "{ seat: adama, choose: 'move:port-bow:bow' }",
    'expect: { space: { bow: { assault-raptors: 1 } } }',
  ];
  expect(failure(0, script)).toBeUndefined();
});

test('with their kind, where the options leave it out', () => {
  const script = [
    "{ seat: adama, choose: 'launch:port-bow:viper' }",
    "{ seat: adama, choose: 'move:port-bow:viper:bow' }",
    'expect: { space: { bow: { vipers: 1 } }, reserves: { assault-raptors: 1 } }',
  ];
  expect(failure(8, script)).toBeUndefined();
});

test('but not by another kind, nor where a viper is meant and another is not', () => {
  expect(failure(0, ["{ seat: adama, choose: 'launch:port-bow:raider' }"])).toMatch(/^2: refused/);
  const both = [
    "{ seat: adama, choose: 'launch:port-bow' }",
    'expect: { space: { port-bow: { vipers: 1 } } }',
  ];
  expect(failure(8, both)).toBeUndefined();
});

test('what is refused is refused by the word that is written', () => {
  const line = "refuse: { seat: adama, choose: 'launch:port-bow', because: no-such-option }";
  expect(failure(0, [line])).toBeUndefined();
});
