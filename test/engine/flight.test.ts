import { describe, expect, test } from 'vitest';
import { type Board, lay } from '../kit/table.ts';

const cast = { kara: 'kara-thrace', tigh: 'saul-tigh', apollo: 'lee-adama', zarek: 'tom-zarek' };

const command = (edit: (b: Board) => void = () => undefined) =>
  lay({
    cast: { tigh: 'saul-tigh', kara: 'kara-thrace', apollo: 'lee-adama', zarek: 'tom-zarek' },
    edit(b) {
      b.put('tigh', 'command');
      b.put('apollo', 'brig');
      edit(b);
    },
  }).choose('tigh', 'command');

describe('activating vipers', () => {
  test('one activation launches, moves or attacks; the same viper may have both', () => {
    const play = command(b => b.ship('raider', 'port-bow'));
    play.choose('tigh', 'launch:port-bow').choose('tigh', 'attack:port-bow:raider').roll(3).rest();
    expect(play.state.ships.map(s => s.kind)).toEqual(['viper']);
  });

  test('launches lead to the two launch areas only, flights to the neighbouring areas only', () => {
    const options = command(b => b.ship('viper', 'stern')).options('tigh');
    expect(options).toEqual([
      'launch:port-stern',
      'launch:port-bow',
      'move:stern:port-stern',
      'move:stern:starboard-stern',
      'stop',
    ]);
  });

  test('a manned viper is nobody else’s', () => {
    const options = command(b => b.pilot('kara', 'stern')).options('tigh');
    expect(options).toEqual(['launch:port-stern', 'launch:port-bow', 'stop']);
  });

  test('human ships are never targets', () => {
    const options = command(b => {
      b.ship('viper', 'stern');
      b.civilian('stern');
    }).options('tigh');
    expect(options.filter(id => id.startsWith('attack'))).toEqual([]);
  });

  test('CAG: six activations, less if one stops', () => {
    const play = lay({ cast: { apollo: 'lee-adama', tigh: 'saul-tigh', zarek: 'tom-zarek' } });
    play.choose('apollo', 'cag');
    for (let i = 0; i < 6; i++) play.choose('apollo', 'launch:port-bow');
    expect(play.rest().state.ships).toHaveLength(6);
    expect(play.seat('apollo').used).toEqual(['cag']);
  });
});

