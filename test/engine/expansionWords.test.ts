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
  'What is left to be told by books.': {
    'src/engine/model/options.ts': 2,
    'src/engine/queries/targets.ts': 1,
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
