/** The questions of the cards, sheets and boards of Pegasus. */
import type { FlowReaders, Readers } from '#engine/library/facet.ts';
import { resources } from '#engine/model/vocabulary.ts';
import { isAt, isHuman, seatState } from '#engine/rules/people.ts';
import { supply } from '#engine/rules/ships.ts';
import { check, nearest } from '#engine/run/find.ts';
import type { Position } from '#engine/run/run.ts';
import { mayInfiltrate } from './leaders.ts';
import { isCovered } from './marks.ts';
import { hasNotMoved } from './offices.ts';
import type { DeckFlowTests, DeckTests } from './words.ts';

const inJail = (run: Position, seat: number): boolean =>
  isAt(run, seat, 'brig') || isAt(run, seat, 'detention');

const within = (n: number, atLeast = 0, atMost = Number.POSITIVE_INFINITY) => atLeast <= n && n <= atMost;

/** What has been destroyed by the player whose effect is being carried out. */
const doer = (run: Position) => nearest(run, 'seat');

export const deckConditions: Readers<keyof DeckTests> = {
  'may-infiltrate': (run, _, seat) => mayInfiltrate(run, seat),
  'human-player': (run, _, seat) => isHuman(run, seat),
  'in-supply': (run, { ship }) => supply(run, ship) > 0,
  'not-moved': (run, _, seat) => hasNotMoved(run, seat),
  'in-action-step': run => nearest(run, 'turn')?.step === 'action',
  'your-roll': (run, _, seat) => nearest(run, 'roll')?.by === seat,
  'passes-with': (run, { atLeast }) => {
    const now = nearest(run, 'check');
    // Of a result that is not carried out nothing else is made.
    return now?.result === 'pass' && now.instead !== true && (now.strength ?? 0) >= atLeast;
  },
  'destroyed-by-you': (run, _, seat) => doer(run) === seat,
  'just-destroyed': (run, { ship }) => nearest(run, 'kind') === ship,
  contributed: (run, { card }) => {
    const seat = run.state.seats.findIndex(s => s.attached.includes(card));
    return nearest(run, 'check')?.cards.some(c => c.by === seat) ?? false;
  },
  'human-imprisoned': run =>
    [...run.state.seats.keys()].some(seat => isHuman(run, seat) && inJail(run, seat)),
  'execution-mourned': run => run.state.slots.mourned === true,

  'damaged-locations': ({ state }, { on, atLeast, atMost }) => {
    const pegasus = on === 'both' ? (state.slots.pegasus?.damage.length ?? 0) : 0;
    return within(state.galacticaDamage.length + pegasus, atLeast, atMost);
  },
  'all-red': ({ lib, state }) =>
    resources.every(resource => state.resources[resource] <= lib.components.redAtOrBelow[resource]),
  apart: ({ state }, { resources: [one, other], atMost }) =>
    Math.abs(state.resources[one] - state.resources[other]) <= atMost,
  'lost-ships': ({ state: { damagedVipers, destroyed } }, { atLeast }) =>
    damagedVipers + destroyed.vipers + destroyed.raptors >= atLeast,
  'was-executed': (run, _, seat) => (seatState(run, seat).slots.executions ?? 0) > 0,
  'played-super-crisis': (run, _, seat) => (seatState(run, seat).slots.superCrisesPlayed ?? 0) > 0,
  imprisoned: (run, _, seat) => inJail(run, seat),
  'pays-to-return': (run, _, seat) =>
    isAt(run, seat, 'brig') ||
    (isAt(run, seat, 'detention') && run.state.rulings['return-discard-in-detention'] !== 'brig-only'),
  'capped-in-detention': (run, _, seat) =>
    isAt(run, seat, 'detention') && run.state.rulings['infiltrator-cap-in-detention'] === 'one',
};

export const deckFlowTests: FlowReaders<keyof DeckFlowTests> = {
  'no-destiny': run => check(run).marks?.includes('no-destiny') ?? false,
  'executed-instead': run => check(run).marks?.includes('executed-instead') ?? false,
  interfered: isCovered,
  'roll-settled': run => nearest(run, 'roll')?.settled === true,
  'dealt-at-once': run => run.lib.loyalty.get(nearest(run, 'card') ?? '')?.immediate !== undefined,
  // Only an Admiral among prisoners: one who keeps the title outside had to give it away, and still has to.
  'admiral-stays': run =>
    run.state.rulings['all-admiral-candidates-in-brig'] === 'stays' &&
    run.state.titles.admiral !== undefined &&
    isAt(run, run.state.titles.admiral, 'brig'),
};
