import { describe, expect, test } from 'vitest';
import { apply } from '#engine/index.ts';
import { sectors } from '#engine/model/vocabulary.ts';
import { neighbours } from '#engine/rules/space.ts';
import {
  compileLaidOut,
  flightBench,
  flightStarts,
  refusedFlights,
} from '#features/simulators/flight/flightBench.ts';
import { stopOf } from '#ui/bench/course.ts';
import { random } from '../../kit/random.ts';
import { flownWith, flyers } from '../../kit/simulators.ts';

const lib = compileLaidOut([flownWith]);
const starts = flightStarts(lib, flyers);
const bench = flightBench(lib, flyers.hand, starts);

function at(text: string) {
  const course = bench.parse(text)?.course;
  if (course === undefined) throw new Error(`${text} cannot be played`);
  return { ...stopOf(course), course };
}

function refused(text: string, craft?: string) {
  const { asked, game } = at(text);
  if (asked === undefined) throw new Error(`Nothing is asked after ${text}`);
  return Object.fromEntries(
    refusedFlights(lib, game.state, asked, craft).map(({ rule, words }) => [rule, words] as const),
  );
}

describe('orders from Command', () => {
  test('a viper comes out in two areas, and one that has come out may be activated again', () => {
    expect(at('starbuck~command').open.filter(word => word.startsWith('launch'))).toEqual([
      'launch:port-stern',
      'launch:port-bow',
    ]);
    expect(at('starbuck~command~launch:port-bow').open).toContain('attack:port-bow:raider');
    expect(at('starbuck~command~launch:port-bow~attack:port-bow:raider~3').asked).toBeUndefined();
  });

  test('round the ring it is one area at a time, from everywhere', () => {
    for (const from of sectors) {
      const moves = at('starbuck-no-reserves~command').open.filter(word => word.startsWith(`move:${from}:`));
      if (moves.length > 0)
        expect(moves.toSorted()).toEqual(
          neighbours(from)
            .map(to => `move:${from}:${to}`)
            .toSorted(),
        );
    }
    expect(refused('starbuck~command', 'stern')).toMatchObject({
      'viper.no-crossing': ['move:stern:bow'],
      'viper.move': ['move:stern:starboard-bow', 'move:stern:port-bow'],
      'attack.no-friendly-fire': ['attack:stern:civilian'],
      'viper.three-options': ['escort:stern'],
    });
  });

  test('a piloted viper does not obey, and an empty Reserve launches nothing', () => {
    const flying = 'starbuck~turn~stay~hangar-deck~port-bow~no~command';
    expect(at(flying).open.some(word => word.startsWith('move:port-bow'))).toBe(false);
    expect(refused(flying)['viper.not-others']).toEqual(['own:port-bow']);
    expect(refused('apollo-no-reserves~command')['damage.viper-damaged']).toEqual(['launch']);
  });

  test('Apollo may take the viper that has just come out, and may send six once', () => {
    expect(at('apollo~command~launch:port-bow').open).toEqual(['alert-viper-pilot', 'pass']);
    expect(at('apollo~turn~stay~cag').asked?.about).toBe(6);
    expect(at('apollo~turn~stay~cag~stop~turn~stay').open).not.toContain('cag');
  });
});

describe('a pilot in his own viper', () => {
  test('flies an area in the Movement step and another as his action', () => {
    const { game } = at(
      'starbuck~turn~stay~hangar-deck~port-bow~no~turn~bow~viper~move:bow:starboard-bow~pass',
    );
    expect(game.state.ships.find(({ pilot }) => pilot === 1)?.at).toBe('starboard-bow');
    expect(refused('starbuck~turn~stay~hangar-deck~port-bow~no~turn')).toMatchObject({
      'movement.viper-adjacent': ['starboard-bow', 'stern'],
      'viper.no-crossing': ['starboard-stern'],
      'board.hazardous': ['sickbay', 'brig'],
    });
  });

  test('who begins the turn in a viper has what his sheet gives him', () => {
    const inFlight = 'turn~stay~hangar-deck~port-bow~no~turn~stay~viper~move:port-bow:bow';
    expect(at(`starbuck~${inFlight}`).asked?.prompt).toBe('action');
    expect(at(`apollo~${inFlight}`).asked).toBeUndefined();
  });

  test('landing is paid for with a card, and the viper returns to the Reserves', () => {
    const landed = at('starbuck~turn~stay~hangar-deck~port-bow~no~turn~command~evasive-maneuvers/1');
    expect(landed.open).toContain('command');
    expect(landed.game.state.reserves.vipers).toBe(6);
    expect(landed.game.state.seats[1]?.hand).toHaveLength(1);
  });

  test('with no viper in the Reserves an unmanned one is called back', () => {
    expect(at('starbuck-no-reserves~turn~stay~hangar-deck').open).toEqual([
      'stern:viper',
      'starboard-stern:viper',
    ]);
  });

  test('on foot nobody gets into space, and only where he stands he acts', () => {
    expect(refused('starbuck~turn')).toMatchObject({ 'locations.hangar-deck': sectors });
    expect(refused('starbuck~turn~stay')).toEqual({
      'actions.viper': ['viper'],
      'actions.location': ['command'],
    });
  });
});

test('what is refused is refused by the engine, whatever has happened before', () => {
  const below = random(7);
  for (const start of Object.keys(starts)) {
    let now = bench.parse(start);
    for (let i = 0; i < 80 && now !== undefined; i++) {
      const { asked, open, game } = stopOf(now.course);
      if (asked !== undefined && asked.seat !== 'chance') {
        for (const craft of [undefined, 'reserves', ...sectors]) {
          const words = refusedFlights(lib, game.state, asked, craft).flatMap(one => one.words);
          expect(words.filter(word => open.includes(word))).toEqual([]);
          for (const word of words)
            expect(apply(game, { seat: asked.seat, choose: word }).ok, word).toBe(false);
        }
      }
      now = bench.answer(now, { type: 'say', word: open[below(open.length)] ?? '' });
    }
  }
});
