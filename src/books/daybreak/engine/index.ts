/** What Daybreak brings besides its cards. */

import { leaderCode } from '#books/leaders/engine/index.ts';
import { destinyOps } from '#books/treachery/engine/destiny.ts';
import type { EngineFacet } from '#engine/library/facet.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { eligible } from '#engine/queries/who.ts';
import { isHuman } from '#engine/rules/people.ts';
import { you } from '#engine/run/find.ts';
import { push } from '#engine/run/run.ts';
import { daybreakKinds } from './cards.ts';
import { checkCardOps, withdrawable } from './checkCards.ts';
import { daybreakConditions, daybreakFlowTests } from './conditions.ts';
import { dealingOps } from './dealing.ts';
import { deckOps, liesInPlay } from './decks.ts';
import { daybreakForms } from './forms.ts';
import { jumpOps } from './jumps.ts';
import { daybreakLocals } from './locals.ts';
import { loyaltyOps } from './loyalty.ts';
import { canTrade, mayGainMiracle, miracleOps, onceAGame } from './miracles.ts';
import { missionOps } from './missions.ts';
import { aims, motiveOps, standing, wins } from './motives.ts';
import { arrived, mutinyOps, playMutinies } from './mutinies.ts';
import { opens, overlayOps, sentInstead } from './overlays.ts';
import { daybreakPoints } from './points.ts';
import { daybreakPrompts } from './prompts.ts';
import { recklessOps } from './reckless.ts';
import { daybreakRulings, daybreakSettles } from './rulings.ts';
import { scoutingOps } from './scouting.ts';
import { sheetOps } from './sheets.ts';
import { besideTheBoard, shipOps } from './ships.ts';
import { daybreakSlots } from './slots.ts';
import { daybreakTies } from './ties.ts';
import type { DaybreakCardOps, DaybreakFlows } from './words.ts';

const operations: Resolvers<keyof DaybreakCardOps | keyof DaybreakFlows> = {
  ...checkCardOps,
  ...recklessOps,
  ...dealingOps,
  ...deckOps,
  ...jumpOps,
  ...loyaltyOps,
  ...miracleOps,
  ...missionOps,
  ...destinyOps,
  ...motiveOps,
  ...mutinyOps,
  ...overlayOps,
  ...scoutingOps,
  ...sheetOps,
  ...shipOps,
};

export const facet: EngineFacet = {
  kinds: daybreakKinds,
  piles: ['mutiny', 'mission', 'motive'],
  boards: ['demetrius', 'rebel-basestar'],
  crafts: ['assault-raptor'],
  scouted: ['mission'],
  personal: [...leaderCode.personal, 'miracle-limit', 'mutiny-limit', 'starting-mutinies'],
  slots: daybreakSlots,
  forms: daybreakForms,
  refusals: leaderCode.refusals,
  classes: leaderCode.classes,
  standings: leaderCode.standings,
  operations: { ...leaderCode.operations, ...operations },
  locals: daybreakLocals,
  ties: { locals: daybreakTies },
  conditions: { ...leaderCode.conditions, ...daybreakConditions },
  flowTests: daybreakFlowTests,
  limits: ['reckless'],
  points: daybreakPoints,
  prompts: daybreakPrompts,
  rulings: daybreakRulings,
  settles: daybreakSettles,
  rules: [
    leaderCode.rules,
    {
      onceAGame,
      arrived,
      standing,
      wins,
      aims,
      actions: playMutinies,
      // No Cylon player goes to the Brig or to Sickbay (daybreak.reminders.cylon-ignores-crises).
      bars: (run, seat, _, ordered) =>
        (!isHuman(run, seat) && (ordered === 'brig' || ordered === 'sickbay')) || undefined,
      // Only what harms them passes them by; with Pegasus, which answers first, its ruling decides.
      benefit: (_, cylons) => cylons,
      mayPick(run, { lacksMiracle, trades }, seat) {
        if (lacksMiracle && !mayGainMiracle(run, seat)) return false;
        return trades && !canTrade(run, you(run), seat) ? false : undefined;
      },
      possible(run, op, seat) {
        if (op.op === 'pick' && op.among.trades) return eligible(run, op.among, seat).length > 0;
        if (op.op === 'withdraw') return withdrawable(run, op).length > 0;
        return op.op === 'discard-in-play' ? liesInPlay(run, op.card) : undefined;
      },
      opens,
      decks: ['mutiny', 'mission'],
      scouts(run, seat, pile, n) {
        push<'scout-several'>(run, 'scout-cards', { seat, pile, unsettled: n });
        return true;
      },
      sentInstead,
      crafts: ({ slots }) => (slots.assaultRaptors ? { 'assault-raptor': slots.assaultRaptors } : {}),
      tooMany: position => (besideTheBoard(position) < 0 ? 'slots.assaultRaptors' : undefined),
      piecesRemoved: ({ slots }, piece) => Reflect.get(slots.piecesGone ?? {}, piece) ?? 0,
    },
  ],
};
