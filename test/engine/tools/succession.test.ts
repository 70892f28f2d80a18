import { describe, expect, test } from 'vitest';
import type { State } from '#engine/model/state.ts';
import type { CoreTitle, Title } from '#engine/model/vocabulary.ts';
import { nextStop, restingStop } from '#engine/tools/deeds.ts';
import {
  castOf,
  type Lines,
  linesIn,
  officeLibrary,
  officesAtStart,
  officeTable,
} from '#engine/tools/succession.ts';
import { officeBook } from '#features/simulators/succession/officeBook.ts';
import { baseBook } from '../../kit/books.ts';
import { random } from '../../kit/random.ts';

const lib = officeLibrary([officeBook(baseBook)]);
const table = officeTable(lib);

interface Offices {
  readonly state: State;
  readonly open: readonly string[];
  readonly lines: Lines;
}

function playedOut(characters: readonly string[], words: readonly string[]): Offices {
  let stop = restingStop(table, officesAtStart(lib, characters));
  for (const word of words) {
    const next = nextStop(table, stop, word);
    if (next === undefined) throw new Error(`${words.join(', ')} could not be`);
    stop = next;
  }
  return { state: stop.game.state, open: stop.open, lines: linesIn(table, stop) };
}

function holders({ state }: Offices): (string | undefined)[] {
  const nameOf = (title: Title) => state.seats[state.titles[title] ?? -1]?.character;
  return [nameOf('president'), nameOf('admiral')];
}

const standing = ({ lines }: Offices, title: CoreTitle, character: string) =>
  lines[title].find(claim => claim.character === character)?.standing;

test.each([
  [['saul-tigh', 'kara-thrace', 'galen-tyrol'], 'galen-tyrol', 'saul-tigh'],
  [['laura-roslin', 'gaius-baltar', 'tom-zarek'], 'laura-roslin', 'tom-zarek'],
  [['lee-adama', 'william-adama', 'karl-agathon', 'tom-zarek'], 'tom-zarek', 'william-adama'],
])('the set-up gives the titles to the first on each list: %j', (characters, president, admiral) => {
  expect(holders(playedOut(characters, []))).toEqual([president, admiral]);
});

describe('the printed examples', () => {
  test.each([
    [['lee-adama', 'laura-roslin', 'gaius-baltar', 'tom-zarek', 'william-adama'], 'laura-roslin'],
    [['lee-adama', 'william-adama', 'gaius-baltar', 'tom-zarek'], 'gaius-baltar'],
    [['lee-adama', 'william-adama', 'tom-zarek'], 'tom-zarek'],
    [['lee-adama', 'william-adama', 'kara-thrace'], 'william-adama'],
  ])('a President reveals, and the list begins anew at the top: %j', (characters, heir) => {
    const words = ['president-0', 'reveal-0'];
    // Where he is President from the start, nobody has to make him.
    const [president] = holders(playedOut(characters, []));
    expect(holders(playedOut(characters, president === 'lee-adama' ? ['reveal-0'] : words))[0]).toBe(heir);
  });

  test('an Admiral reveals; the first is in the Brig, the second is not there, Helo follows', () => {
    const characters = ['lee-adama', 'william-adama', 'karl-agathon', 'tom-zarek'];
    const before = playedOut(characters, ['admiral-0', 'brig-1']);
    expect(standing(before, 'admiral', 'william-adama')).toBe('brig');
    expect(standing(before, 'admiral', 'saul-tigh')).toBe('absent');
    expect(standing(before, 'admiral', 'karl-agathon')).toBe('next');
    const later = playedOut(characters, ['admiral-0', 'brig-1', 'reveal-0']);
    expect(holders(later)[1]).toBe('karl-agathon');
    expect(standing(later, 'admiral', 'lee-adama')).toBe('cylon');
  });
});

describe('the Brig', () => {
  const characters = ['laura-roslin', 'william-adama', 'saul-tigh'];
  test('takes the Admiral’s title, and freedom does not give it back', () => {
    expect(holders(playedOut(characters, ['brig-1']))).toEqual(['laura-roslin', 'saul-tigh']);
    expect(holders(playedOut(characters, ['brig-1', 'free-1']))).toEqual(['laura-roslin', 'saul-tigh']);
  });
  test('leaves the President in office', () => {
    expect(holders(playedOut(characters, ['brig-0']))[0]).toBe('laura-roslin');
  });
  test('with all of them in it the first on the list is Admiral, until one is free', () => {
    const all = ['brig-0', 'brig-2', 'brig-1'];
    expect(playedOut(characters, all).state.caretaker).toBe(true);
    expect(holders(playedOut(characters, all))[1]).toBe('william-adama');
    expect(holders(playedOut(characters, [...all, 'free-0']))[1]).toBe('laura-roslin');
  });
});

describe('whatever happens', () => {
  const cast = castOf(lib);
  test.each(Array.from({ length: 30 }, (_, seed) => seed + 1))('table %i', seed => {
    const below = random(seed);
    const seated = [...cast];
    const characters = Array.from({ length: 3 + below(4) }, () =>
      seated.splice(below(seated.length), 1),
    ).flat();
    const words: string[] = [];
    for (let i = 0; i < 12; i++) {
      const now = playedOut(characters, words);
      const { state, lines } = now;
      const { president, admiral } = state.titles;
      for (const seat of [president, admiral])
        expect(seat === undefined || state.seats[seat]?.revealed === 'no').toBe(true);
      // Whoever is said to be next becomes it, when the holder reveals.
      for (const [title, seat] of [
        ['president', president],
        ['admiral', admiral],
      ] as const) {
        if (seat === undefined) continue;
        const next = lines[title].find(claim => claim.standing === 'next')?.character;
        expect(
          holders(playedOut(characters, [...words, `reveal-${seat}`]))[title === 'president' ? 0 : 1],
        ).toBe(next);
        // And nobody who could take over stands above him.
        const ranks = lines[title].map(claim => claim.standing);
        const before = ranks.slice(0, Math.max(0, ranks.indexOf('next')));
        expect(before).not.toContain('open');
      }
      const inBrig = (seat: number) => {
        const place = state.seats[seat]?.place;
        return place?.in === 'location' && place.location === 'brig';
      };
      const humans = state.seats.flatMap((one, seat) => (one.revealed === 'no' ? [seat] : []));
      if (admiral !== undefined && inBrig(admiral)) expect(humans.every(inBrig)).toBe(true);
      const word = now.open[below(now.open.length)];
      if (word === undefined) break;
      words.push(word);
    }
  });
});
