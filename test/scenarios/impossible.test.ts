import { describe, expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { setUp } from '#engine/index.ts';
import { impossibilities, sayImpossible } from '#scenarios/layout/impossible.ts';
import { library, readerOf } from '../kit/books.ts';
import { play, reader } from './kit.ts';

/** A table of four, so that Helo and the Sympathizer are in the game. */
const table = (position: string) =>
  reader.read(
    `id: test/impossible
books: [base]
game:
  objective: kobol
  rulings: ${position.includes('keeps:') ? '{ reveal-discards-kept-quorum: keep }' : '{}'}
  seats:
    - { id: tigh, character: saul-tigh }
    - { id: zarek, character: tom-zarek }
    - { id: helo, character: karl-agathon }
    - { id: chief, character: galen-tyrol }
position:
${position.replace(/# keeps:.*\n/, '')}
`,
    'test.yaml',
  );

/** Code and place of the first finding, and the line it is on within the position. */
function found(position: string): string {
  const read = table(position);
  if (read.ok) return 'possible';
  const [{ impossible, line } = { impossible: undefined, line: 0 }] = read.problems;
  return `${line - 11}: ${impossible?.code} at ${impossible?.at.join('.')}`;
}

describe('no game comes to it', () => {
  test.each([
    [
      'Helo comes aboard with his second turn',
      '  turn: { number: 9, active: tigh, step: action }\n  seats:\n    helo: { at: stranded }',
      '3: stranded-too-late at seats.helo.at',
    ],
    [
      'left out, he is where the set-up put him, which is too late as well',
      '  turn: { number: 9, active: tigh, step: action }',
      '1: stranded-too-late at seats.helo.at',
    ],
    ['before it he may be stranded', '  turn: { number: 7, active: helo, step: skills }', 'possible'],
    [
      'a Cylon who reveals discards the Quorum cards before him',
      '  titles: { president: tigh }\n  seats:\n    chief: { revealed: true, loyalty: [cylon-brig], attached: [assign-arbitrator] }',
      '3: kept-quorum-card at seats.chief.attached.0',
    ],
    [
      'unless the ruling lets him keep them',
      '# keeps:\n  seats:\n    chief: { revealed: true, loyalty: [cylon-brig], attached: [assign-arbitrator] }',
      'possible',
    ],
    [
      'the Sympathizer never lies face down before a human',
      '  seats:\n    chief: { loyalty: [not-a-cylon, sympathizer] }',
      '2: resolved-at-once at seats.chief.loyalty',
    ],
    [
      'nor before a Cylon',
      '  seats:\n    chief: { revealed: true, loyalty: [cylon-brig, sympathizer] }',
      '2: resolved-at-once at seats.chief.loyalty',
    ],
    [
      'face up it may lie before both',
      '  seats:\n    chief: { loyalty: [not-a-cylon], shown: [sympathizer] }',
      'possible',
    ],
  ])('%s', (_rule, position, said) => {
    expect(found(position)).toBe(said);
  });

  test('the findings are typed, and every one has its words', () => {
    const read = table('  seats:\n    chief: { loyalty: [not-a-cylon, sympathizer] }');
    const impossible = read.ok ? undefined : read.problems[0]?.impossible;
    expect(impossible).toEqual({
      code: 'resolved-at-once',
      at: ['seats', 'chief', 'loyalty'],
      why: { seat: 'chief', card: 'sympathizer' },
    });
    expect(impossible && sayImpossible(impossible)).toMatch(
      /"sympathizer" is resolved as soon as it is dealt/,
    );
  });

  test('a table as the set-up leaves it has nothing impossible', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const read = table(`  turn: { number: 1 }`);
      if (!read.ok) throw new Error('the set-up is refused');
      const state = setUp(library, { ...read.start.options, seed }, choice =>
        'options' in choice ? (choice.options[0]?.id ?? 'pass') : 'no',
      );
      expect(impossibilities(library, state)).toEqual([]);
    }
  });
});

describe('miracle tokens', () => {
  /** What is said of a position with this player in it. */
  async function said(starbuck: string): Promise<string[]> {
    const daybreak = readerOf(await libraryOf(['base', 'daybreak']));
    const read = daybreak.read(
      `id: test/miracles
books: [base, daybreak]
rules: [daybreak.miracle.limit-one]
game:
  objective: kobol
  seats:
    - { id: tigh, character: saul-tigh }
    - { id: starbuck, character: kara-thrace }
    - { id: roslin, character: laura-roslin }
position:
  turn: { number: 5, active: tigh, step: action }
  seats:
    starbuck: { ${starbuck} }
script:
  - expect: { seats: { starbuck: { miracles: 0 } } }
`,
      'test.yaml',
    );
    return read.ok ? [] : read.problems.map(({ message }) => message);
  }

  test('nobody has more than one, and a revealed Cylon none', async () => {
    expect(await said('miracles: 1')).toEqual([]);
    expect(await said('miracles: 2')).toEqual(['More miracle tokens than this player can hold (1).']);
    const revealed = 'revealed: true, loyalty: [cylon-brig]';
    expect(await said(revealed)).toEqual([]);
    expect(await said(`${revealed}, miracles: 1`)).toEqual([
      'More miracle tokens than this player can hold (0).',
    ]);
  });
});

describe('dice', () => {
  const fire = (more: string) => `
position:
  turn: { active: boomer, step: action }
  space: { bow: { pilots: [boomer], raiders: 2 } }
  seats: { boomer: { hand: [] } }
  piles: { crisis: [colonial-day] }
  dice: [8, 3]
script:
  - { seat: boomer, choose: viper }
  - { seat: boomer, choose: 'attack:bow:raider' }${more}`;

  test('that nothing rolls are an error, where they stand', () => {
    const { failure } = play(fire(''));
    expect(failure).toMatchObject({ says: 'the position' });
    expect(failure?.came).toBe('left over: [3]');
  });

  test('may be left over where a line says so', () => {
    expect(play(fire('\n  - expect: { dice: [3] }')).failure).toBeUndefined();
    expect(play(fire('\n  - expect: { dice: [8] }')).failure?.came).toMatch(/dice: \[3\]/);
  });
});
