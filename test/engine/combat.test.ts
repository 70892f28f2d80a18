import { describe, expect, test } from 'vitest';
import { type Board, lay } from '../kit/table.ts';

const cast = { tigh: 'saul-tigh', boomer: 'sharon-valerii', zarek: 'tom-zarek', apollo: 'lee-adama' };

/** The Cylon Fleet activates one kind of ship. */
const activate = (what: string, edit: (b: Board) => void, rulings = {}) =>
  lay({
    cast,
    options: { rulings },
    edit(b) {
      b.revealed('tigh');
      b.titles('zarek', 'boomer');
      b.put('tigh', 'cylon-fleet');
      edit(b);
    },
  })
    .choose('tigh', 'cylon-fleet')
    .choose('tigh', what);

describe('raiders', () => {
  test('area by area in the order the current player likes', () => {
    const play = activate('raiders', b => {
      b.ship('raider', 'bow');
      b.ship('raider', 'stern');
      b.civilian('starboard-stern');
    });
    expect(play.options('tigh', 'sector')).toEqual(['bow', 'stern']);
    play.choose('tigh', 'stern').rest();
    expect(play.events('ship-moved').map(e => [e.from, e.to])).toEqual([
      ['stern', 'starboard-stern'],
      ['bow', 'starboard-bow'],
    ]);
  });

  test('one that has come into an area that is still to be dealt with does not act again', () => {
    const play = activate('raiders', b => {
      b.ship('raider', 'bow');
      b.ship('raider', 'starboard-bow');
      b.civilian('stern');
    });
    play.choose('tigh', 'bow').rest();
    expect(play.events('ship-moved').map(e => [e.from, e.to])).toEqual([
      ['bow', 'starboard-bow'],
      ['starboard-bow', 'starboard-stern'],
    ]);
  });

  test('fly clockwise when two civilian ships are equally far', () => {
    const play = activate('raiders', b => {
      b.ship('raider', 'bow');
      b.civilian('stern');
    }).rest();
    expect(play.events('ship-moved')).toMatchObject([{ to: 'starboard-bow' }]);
  });

  test('attack an unmanned viper before a manned one, and do nothing else', () => {
    const play = activate('raiders', b => {
      b.ship('raider', 'stern');
      b.ship('viper', 'stern');
      b.pilot('boomer', 'stern');
      b.civilian('stern');
    });
    play.roll(8).rest();
    expect(play.state.destroyed.vipers).toBe(1);
    expect(play.seat('boomer').place.in).toBe('viper');
    expect(play.state.destroyed.civilians).toEqual([]);
  });

  test('none on the board: every basestar launches two, and they do not act', () => {
    const play = activate('raiders', b => {
      b.ship('basestar', 'bow');
      b.civilian('starboard-bow');
    }).rest();
    expect(play.state.ships.filter(s => s.kind === 'raider').map(s => s.at)).toEqual(['bow', 'bow']);
  });

  test('Cylon Swarm makes each launch one larger, of either kind', () => {
    const play = activate('launch', b => {
      b.ship('basestar', 'bow');
      b.state.inPlay = ['cylon-swarm'];
    }).rest();
    const count = (kind: string) => play.state.ships.filter(s => s.kind === kind).length;
    expect([count('raider'), count('heavy-raider')]).toEqual([3, 2]);
  });

  test('a disabled hangar launches nothing', () => {
    const play = activate('launch', b => {
      b.ship('basestar', 'bow', { damage: ['basestar-disabled-hangar'] });
    }).rest();
    expect(play.state.ships).toHaveLength(1);
  });
});

describe('heavy raiders and centurions', () => {
  test('centurions advance first, then who is in a launch area boards, the others move one area', () => {
    const play = activate('heavy-raiders', b => {
      b.ship('heavy-raider', 'port-bow');
      b.ship('heavy-raider', 'bow');
      b.state.centurions = [1];
    }).rest();
    expect(play.state.centurions).toEqual([2, 0]);
    expect(play.state.ships.map(s => s.at)).toEqual(['port-bow']);
  });

  test('without a centurion left a heavy raider stays in its launch area', () => {
    const play = activate('heavy-raiders', b => {
      b.ship('heavy-raider', 'port-bow');
      b.state.centurions = [0, 0, 0, 0];
    }).rest();
    expect(play.state.ships).toMatchObject([{ kind: 'heavy-raider', at: 'port-bow' }]);
    expect(play.state.centurions).toEqual([1, 1, 1, 1]);
  });

  test('centurions advance without any ship in space, unless the edition says otherwise', () => {
    const edit = (b: Board) => {
      b.state.centurions = [1];
    };
    expect(activate('heavy-raiders', edit).rest().state.centurions).toEqual([2]);
    const stay = activate('heavy-raiders', edit, { 'centurions-without-ships': 'stay' });
    expect(stay.rest().state.centurions).toEqual([1]);
  });

  test('in one edition they board on arrival', () => {
    const edit = (b: Board) => {
      b.ship('heavy-raider', 'bow');
    };
    expect(activate('heavy-raiders', edit).rest().state.centurions).toEqual([]);
    const now = activate('heavy-raiders', edit, { 'heavy-raider-boarding-moment': 'on-arrival' });
    expect(now.rest().state.centurions).toEqual([0]);
  });

  test('none on the board: one from each basestar, in one edition two', () => {
    const edit = (b: Board) => {
      b.ship('basestar', 'bow');
    };
    const count = (rulings: object) =>
      activate('heavy-raiders', edit, rulings)
        .rest()
        .state.ships.filter(s => s.kind === 'heavy-raider').length;
    expect([count({}), count({ 'heavy-raider-launch-count': 'two' })]).toEqual([1, 2]);
  });
});

