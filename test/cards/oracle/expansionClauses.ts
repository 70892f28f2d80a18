/** Clauses that the crisis cards of both expansions have and those of the base game do not. */
import { actors, type Tree } from './clauses.ts';
import type { Phrase } from './reader.ts';

export const draw = (who: string, n: number, from: unknown) => ({ op: 'draw', who, n, from });

/** The first of the two may cost an office; whoever held it still does the other. */
export const inOffice = (who: string, both: Tree): Tree =>
  who === 'current' ? both : [{ op: 'one-by-one', who, do: both }];

export const expansionClauses: readonly Phrase<Tree>[] = [
  ...Object.entries(actors).map(
    ([name, who]): Phrase<Tree> => [`${name}: draw # treachery`, n => [draw(who, n, ['treachery'])]],
  ),
  ['destiny deck: shuffle in # treachery', n => [{ op: 'into-destiny', skill: 'treachery', n }]],
  [
    'President title: to the player highest in the presidential line of succession, the current President not counted',
    () => [{ op: 'title', title: 'president', to: { next: 'president' } }],
  ],
  [
    'President title: to the character highest in the line of succession, the current President not counted',
    () => [{ op: 'title', title: 'president', to: { next: 'president' } }],
  ],
];
