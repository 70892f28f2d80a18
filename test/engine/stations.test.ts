/** Everybody named goes to a place of his own choice; where there is none for him, nobody is asked. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compile } from '#engine/index.ts';
import type { Board } from '#engine/model/vocabulary.ts';
import { runScenario } from '#scenarios/runner/run.ts';
import { baseBook, daybreakBook, readerOf } from '../kit/books.ts';

/** The crisis that lets prisoners go, sending them to another board; they may not stay. */
function libraryWith(on: Board) {
  const cards = daybreakBook.cards.map(card =>
    card.deck === 'crisis' && card.id === 'rebuild-trust'
      ? { ...card, pass: [{ op: 'station', who: { at: 'brig' }, by: 'each', on } as const] }
      : card,
  );
  return compile([baseBook, { ...daybreakBook, cards }]);
}

const script = readFileSync('content/scenarios/daybreak/crises/rebuild-trust/pass.yaml', 'utf8');

function played(on: Board, from: string, ...lines: readonly string[]): string | undefined {
  const library = libraryWith(on);
  const text = [script.slice(0, script.indexOf(from)), ...lines].join('\n');
  const read = readerOf(library).read(text, 'test.yaml');
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  const outcome = runScenario(read, library);
  return outcome.ok ? undefined : JSON.stringify(outcome);
}

const from = '  - { seat: starbuck, choose: armory';

test('on a board that is there each is asked, and must go', () => {
  expect(
    played(
      'galactica',
      from,
      '  - { refuse: { seat: starbuck, choose: stay, because: no-such-option } }',
      '  - { seat: starbuck, choose: armory, at: location }',
      '  - { seat: adama, choose: command, at: location }',
      '  - { expect: { seats: { starbuck: { at: armory }, adama: { at: command } } } }',
    ),
  ).toBeUndefined();
});

test('on a board that is not there nobody is asked, and all stay', () => {
  expect(
    played(
      'demetrius',
      from,
      '  - { expect-no-choice: { seat: starbuck, at: location } }',
      '  - { expect: { seats: { starbuck: { at: brig }, adama: { at: brig } } } }',
    ),
  ).toBeUndefined();
});