describe('Besieged', () => {
  test('activates only the four raiders it has placed', () => {
    const play = lay({
      cast,
      step: 'crisis',
      edit(b) {
        b.put('apollo', 'brig');
        b.ship('raider', 'starboard-stern');
        b.civilian('starboard-stern', 'civilian-population-2');
        b.top('crisis', 'besieged');
      },
    });
    // The old one destroys its civilian ship, the new ones shoot at the two vipers beside them.
    play.roll(1, 1, 1, 1).rest();
    expect(play.events('rolled')).toHaveLength(4);
    expect(play.state.destroyed.civilians).toEqual(['civilian-population-2']);
  });

  test('each of them acts once in a turn', () => {
    const play = lay({
      cast,
      step: 'crisis',
      turn: { extraCrises: 1 },
      edit(b) {
        b.put('apollo', 'brig');
        b.top('crisis', 'besieged', 'prison-labor');
      },
    });
    play.roll(1, 1, 1, 1).rest();
    expect(play.events('activated').map(e => e.what)).toEqual(['raiders', 'raiders']);
    expect(play.events('rolled')).toHaveLength(4);
  });
});

describe('pieces are limited', () => {
  test('the current player says where the last basestar goes', () => {
    const play = lay({
      cast,
      step: 'crisis',
      edit(b) {
        b.ship('basestar', 'stern');
        b.top('crisis', 'heavy-assault');
      },
    });
    expect(play.asked('tigh')).toMatchObject({ prompt: 'placement', min: 1, max: 1 });
    expect(play.options('tigh')).toEqual(['bow', 'starboard-bow']);
  });

  test('vipers come from the Reserves only', () => {
    const play = lay({
      cast,
      step: 'crisis',
      edit(b) {
        b.state.reserves.vipers = 1;
        b.state.damagedVipers = 7;
        b.top('crisis', 'thirty-three');
      },
    });
    expect(play.options('tigh', 'placement')).toEqual(['port-stern', 'port-bow']);
  });

  test('no unused civilian ship left: one on the board goes, by the current player', () => {
    const play = lay({
      cast,
      step: 'crisis',
      edit(b) {
        b.empty('civilians');
        b.civilian('bow', 'civilian-population-1');
        b.civilian('stern', 'civilian-population-2');
        b.top('crisis', 'bomb-threat');
      },
    });
    play.choose('tigh', 'b').roll(4);
    expect(play.options('tigh', 'civilian')).toEqual(['bow:civilian', 'stern:civilian']);
    play.choose('tigh', 'stern:civilian').rest();
    expect(play.state.destroyed.civilians).toEqual(['civilian-population-2']);
    expect(play.state.resources.population).toBe(10);
  });

  test('Hangar Deck: with the Reserves empty an unmanned viper may be recalled', () => {
    const play = lay({
      cast: { boomer: 'sharon-valerii', apollo: 'lee-adama', zarek: 'tom-zarek' },
      edit(b) {
        b.put('boomer', 'hangar-deck');
        b.pilot('apollo', 'stern');
        b.ship('viper', 'bow');
        b.ship('viper', 'stern');
        b.state.damagedVipers = 5;
        b.state.reserves.vipers = 0;
      },
    });
    play.choose('boomer', 'hangar-deck');
    expect(play.options('boomer', 'viper')).toEqual(['bow:viper', 'stern:viper']);
  });
});

