/**
 * What somebody at the table might want to do with a viper and may not, each with the rule that says so. What may be
 * done is what the engine offers; everything else that one could think of is listed here, and only its reason is told.
 */
import type { RuleId } from '#rules/ruleId.ts';
import type { Library } from '../library/library.ts';
import type { Choice } from '../model/choice.ts';
import type { Ship, State } from '../model/state.ts';
import { type Sector, sectors } from '../model/vocabulary.ts';
import { vipersReady } from '../rules/crafts.ts';
import { isUnmanned } from '../rules/ships.ts';
import { command, pilot } from './flight.ts';

/** The rules that refuse. */
export const flightRules = [
  'viper.three-options',
  'viper.launch',
  'viper.move',
  'viper.no-crossing',
  'viper.attack',
  'viper.not-others',
  'piloting.action',
  'movement.viper-adjacent',
  'movement.viper-land',
  'movement.no-card-no-change',
  'actions.viper',
  'actions.location',
  'board.hazardous',
  'locations.hangar-deck',
  'attack.no-friendly-fire',
  'damage.viper-damaged',
  'limits.pieces-finite',
  'limits.hangar-recall',
] as const satisfies readonly RuleId[];
export type FlightRule = (typeof flightRules)[number];

export interface Refused {
  readonly rule: FlightRule;
  /** As the engine would call it, had it offered it. */
  readonly words: readonly string[];
}

type Try = readonly [word: string, rule: FlightRule];

/** What is done with which viper: the area in which it stands, of other craft with their name, or `reserves`. */
export function craftOf(word: string): string | undefined {
  const [what, where, ...rest] = word.split(':');
  if (what === 'launch') return 'reserves';
  if (what !== 'move' && what !== 'attack') return undefined;
  return rest.length > 1 ? `${where}:${rest[0]}` : where;
}

/** As the engine names it in its activations. */
const nameOf = ({ at, craft }: Ship): string => (craft ? `${at}:${craft}` : at);

/** Of the vipers, only what concerns this one; nothing is said of what the engine offers. */
export function refusedFlights(
  lib: Library,
  state: State,
  asked: Choice,
  craft?: string,
): readonly Refused[] {
  const offered = new Set(asked.shape === 'one' ? asked.options.map(({ id }) => id) : []);
  const tries = triesAt(lib, state, asked, offered, craft).filter(([word]) => !offered.has(word));
  const rules = Map.groupBy(tries, ([, rule]) => rule);
  return [...rules].map(([rule, found]) => ({ rule, words: [...new Set(found.map(([word]) => word))] }));
}

function triesAt(
  lib: Library,
  state: State,
  asked: Choice,
  offered: ReadonlySet<string>,
  craft: string | undefined,
): readonly Try[] {
  switch (asked.prompt) {
    case 'viper':
      if (typeof asked.about !== 'number') return [];
      // Orders can be broken off; whoever flies himself does one thing.
      return offered.has('stop') ? orders(lib, state, craft) : ownFlight(state);
    case 'sector':
      return asked.about === 'launch' ? sectors.map(at => [at, 'viper.launch'] as const) : [];
    case 'movement':
      return asked.seat === pilot ? moves(lib, state) : [];
    case 'action':
      return asked.seat === pilot ? actions(state) : [];
    default:
      return [];
  }
}

function orders(lib: Library, state: State, craft: string | undefined): readonly Try[] {
  const piloted = state.ships.filter(({ kind, pilot: flown }) => kind === 'viper' && flown !== undefined);
  const others: Try[] = piloted.map(ship => [`own:${nameOf(ship)}`, 'viper.not-others']);
  if (vipersReady({ lib, state }) === 0) {
    const rule = state.damagedVipers > 0 ? 'damage.viper-damaged' : 'limits.pieces-finite';
    others.push(['launch', rule]);
  }
  if (craft === 'reserves')
    return [...sectors.map(at => [`launch:${at}`, 'viper.launch'] as const), ...others];
  const viper = state.ships.find(ship => isUnmanned(ship) && nameOf(ship) === craft);
  return viper === undefined ? others : [...flights(state, viper), ...others];
}

function ownFlight(state: State): readonly Try[] {
  const viper = state.ships.find(({ pilot: flown }) => flown === pilot);
  if (viper === undefined) return [];
  const others = state.ships
    .filter(isUnmanned)
    .map(ship => [`other:${nameOf(ship)}`, 'piloting.action'] as const);
  return [...flights(state, viper), ...others];
}

/** Where a viper in space cannot fly, and what it cannot shoot at. */
function flights({ ships }: State, viper: Ship): readonly Try[] {
  const { at } = viper;
  const name = nameOf(viper);
  const moves = sectors
    .filter(to => to !== at)
    .map(to => [`move:${name}:${to}`, isAcross(at, to) ? 'viper.no-crossing' : 'viper.move'] as const);
  const shots = ships.flatMap(({ kind, craft, at: where, id }): Try[] => {
    const shot = `attack:${name}:${craft ?? kind}`;
    if (kind === 'civilian' && where === at)
      return [
        [shot, 'attack.no-friendly-fire'],
        [`escort:${name}`, 'viper.three-options'],
      ];
    if (kind === 'viper') return where === at && id !== viper.id ? [[shot, 'attack.no-friendly-fire']] : [];
    return kind === 'civilian' || where === at ? [] : [[`far:${where}:${kind}`, 'viper.attack']];
  });
  return [...moves, ...shots];
}

function isAcross(one: Sector, other: Sector): boolean {
  return Math.abs(sectors.indexOf(one) - sectors.indexOf(other)) === sectors.length / 2;
}

/** Where somebody stands who flies nothing. */
function roomOf({ seats }: State): string | undefined {
  const place = seats[pilot]?.place;
  return place?.in === 'location' ? place.location : undefined;
}

function moves(lib: Library, state: State): readonly Try[] {
  const { ships, seats } = state;
  const viper = ships.find(({ pilot: flown }) => flown === pilot);
  const broke = seats[pilot]?.hand.length === 0;
  const areas = sectors
    .filter(to => to !== viper?.at)
    .map((to): Try => {
      if (viper === undefined) return [to, 'locations.hangar-deck'];
      return [to, isAcross(viper.at, to) ? 'viper.no-crossing' : 'movement.viper-adjacent'];
    });
  const rooms = [...lib.locations.values()].flatMap(({ id, hazardous, board }): Try[] => {
    if (board === 'cylon' || id === roomOf(state)) return [];
    if (hazardous) return [[id, 'board.hazardous']];
    return broke ? [[id, viper === undefined ? 'movement.no-card-no-change' : 'movement.viper-land']] : [];
  });
  return [...areas, ...rooms];
}

function actions(state: State): readonly Try[] {
  return [
    ['viper', 'actions.viper'],
    ['hangar-deck', roomOf(state) === 'hangar-deck' ? 'limits.hangar-recall' : 'actions.location'],
    [command, 'actions.location'],
  ];
}
