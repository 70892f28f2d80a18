import type { CheckMark } from '#engine/model/effect.ts';
import { firstOf, type TextFacets } from '../../facet.ts';
import type { Clause, Sentence } from '../plan.ts';
import type { Piece, Planners } from '../planner.ts';
import { by } from './by.ts';

type CheckOps =
  | 'check'
  | 'after-check'
  | 'amend-check'
  | 'amend-roll'
  | 'reroll'
  | 'replace-crisis'
  | 'decide'
  | 'declare-result'
  | 'crisis'
  | 'result';

/** Skill checks, rolls and Crisis cards, as they come or while they run. */
export const checkOps: Planners<CheckOps> = {
  check: ({ difficulty, skills, partial, pass, partialDo = [], fail }, { actor, inside }) => [
    { frame: 'check', values: { difficulty, skills: { names: skills } }, ...by(actor) },
    ...inside(pass, { lead: { lead: 'result', of: 'pass' } }),
    ...(partial === undefined ? [] : inside(partialDo, { lead: { lead: 'strength', n: partial } })),
    ...inside(fail, { lead: { lead: 'result', of: 'fail' } }),
  ],
  'after-check': ({ margin, pass, fail = [] }, { inside }) => [
    ...inside(pass, {
      lead: margin === undefined ? { lead: 'result', of: 'pass' } : { lead: 'margin', n: margin },
    }),
    ...inside(fail, { lead: { lead: 'result', of: 'fail' } }),
  ],
  'amend-check': (
    { difficulty, positive, faceUp, worthless, mark, zeros, silent, instead },
    { actor, facets },
  ) => {
    const pieces: Piece[] = [];
    const does = by(actor);
    if (mark !== undefined) pieces.push(...marked(facets, mark)(does));
    if (difficulty !== undefined)
      pieces.push({
        frame: difficulty < 0 ? 'reduce-difficulty' : 'raise-difficulty',
        values: { n: Math.abs(difficulty) },
        ...does,
      });
    if (positive !== undefined)
      pieces.push({ frame: 'amend-positive', values: { skill: { name: positive } }, ...does });
    if (faceUp)
      pieces.push({ frame: faceUp === 'played' ? 'amend-face-up-played' : 'amend-face-up', ...does });
    if (worthless !== undefined) {
      pieces.push({ frame: 'name-skill', ...does });
      pieces.push({ leads: [], clauses: [{ frame: 'amend-worthless', count: 2 }] });
    }
    if (silent) pieces.push({ frame: 'amend-silent', ...does });
    if (instead) pieces.push({ frame: 'amend-instead', ...does });
    if (zeros !== undefined) pieces.push({ frame: 'amend-zeros', values: { zeros } });
    return pieces;
  },
  'amend-roll': ({ add }, { actor, rollTold }) => {
    const subtract = rollTold ? 'subtract-from-it' : 'subtract-from-roll';
    return [{ frame: add < 0 ? subtract : 'add-to-roll', values: { n: Math.abs(add) }, ...by(actor) }];
  },
  reroll: (_, { actor }) => [{ frame: 'reroll', ...by(actor) }, newRollCounts],
  'replace-crisis': (_, { actor }) => [{ frame: 'replace-crisis', ...by(actor) }],
  decide: ({ other }, { actor }) => [{ frame: other ? 'decide-another' : 'decide', ...by(actor) }],
  'declare-result': (_, { actor }) => [{ frame: 'declare-result', ...by(actor) }],
  crisis: (op, { actor }) => [crisis(op, by(actor))],
  result: ({ of }, { actor }) => [{ frame: `result-${of}`, ...by(actor) }],
};

function marked(facets: TextFacets, mark: CheckMark) {
  const told = firstOf(facets, ({ marks }) => marks?.[mark]);
  if (told === undefined) throw new Error(`No book of the voice tells the mark "${mark}"`);
  return told;
}

const newRollCounts: Sentence = { leads: [], clauses: [{ frame: 'new-roll-counts' }] };

type Crisis = Parameters<(typeof checkOps)['crisis']>[0];

function crisis(op: Crisis, does: Pick<Clause, 'by'>): Clause {
  return op.from === 'deck'
    ? { frame: op.under ? 'crisis-deck-under' : 'crisis-deck', values: { draw: op.draw }, ...does }
    : { frame: `crisis-${op.from}`, ...does };
}