describe('the die', () => {
  test('a roll stays between 1 and 8', () => {
    const play = activate('raiders', b => {
      b.ship('raider', 'stern');
      b.pilot('boomer', 'stern');
      b.hand('boomer', 'evasive-maneuvers/1');
    });
    play.roll(8).choose('boomer', 'evasive-maneuvers/1').roll(1).rest();
    expect(play.events('rolled').map(e => e.value)).toEqual([8, 1]);
    expect(play.seat('boomer').place.in).toBe('viper');
  });

  test('Strategic Planning once a roll; it holds for the reroll', () => {
    const play = lay({
      cast: { helo: 'karl-agathon', tigh: 'saul-tigh', zarek: 'tom-zarek' },
      edit(b) {
        b.put('helo', 'weapons-control');
        b.ship('heavy-raider', 'bow');
        b.hand('tigh', 'strategic-planning/3', 'strategic-planning/4');
      },
    });
    play.choose('helo', 'weapons-control').choose('tigh', 'strategic-planning/3');
    expect(play.reactions('tigh')).toBeUndefined();
    play.roll(1).choose('helo', 'eco-officer').roll(5).rest();
    expect(play.events('attacked')).toMatchObject([{ result: 'destroyed' }]);
  });

  test('Structural Damage and Training New Pilots are added up', () => {
    const play = lay({
      cast,
      edit(b) {
        b.put('tigh', 'command');
        b.ship('basestar', 'bow', { damage: ['basestar-structural-damage'] });
        b.ship('viper', 'bow');
        b.state.inPlay = ['ambush'];
      },
    });
    play
      .choose('tigh', 'command')
      .choose('tigh', 'attack:bow:basestar')
      .roll(8)
      .choose('tigh', 'stop')
      .rest();
    expect(play.events('attacked')).toMatchObject([{ result: 'damaged' }]);
  });
});

describe('damage', () => {
  test('the sixth damaged location ends the game at once', () => {
    const play = activate('basestars', b => {
      b.ship('basestar', 'bow');
      b.state.galacticaDamage = ['hangar-deck', 'armory', 'command', 'admirals-quarters', 'ftl-control'].map(
        location => `galactica-damage-${location}`,
      );
      b.empty('galactica-damage');
      b.top('galactica-damage', 'galactica-damage-weapons-control');
    });
    play.roll(4);
    expect(play.rest().state.over).toEqual({ winner: 'cylons', because: 'galactica-destroyed' });
  });

  test('whoever stands in a damaged location goes to Sickbay', () => {
    const play = activate('basestars', b => {
      b.ship('basestar', 'bow');
      b.put('boomer', 'armory');
      b.top('galactica-damage', 'galactica-damage-armory');
    });
    play.roll(4).rest();
    expect(play.seat('boomer').place).toEqual({ in: 'location', location: 'sickbay' });
  });

  test('Critical Hit counts as two; no token is drawn for damage that destroys', () => {
    const play = lay({
      cast,
      edit(b) {
        b.put('tigh', 'weapons-control');
        b.ship('basestar', 'bow', { damage: ['basestar-critical-hit'] });
        b.state.piles['basestar-damage'].bag = ['basestar-disabled-hangar'];
      },
    });
    play.choose('tigh', 'weapons-control').roll(5).rest();
    expect(play.state.ships).toEqual([]);
    expect(play.state.piles['basestar-damage'].bag.sort()).toEqual([
      'basestar-critical-hit',
      'basestar-disabled-hangar',
    ]);
  });

  test('a nuke on 7 takes three raiders with the basestar', () => {
    const play = lay({
      cast,
      edit(b) {
        b.titles('zarek', 'tigh');
        b.ship('basestar', 'bow');
        for (let i = 0; i < 4; i++) b.ship('raider', 'bow');
      },
    });
    play.choose('tigh', 'launch-nuke').roll(7).rest();
    expect(play.state.ships.map(s => s.kind)).toEqual(['raider']);
    expect(play.state.nukes).toBe(1);
  });

  test('Thirty-Three goes when a basestar is lost, and back into the deck when the fleet jumps first', () => {
    const lost = lay({
      cast,
      edit(b) {
        b.titles('zarek', 'tigh');
        b.ship('basestar', 'bow');
        b.state.inPlay = ['thirty-three'];
      },
    });
    lost.choose('tigh', 'launch-nuke').roll(5).rest();
    expect(lost.state.piles.crisis.discard).toContain('thirty-three');

    const jumped = lay({
      cast,
      edit(b) {
        b.put('tigh', 'ftl-control');
        b.state.jumpTrack = 4;
        b.state.inPlay = ['thirty-three', 'ambush'];
        b.state.piles.crisis.bag = b.state.piles.crisis.bag.filter(
          c => c !== 'thirty-three' && c !== 'ambush',
        );
      },
    });
    jumped.choose('tigh', 'ftl-control').roll(7).rest();
    expect(jumped.state.inPlay).toEqual([]);
    expect(jumped.state.piles.crisis.discard).toContain('ambush');
    expect(jumped.state.piles.crisis.bag).toContain('thirty-three');
  });
});
