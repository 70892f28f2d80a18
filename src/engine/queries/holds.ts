/** Conditions of cards and abilities: one reader a test. `you` is the seat they are asked for. */
import type { Reader, Readers } from '../library/facet.ts';
import type { Cond, CoreTests, TestName } from '../model/cond.ts';
import type { Seat } from '../model/vocabulary.ts';
import { vipersLost, vipersReady } from '../rules/crafts.ts';
import { isDamaged } from '../rules/damage.ts';
import { face } from '../rules/hands.ts';
import {
  boardOf,
  canPilot,
  isAt,
  isHuman,
  isStranded,
  locationOf,
  meant,
  seatState,
} from '../rules/people.ts';
import { anyRed } from '../rules/resources.ts';
import { isUnmanned, pilotedBy, shipById, shipsAt } from '../rules/ships.ts';
import { nearest, nobody } from '../run/find.ts';
import type { Position } from '../run/run.ts';
import { distance } from './distance.ts';
import type { Asked } from './inForce.ts';
import { optionChooser } from './who.ts';

const readers: Readers<keyof CoreTests> = {
  piloting: (run, _, you) => pilotedBy(run, you) !== undefined,
  at: (run, { place, itself }, you) => isAt(run, you, itself ? place : meant(run, you, place)),
  on: (run, { board }, you) => boardOf(run, you) === board,
  'own-turn': (run, _, you) => nearest(run, 'turn')?.seat === you,
  'own-turns': (run, { atLeast }, you) => seatState(run, you).turns >= atLeast,
  stranded: (run, _, you) => isStranded(run, you),
  holds: (run, { title }, you) => run.state.titles[title] === you,
  hand: (run, { exactly, atLeast }, you) => {
    const n = seatState(run, you).hand.length;
    return (exactly === undefined || n === exactly) && (atLeast === undefined || n >= atLeast);
  },
  'has-super-crisis': (run, _, you) => seatState(run, you).superCrises.length > 0,
  damaged: (run, { place }) => isDamaged(run, place),
  'has-hidden-loyalty': (run, _, you) => seatState(run, you).loyalty.length > 0,
  'full-cylon': (run, _, you) => seatState(run, you).revealed !== 'sympathizer',
  resource: (run, { resource, atMost }) => run.state.resources[resource] <= atMost,
  red: run => anyRed(run),
  reserve: (run, { ship, atLeast }) =>
    (ship === 'raptor' ? run.state.reserves.raptors : vipersReady(run)) >= atLeast,
  'destroyed-raptor': run => run.state.destroyed.raptors > 0,
  restorable: run => run.state.damagedVipers + vipersLost(run) + run.state.destroyed.raptors > 0,
  'damaged-vipers': run => run.state.damagedVipers > 0,
  nukes: run => run.state.nukes > 0,
  'ships-in-space': (run, { kind }) =>
    run.state.ships.some(s => {
      if (kind === 'cylon') return s.kind === 'raider' || s.kind === 'heavy-raider' || s.kind === 'basestar';
      return kind === 'unmanned-viper' ? isUnmanned(s) : s.kind === kind;
    }),
  'target-here': (run, _, you) => {
    const viper = pilotedBy(run, you);
    return (
      viper !== undefined &&
      (['raider', 'heavy-raider', 'basestar'] as const).some(k => shipsAt(run, viper.at, k).length > 0)
    );
  },
  // With every viper in play an unmanned one may be recalled (limits.hangar-recall).
  'can-launch': (run, _, you) =>
    canPilot(run, you) && (vipersReady(run) > 0 || run.state.ships.some(isUnmanned)),
  centurions: run => run.state.centurions.length > 0,
  'here-damaged': (run, _, you) => {
    const at = locationOf(run, you);
    return at !== undefined && isDamaged(run, at);
  },
  'jump-ready': run => run.lib.components.jumpTrack[run.state.jumpTrack]?.zone === 'blue',
  distance: (run, { atMost }) => distance(run) <= atMost,
  character: (run, { at }, you) => {
    const place = at === 'here' ? locationOf(run, you) : meant(run, you, at);
    return place !== undefined && run.state.seats.some((_, seat) => seat !== you && isAt(run, seat, place));
  },
  'others-action-step'(run, _, you) {
    const turn = nearest(run, 'turn');
    return turn?.step === 'action' && turn.seat !== you;
  },
  'at-hazard': (run, _, you) => run.lib.locations.get(locationOf(run, you) ?? '')?.hazardous === true,
  'used-location': (run, { of }, you) => {
    const used = nearest(run, 'place');
    return used !== undefined && of.includes(used) && nearest(run, 'user') === you;
  },
  'others-discard': (run, _, you) =>
    (nearest(run, 'owed') ?? []).some(({ seat, n }) => seat !== you && n > 0) &&
    nearest(run, 'crisis')?.super !== true,
  'threatened-in-space': run => nearest(run, 'sector') !== undefined,
  'viper-ready': run => vipersReady(run) > 0 || run.state.ships.some(s => s.kind === 'viper'),
  'chooses-option': (run, _, you) => nearest(run, 'crisis') !== undefined && optionChooser(run) === you,
  'picked-at': (run, { place }) => {
    const picked = nearest(run, 'picked');
    return picked !== undefined && picked !== nobody && isAt(run, picked, place);
  },
  'used-card': (run, { card }, you) => {
    const used = nearest(run, 'card');
    return used !== undefined && run.lib.faces.get(used)?.card.id === card && nearest(run, 'user') === you;
  },

  'check-of': (run, { location }, you) => nearest(run, 'check')?.location === meant(run, you, location),
  'check-aims-at': (run, { who }, you) => {
    const aim = nearest(run, 'check')?.aim;
    return aim !== undefined && aim === (who === 'you' ? you : run.state.titles.president);
  },
  'crisis-check': run => nearest(run, 'check')?.crisis !== undefined,
  'super-crisis': run => nearest(run, 'crisis')?.super === true,
  'drew-crisis': (run, _, you) => nearest(run, 'crisis')?.drawer === you,
  'check-card-strength': (run, { is }, _, asked) =>
    asked.face !== undefined && face(run, asked.face).strength === is,
  'human-discarded': (run, { skill }) => {
    const by = nearest(run, 'user');
    // Of those who discard only humans leave the game.
    if (by === undefined || !(by === nobody || isHuman(run, by))) return false;
    return nearest(run, 'discarded')?.some(card => run.lib.faces.get(card)?.skill === skill) ?? false;
  },
  'just-lost': (run, { resource }) => nearest(run, 'resource') === resource,
  'target-piloted': run => {
    const id = nearest(run, 'attack')?.ship;
    return id !== undefined && shipById(run, id)?.pilot !== undefined;
  },
  'target-is-this': (run, _, __, asked) =>
    asked.ship !== undefined && nearest(run, 'attack')?.ship === asked.ship.id,
  'attacker-unmanned': run => {
    const attack = nearest(run, 'attack');
    if (attack?.by !== 'viper' || attack.attacker === undefined) return false;
    const viper = shipById(run, attack.attacker);
    return viper !== undefined && isUnmanned(viper);
  },
  'viper-available': run =>
    (nearest(run, 'launched') ?? []).some(id => {
      const ship = shipById(run, id);
      return ship !== undefined && isUnmanned(ship);
    }),
};

export const testNames: readonly string[] = Object.keys(readers);

export function holds(run: Position, cond: Cond, you: Seat, asked: Asked = {}): boolean {
  if ('all' in cond) return cond.all.every(c => holds(run, c, you, asked));
  if ('any' in cond) return cond.any.some(c => holds(run, c, you, asked));
  if ('not' in cond) return !holds(run, cond.not, you, asked);
  const own = cond.test in readers ? readers[cond.test as keyof CoreTests] : run.lib.conditions[cond.test];
  if (!own) throw new Error(`No book brings the condition ${cond.test}`);
  // The reader under the name of a condition takes what that condition says.
  return (own as Reader<TestName>)(run, cond as never, you, asked);
}
