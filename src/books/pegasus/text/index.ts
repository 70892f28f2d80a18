import type { LeaderQueries, LeaderTests } from '#books/leaders/engine/words.ts';
import { leaderText } from '#books/leaders/text/index.ts';
import { ops as ofTreachery } from '#books/treachery/text/ops.ts';
import type { CrisisCard } from '#engine/model/card.ts';
import { crisisText } from '#text/cards/crisis.ts';
import { defineText, type TextWords } from '#text/facet.ts';
import { onOwnTurn } from '#text/plan/moments.ts';
import type { AgendaCard } from '../engine/cards/words.ts';
import type { PegasusCardOps, PegasusTests } from '../engine/words.ts';
import { agendaText } from './agendas.ts';
import { facet as log } from './log.ts';
import { ops } from './ops.ts';
import { procedures } from './procedures.ts';
import { tests } from './tests.ts';
import { words } from './words.ts';

interface Words extends TextWords {
  readonly ops: PegasusCardOps;
  readonly tests: PegasusTests & LeaderTests;
  readonly queries: LeaderQueries;
  readonly procedures: typeof procedures & typeof leaderText.procedures;
  readonly marks: { reckless: object; 'no-destiny': object; 'executed-instead': object };
  readonly kinds: { agenda: AgendaCard; 'new-caprica': CrisisCard };
}

export const facet = defineText<Words>({
  words,
  log,
  ops: { ...ofTreachery, ...ops },
  tests: { ...leaderText.tests, ...tests },
  queries: leaderText.queries,
  procedures: { ...leaderText.procedures, ...procedures },
  marks: {
    reckless: does => [{ frame: 'amend-reckless', ...does }],
    'no-destiny': () => [{ leads: [], clauses: [{ frame: 'amend-no-destiny' }] }],
    'executed-instead': () => [{ leads: [], clauses: [{ frame: 'amend-executed-instead' }] }],
  },
  kinds: { agenda: agendaText, 'new-caprica': crisisText },
  absorbed: {
    'attacking-occupation': (_, on) => (on === 'after-roll' ? { variant: 'occupation' } : undefined),
    'just-destroyed': ({ ship }, on) =>
      on === 'ship-destroyed' && ship === 'basestar' ? { variant: 'basestar' } : undefined,
    'destroyed-by-you': (_, on) =>
      on === 'ship-destroyed' || on === 'centurion-destroyed' ? { variant: 'yours' } : undefined,
    reckless: (_, on) => (on === 'cards-revealed' ? { variant: 'reckless' } : undefined),
  },
  moments: {
    'movement-end': onOwnTurn,
    'action-end': onOwnTurn,
  },
  about: { 'current-on': () => 'current' },
  namesGalactica: ['in-orbit'],
  implied: { 'once-a-game': ['human-player'] },
  needs: {
    'ship-prepared': (_, op) => op.op === 'evacuate',
    'ships-in-space': ({ kind }, op) => op.op === 'pick-target' && kind === op.what,
    character: ({ at }, op) => at === 'here' && op.op === 'pick' && op.among.beside === true,
    hand: ({ exactly, atLeast = 1 }, op) =>
      exactly === undefined &&
      atLeast === 1 &&
      (op.op === 'pass-cards' || op.op === 'stake-card' || (op.op === 'add-to-check' && op.from === 'hand')),
  },
  needsWithout: {
    holds: ({ title }, op) => op.op === 'borrow-title' && op.title === title,
  },
  settings: ['capped-in-detention'],
  inCheck: ['cards-revealed'],
  wishes: { 'draw-if-few': ({ n }) => [{ op: 'draw', who: 'you', n, from: 'own' }] },
  person({ beside, touchable, cylon, human, on }) {
    if (beside) return 'human-beside';
    if (touchable) return 'human-player';
    if (cylon) return 'revealed-cylon';
    // Revealed Cylons have a character on the planet.
    return human && on === 'new-caprica' ? 'human-character' : undefined;
  },
  icons: ({ evacuate }, voice) => (evacuate ? [voice.say('part.evacuate')] : []),
  facts: ({ until }, voice) => (until ? [voice.say(`part.until-${until}`)] : []),
  objective: ({ settle }, voice) => (settle === undefined ? [] : [voice.say('part.settle', { n: settle })]),
});
