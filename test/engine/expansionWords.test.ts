import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words that only an expansion has; a rule id names the book it is printed in and is no such word. */
const words =
  /motive|mutin|miracle|new.?caprica|\bmissions?\b|infiltrat|assault.?(?:raptor|pilot)|reckless|\bexecut(?:ion|ed)\b|demetrius|\boccupation|treachery|cylon.leader|isLeader|evacuat|withdraw|pegasus|daybreak|exodus/giu;
const ruleId = /\b(?:pegasus|daybreak)\.[a-z0-9.-]+/gu;

/**
 * What the core still says of expansions, file by file, with the reason. A word more fails the test; so does one less,
 * until it is struck off here.
 */
const allowed: { readonly [reason: string]: { readonly [file: string]: number } } = {
  'Fields and classes of cards that one of our books was the first to use.': {
    'src/board/symbols.ts': 1,
    'src/scenarios/layout/piles.ts': 1,
    'src/scenarios/notation/ids.ts': 1,
  },
  'Ships that count as vipers have keys of their own in a sector of the notation.': {
    'src/scenarios/layout/people.ts': 1,
    'src/scenarios/layout/space.ts': 7,
    'src/scenarios/notation/position.ts': 2,
    'src/scenarios/positionOf.ts': 3,
    'src/scenarios/reader/seats.ts': 1,
  },
  'The fields of events and the forms of options are one table for all books that scenarios are written for.':
    {
      'src/scenarios/vocabulary.ts': 2,
    },
  'Bots weigh the operations of our books; those of another book count for nothing to them.': {
    'src/bots/conduct/conduct.ts': 1,
    'src/bots/conduct/deeds.ts': 5,
    'src/bots/reasonable.ts': 3,
    'src/bots/reasonable/actions.ts': 6,
    'src/bots/reasonable/cardsInHand.ts': 2,
    'src/bots/reasonable/crises.ts': 6,
    'src/bots/reasonable/outlook.ts': 5,
    'src/bots/reasonable/prices.ts': 1,
    'src/bots/reasonable/decisions.ts': 4,
    'src/bots/reasonable/revealing.ts': 2,
    'src/bots/reasonable/threats.ts': 2,
    'src/bots/reasonable/worth/all.ts': 8,
    'src/bots/reasonable/worth/cards.ts': 5,
    'src/bots/reasonable/worth/people.ts': 4,
    'src/bots/reasonable/worth/sheets.ts': 4,
    'src/bots/reasonable/worth/worth.ts': 6,
  },
  'A difference between editions has its name in one list for all books.': {
    'src/engine/model/options.ts': 2,
    'src/engine/queries/targets.ts': 1,
  },
  'The boards of books are drawn from one position, which has their pieces.': {
    'src/board/boardOf.ts': 12,
    'src/board/describe.ts': 1,
    'src/board/model.ts': 1,
    'src/board/parts/RowOfRooms.tsx': 2,
    'src/board/parts/TokenTag.tsx': 1,
  },
};

function found(): { readonly [file: string]: number } {
  const files = globSync('src/{engine,scenarios,bots,board,text}/**/*.{ts,tsx}').filter(
    file => !file.includes('/expansions/'),
  );
  const counts = files.map(file => {
    const text = readFileSync(file, 'utf8').replace(ruleId, '');
    return [file, [...text.matchAll(words)].length] as const;
  });
  return Object.fromEntries(counts.filter(([, n]) => n > 0).sort());
}

test('the core names no expansion, but for what is listed with its reason', () => {
  const listed = Object.values(allowed).flatMap(files => Object.entries(files));
  expect(new Set(listed.map(([file]) => file)).size).toBe(listed.length);
  expect(found()).toEqual(Object.fromEntries(listed.sort()));
});

test('a rule id is no word of an expansion, a word is', () => {
  const count = (text: string) => [...text.replace(ruleId, '').matchAll(words)].length;
  expect(count('the rule (pegasus.reckless.makes-check-reckless)')).toBe(0);
  expect(count('state.mutiny')).toBe(1);
});
