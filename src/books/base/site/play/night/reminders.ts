/** What tables forget. */
import { resources } from '#engine/model/vocabulary.ts';
import type { Reminder, Seen } from '#features/night/night.ts';
import { distanceOf, situationOf } from '#features/night/situation.ts';
import { stateOf } from '#ui/bench/course.ts';
import type { Situation } from '#ui/turn/turnBench.ts';

const isCylon = ({ now }: Seen): boolean => now === 'revealed';
const isHuman = (seen: Seen): boolean => !isCylon(seen);

const anybodyIs =
  (situation: Situation) =>
  ({ state }: Seen): boolean =>
    stateOf(state.offices).seats.some((_, at) => situationOf(state, at) === situation);

/** The last jump has gone that far. */
const hasJustGone =
  (how: 'sleeper' | 'lastJump') =>
  ({ lib, state, objective }: Seen): boolean => {
    const distance = lib.objectives.get(objective)?.[how];
    const before = { travelled: state.travelled.slice(0, -1) };
    return distance !== undefined && distanceOf(lib, state) >= distance && distanceOf(lib, before) < distance;
  };

const isBeforeJump = ({ lib, state }: Seen): boolean =>
  lib.components.jumpTrack[state.jumpTrack + 1]?.zone === 'auto';

export const reminders: readonly Reminder[] = [
  { id: 'sleeper', rule: 'sleeper.deal', when: hasJustGone('sleeper') },
  { id: 'one-more-jump', rule: 'kobol.eight-one-more', when: hasJustGone('lastJump') },
  { id: 'draw-all', rule: 'skills-step.draw-regardless', at: 'skills', when: isHuman },
  { id: 'say-split', rule: 'skills-step.multi-skill-announce', at: 'skills', when: isHuman },
  {
    id: 'cylon-draw',
    rule: 'cylon-turn.draw-two',
    at: 'skills',
    when: isCylon,
    n: lib => lib.components.revealedDraw,
  },
  { id: 'brig-stay', rule: 'brig.no-moving', at: 'movement', when: ({ now }) => now === 'brig' },
  {
    id: 'change-ships',
    rule: 'movement.ship-change-cost',
    at: 'movement',
    when: ({ now, state }) => now !== 'brig' && now !== 'revealed' && state.settled === undefined,
  },
  { id: 'one-action', rule: 'actions.one', at: 'action', when: isHuman },
  { id: 'cylon-location', rule: 'cylon-turn.location-action', at: 'action', when: isCylon },
  { id: 'any-option', rule: 'crisis.any-option', at: 'crisis' },
  { id: 'check-order', rule: 'skill-check.order', at: 'crisis' },
  { id: 'no-values', rule: 'secrecy.no-exact-values', at: 'crisis' },
  { id: 'brig-card', rule: 'brig.one-card-per-check', at: 'crisis', when: anybodyIs('brig') },
  { id: 'cylon-card', rule: 'cylon-turn.one-card-per-check', at: 'crisis', when: anybodyIs('revealed') },
  {
    id: 'by-area',
    rule: 'activation.area-by-area',
    at: 'activate',
    when: ({ still }) => !still.includes('ships'),
  },
  { id: 'jump-icon', rule: 'turn.prepare-jump-step', at: 'jump' },
  {
    id: 'two-destinations',
    rule: 'jump.draw-two-choose-one',
    at: 'jump',
    when: seen => seen.state.settled === undefined && isBeforeJump(seen),
  },
  {
    id: 'hand-limit',
    rule: 'hand-limit.ten-at-every-turn-end',
    at: 'end',
    n: lib => lib.components.handLimit,
  },
  {
    id: 'resource-zero',
    rule: 'cylon-goal.recovered-resource',
    at: 'end',
    when: ({ state }) => resources.some(one => state.resources[one] === 0),
  },
];