describe('pilots', () => {
  test('only characters with Piloting launch themselves', () => {
    const at = (character: string) =>
      lay({
        cast: { pilot: character, tigh: 'saul-tigh', zarek: 'tom-zarek' },
        edit: b => b.put('pilot', 'hangar-deck'),
      }).options('pilot');
    expect(at('sharon-valerii')).toContain('hangar-deck');
    expect(at('laura-roslin')).not.toContain('hangar-deck');
  });

  test('who launches himself leaves the Hangar Deck and may act once more', () => {
    const play = lay({
      cast,
      edit(b) {
        b.put('kara', 'hangar-deck');
        b.ship('raider', 'port-bow');
      },
    });
    play.choose('kara', 'hangar-deck').choose('kara', 'port-bow').choose('kara', 'yes');
    play.choose('kara', 'viper').choose('kara', 'attack:port-bow:raider').roll(3).rest();
    expect(play.seat('kara').place.in).toBe('viper');
    expect(play.state.ships.map(s => s.kind)).toEqual(['viper']);
    expect(play.events('crisis-drawn')).toHaveLength(1);
  });

  test('shot down: the character to Sickbay, the viper to its box or out of the game', () => {
    const hit = (face: number) => {
      const play = lay({
        cast,
        edit(b) {
          b.revealed('kara');
          b.titles('zarek', 'tigh');
          b.put('kara', 'cylon-fleet');
          b.pilot('apollo', 'stern');
          b.ship('raider', 'stern');
        },
      });
      play.choose('kara', 'cylon-fleet').choose('kara', 'raiders').roll(face).rest();
      return [play.seat('apollo').place, play.state.damagedVipers, play.state.destroyed.vipers];
    };
    const sickbay = { in: 'location', location: 'sickbay' };
    expect(hit(7)).toEqual([sickbay, 1, 0]);
    expect(hit(8)).toEqual([sickbay, 0, 1]);
  });

  test('sent to the Brig: the viper goes back to the Reserves', () => {
    const play = lay({
      cast: { zarek: 'tom-zarek', kara: 'kara-thrace', tigh: 'saul-tigh' },
      edit(b) {
        b.pilot('kara', 'stern');
        b.titles('zarek', 'tigh');
        b.state.quorumHand = [{ card: 'arrest-order', seen: 1 }];
      },
    });
    play.choose('zarek', 'play-quorum').choose('zarek', 'kara').rest();
    expect(play.state.reserves.vipers).toBe(8);
  });

  test('Maximum Firepower: up to four attacks on ships in the area', () => {
    const play = lay({
      cast,
      edit(b) {
        b.pilot('kara', 'stern');
        for (let i = 0; i < 3; i++) b.ship('raider', 'stern');
        b.hand('kara', 'maximum-firepower/3');
      },
    });
    play.choose('kara', 'maximum-firepower/3');
    play.choose('kara', 'stern:raider').roll(3).choose('kara', 'stern:raider').roll(2);
    play.choose('kara', 'stop').rest();
    expect(play.events('attacked').map(e => e.result)).toEqual(['destroyed', 'miss']);
  });

  test('Alert Viper Pilot waits for the whole set-up of an attack card, and is not for prisoners', () => {
    const attack = (place: string) =>
      lay({
        cast: { tigh: 'saul-tigh', apollo: 'lee-adama', zarek: 'tom-zarek' },
        step: 'crisis',
        edit(b) {
          b.put('apollo', place);
          b.titles('zarek', 'tigh');
          b.top('crisis', 'thirty-three');
        },
      });
    const play = attack('armory');
    expect(play.offered('apollo', 'alert-viper-pilot')).toBe(true);
    expect(play.state.ships.filter(s => s.kind === 'civilian')).toHaveLength(4);
    expect(play.state.inPlay).toEqual([]);
    expect(attack('brig').offered('apollo', 'alert-viper-pilot')).toBe(false);
  });
});

describe('a jump in the middle of combat', () => {
  const play = () =>
    lay({
      cast,
      edit(b) {
        b.put('kara', 'ftl-control');
        b.titles('zarek', 'tigh');
        b.state.jumpTrack = 3;
        b.pilot('apollo', 'stern');
        b.ship('viper', 'bow');
        b.ship('raider', 'bow');
        b.ship('basestar', 'bow', { damage: ['basestar-disabled-weapons'] });
        b.state.piles['basestar-damage'].bag = ['basestar-critical-hit'];
        const known = b.civilian('stern');
        if (known.cargo) known.cargo.seen = 1;
        b.state.centurions = [2];
        b.top('destination', 'barren-planet', 'deep-space');
      },
    })
      .choose('kara', 'ftl-control')
      .roll(6)
      .choose('tigh', 'barren-planet')
      .rest();

  test('everything leaves space; pilots are on the Hangar Deck; centurions stay', () => {
    const { state } = play();
    expect([state.ships, state.reserves.vipers, state.centurions]).toEqual([[], 8, [2]]);
    expect(state.seats[2]?.place).toEqual({ in: 'location', location: 'hangar-deck' });
    expect(state.piles['basestar-damage'].bag).toHaveLength(2);
  });

  test('civilian ships are mixed: nobody knows any more which is which', () => {
    const { civilians } = play().state.piles;
    expect([civilians.bag.length, civilians.top, civilians.bottom]).toEqual([12, [], []]);
  });

  test('the population lost is that of the space the marker stood on', () => {
    expect(play().events('resource-lost')[0]).toMatchObject({ resource: 'population', amount: 3 });
  });
});
