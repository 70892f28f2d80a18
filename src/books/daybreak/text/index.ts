import type { LeaderQueries, LeaderTests } from '#books/leaders/engine/words.ts';
import { leaderText } from '#books/leaders/text/index.ts';
import { ops as ofTreachery } from '#books/treachery/text/ops.ts';
import { isTest } from '#text/conds.ts';
import { defineText, type TextWords } from '#text/facet.ts';
import { onOwnTurn } from '#text/plan/moments.ts';
import type { MissionCard, MotiveCard, MutinyCard } from '../engine/cards.ts';
import type { DaybreakCardOps, DaybreakQueries, DaybreakTests } from '../engine/words.ts';
import { missionText, motiveText, mutinyText } from './cards.ts';
import { facet as log } from './log.ts';
import { ops } from './ops.ts';
import { procedures } from './procedures.ts';
import { queries } from './queries.ts';
import { tests, together } from './tests.ts';
import { words } from './words.ts';

interface Words extends TextWords {
  readonly ops: DaybreakCardOps;
  readonly tests: DaybreakTests & LeaderTests;
  readonly queries: DaybreakQueries & LeaderQueries;
  readonly procedures: typeof procedures & typeof leaderText.procedures;
  readonly kinds: { mission: MissionCard; motive: MotiveCard; mutiny: MutinyCard };
}

export const facet = defineText<Words>({
  words,
  log,
  ops: { ...ofTreachery, ...ops },
  tests: { ...leaderText.tests, ...tests },
  together,
  queries: { ...leaderText.queries, ...queries },
  procedures: { ...leaderText.procedures, ...procedures },
  kinds: { mission: missionText, motive: motiveText, mutiny: mutinyText },
  absorbed: {
    'drew-mutiny': (_, on) => (on === 'mutiny-drawn' ? { variant: 'own' } : undefined),
    'basestar-destroyed': (_, on) => (on === 'ship-destroyed' ? { variant: 'basestar' } : undefined),
    'chosen-discard': (_, on) => (on === 'cards-discarded' ? { variant: 'chosen' } : undefined),
  },
  moments: {
    'movement-over': onOwnTurn,
    'civilian-threatened': cond => (isTest(cond, 'threatened-in-space') ? { variant: 'space' } : undefined),
  },
  about: {
    'human-turn': () => 'current',
    'has-mutiny': ({ who }) => who,
    'president-hand': () => 'president',
  },
  needs: {
    'has-miracle': (_, op) => op.op === 'spend-miracle' || (op.op === 'pass-miracle' && op.to === 'picked'),
    'picked-has-miracle': (_, op) => op.op === 'pass-miracle' && op.to === 'you',
    'has-mutiny': ({ who }, op) => who === undefined && op.op === 'discard-mutiny',
    'president-hand': ({ atLeast }, op) =>
      op.op === 'take' && op.from === 'president' && op.random === atLeast,
    'ships-in-space': ({ kind }, op) => op.op === 'exchange-civilian' && kind === 'civilian',
    'viper-ready': (_, op) => op.op === 'escort',
  },
  inCheck: ['cards-revealed'],
  narrowed: ({ lacksMiracle }, who, voice) =>
    lacksMiracle ? voice.say('among.miracle', { who }) : undefined,
});
