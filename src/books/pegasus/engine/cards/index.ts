/** What Pegasus brings for its cards, sheets and boards, but for New Caprica. */
import type { BookRules, EngineFacet } from '#engine/library/facet.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { eligible } from '#engine/queries/who.ts';
import { isHuman, locationOf, seatState } from '#engine/rules/people.ts';
import { deckOps } from './decks.ts';
import { handOps, ofOneType } from './hands.ts';
import { aims, benefit, dealt, joinsLater, leaderOps, suffer, wins } from './leaders.ts';
import { jumpIcon, lessens, markOps } from './marks.ts';
import { marksAtStart, officeOps } from './offices.ts';
import { destroyed, raiderOps, spares } from './raiders.ts';
import { damaged, repairs, shipOps } from './ship.ts';
import { deckSlots, pegasus } from './slots.ts';
import { targetOps } from './targets.ts';
import { type DeckFlows, type DeckOps, pegasusPrompts } from './words.ts';

const operations: Resolvers<keyof DeckOps | keyof DeckFlows> = {
  ...deckOps,
  ...handOps,
  ...leaderOps,
  ...markOps,
  ...officeOps,
  ...raiderOps,
  ...shipOps,
  ...targetOps,
};

const mayPick: NonNullable<BookRules['mayPick']> = (run, { beside, touchable }, seat, chooser) => {
  if (beside && locationOf(run, seat) !== locationOf(run, chooser)) return false;
  const all = run.state.rulings['cylon-immunity-skill-checks'] === 'crisis-cards-only';
  return touchable && !all && !isHuman(run, seat) ? false : undefined;
};

export const deckCode = {
  slots: deckSlots,
  operations,
  prompts: pegasusPrompts,
  rules: {
    benefit,
    damaged,
    dealt,
    destroyed,
    joinsLater,
    jumpIcon,
    lessens,
    marksAtStart,
    mayPick,
    ofOneType,
    /** Who gives a card to somebody there has nobody to give it to where only revealed Cylons are. */
    possible: (run, op, seat) =>
      op.op === 'pick' && op.among.beside ? eligible(run, op.among, seat).length > 0 : undefined,
    repairs,
    spares,
    suffer,
    wins,
    aims,
    withholds: (run, seat) => seatState(run, seat).slots.withheld,
    /** She is out of the game once all her locations are damaged. */
    opens: (run, board) => (board === 'pegasus' && pegasus(run).destroyed ? false : undefined),
  },
} satisfies EngineFacet;
