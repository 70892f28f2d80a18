/**
 * Why something at the table is not on offer just now, with the rule that says so. What may be done the engine offers;
 * this only names the reason for the rest, and is held against what the engine offers by random play.
 */
import type { RuleId } from '#rules/ruleId.ts';
import type { Library } from '../library/library.ts';
import type { Location } from '../model/card.ts';
import type { Choice } from '../model/choice.ts';
import type { State } from '../model/state.ts';
import { type Seat, type Sector, sectors } from '../model/vocabulary.ts';
import { isOpen } from '../ops/moves.ts';
import { isDamaged } from '../rules/damage.ts';
import { isAt, isHuman, locationOf, seatState } from '../rules/people.ts';
import { pilotedBy } from '../rules/ships.ts';
import { neighbours } from '../rules/space.ts';
import type { Position } from '../run/run.ts';

/** Each with the rule it stands on, where a single one says it. */
export const whyNotRules = {
  offered: undefined,
  nobody: undefined,
  other: undefined,
  notOffered: undefined,
  here: 'movement.optional',
  brig: 'brig.no-moving',
  costs: 'movement.no-card-no-change',
  hazardous: 'board.hazardous',
  cylonsOnly: 'movement.team-limits',
  humansOnly: 'movement.team-limits',
  notPiloting: 'movement.viper-adjacent',
  far: 'movement.viper-adjacent',
  notHere: 'actions.location',
  damaged: 'damage.location-unusable',
  moment: 'actions.skill-card',
  used: undefined,
  brigCards: 'brig.one-card-per-check',
} as const satisfies { readonly [reason: string]: RuleId | undefined };
export type WhyNot = keyof typeof whyNotRules;

/** `thing` is an id as the engine would offer it; `asked` is what this seat is asked, if anything. */
export function whyNot(
  lib: Library,
  state: State,
  seat: Seat,
  asked: Choice | undefined,
  thing: string,
): WhyNot {
  if (asked === undefined) return 'nobody';
  if ('options' in asked && asked.options.some(({ id }) => id === thing)) return 'offered';
  const run: Position = { lib, state };
  const location = lib.locations.get(thing);
  const sector = sectors.find(one => one === thing);
  switch (asked.prompt) {
    case 'movement':
      return location ? noWay(run, seat, location) : sector ? noFlight(run, seat, sector) : 'other';
    case 'action':
      if (location) return noUse(run, seat, location);
      return lib.faces.has(thing) ? 'moment' : seatState(run, seat).used.includes(thing) ? 'used' : 'other';
    case 'reaction':
      return lib.faces.has(thing) ? 'moment' : seatState(run, seat).used.includes(thing) ? 'used' : 'other';
    case 'contribute':
      return lib.faces.has(thing) && isAt(run, seat, 'brig') ? 'brigCards' : 'other';
    default:
      return 'other';
  }
}

function noWay(run: Position, seat: Seat, location: Location): WhyNot {
  if (locationOf(run, seat) === location.id) return 'here';
  if (isAt(run, seat, 'brig')) return 'brig';
  if (location.hazardous) return 'hazardous';
  const human = isHuman(run, seat);
  if (!isOpen(run, location, human)) return human ? 'cylonsOnly' : 'humansOnly';
  return seatState(run, seat).hand.length === 0 ? 'costs' : 'notOffered';
}

function noFlight(run: Position, seat: Seat, to: Sector): WhyNot {
  const viper = pilotedBy(run, seat);
  if (!viper) return 'notPiloting';
  if (viper.at === to) return 'here';
  return neighbours(viper.at).includes(to) ? 'notOffered' : 'far';
}

function noUse(run: Position, seat: Seat, { id }: Location): WhyNot {
  if (!isAt(run, seat, id)) return 'notHere';
  return isDamaged(run, id) ? 'damaged' : 'notOffered';
}
