import { describe, expect, test } from 'vitest';
import { type Board, lay, lib } from '../kit/table.ts';

const cast = { tigh: 'saul-tigh', tyrol: 'galen-tyrol', zarek: 'tom-zarek', adama: 'william-adama' };

/** Prison Labor: difficulty 10, politics, leadership and tactics count. */
const check = (edit: (b: Board) => void, crisis = 'prison-labor') =>
  lay({
    cast,
    step: 'crisis',
    edit(b) {
      b.top('crisis', crisis);
      b.top('destiny', 'repair/1', 'launch-scout/1');
      edit(b);
    },
  });

describe('the cards', () => {
  test('go in clockwise from the left of the current player, who is last', () => {
    const play = check(b => {
      for (const seat of ['tigh', 'tyrol', 'zarek', 'adama']) b.hand(seat, 'repair/1');
    });
    for (const seat of ['tyrol', 'zarek', 'adama', 'tigh']) play.choose(seat, []);
    expect(play.events('contributed').map(e => e.seat)).toEqual([1, 2, 3, 0]);
  });

  test('a prisoner and a revealed Cylon may add one card each', () => {
    const play = check(b => {
      b.put('tyrol', 'brig');
      b.revealed('zarek');
      b.titles('tyrol', 'adama');
      b.hand('tyrol', 'repair/1', 'repair/2');
      b.hand('zarek', 'repair/1', 'repair/2');
    });
    expect(play.asked('tyrol', 'contribute')).toMatchObject({ min: 0, max: 1 });
    play.choose('tyrol', []);
    expect(play.asked('zarek', 'contribute')).toMatchObject({ min: 0, max: 1 });
  });

  test('nobody can tell who put in which: they are shown by name and nothing is kept', () => {
    const reveal = (by: string) => {
      const play = check(b => {
        b.hand('tyrol', 'executive-order/1', 'repair/2');
        b.hand('zarek', 'executive-order/1', 'repair/2');
        b.hand('adama', 'declare-emergency/3');
      });
      play.choose('tyrol', by === 'tyrol' ? ['executive-order/1'] : ['repair/2']);
      play.choose('zarek', by === 'tyrol' ? ['repair/2'] : ['executive-order/1']);
      play.choose('adama', []).offered('adama', 'declare-emergency/3');
      const frame = play.state.stack.find(f => f.check);
      return [frame?.check?.cards, play.events('check-revealed').map(e => e.cards)];
    };
    expect(reveal('tyrol')).toEqual(reveal('zarek'));
  });

  test('Investigative Committee turns them all up, those of Destiny too', () => {
    const play = check(b => b.hand('tyrol', 'investigative-committee/3', 'repair/2'));
    play.choose('tyrol', 'investigative-committee/3').choose('tyrol', ['repair/2']);
    expect(play.events('destiny-added')).toMatchObject([{ n: 2, cards: ['launch-scout/1', 'repair/1'] }]);
    expect(play.events('contributed')[0]).toMatchObject({ cards: ['repair/2'] });
  });

  test('otherwise only their number is said', () => {
    const play = check(b => b.hand('tyrol', 'repair/2'));
    play.choose('tyrol', ['repair/2']);
    expect(play.events('destiny-added')[0]).not.toHaveProperty('cards');
    expect(play.events('contributed')[0]).not.toHaveProperty('cards');
  });

  test('the Destiny deck is built anew while they are out', () => {
    const play = check(b => {
      b.empty('destiny');
      b.top('destiny', 'repair/1', 'launch-scout/1');
      // The only Politics cards left anywhere are two in a hand.
      b.empty('politics');
      b.hand('tyrol', 'consolidate-power/1', 'consolidate-power/2');
    });
    play.choose('tyrol', ['consolidate-power/1', 'consolidate-power/2']).rest();
    expect(play.state.piles.destiny.bag).toHaveLength(8);
    expect(play.events('check-cards-discarded')[0]?.cards).toHaveLength(4);
  });

  test('the ability printed on a card in the check does nothing', () => {
    const play = check(b => b.hand('tyrol', 'declare-emergency/3'));
    play.choose('tyrol', ['declare-emergency/3']).rest();
    expect(play.events('card-played')).toEqual([]);
    expect(play.events('check-totalled')[0]).toMatchObject({ matching: 4, other: 1, strength: 3 });
  });
});

describe('what changes the result', () => {
  test.each([
    [9, 'partial'],
    [10, 'partial'],
    [11, 'pass'],
    [7, 'fail'],
  ] as const)('strength %i on The Olympic Carrier is a %s', (strength, result) => {
    // Leadership, politics and piloting count; Destiny brings 0 in balance.
    const cards = {
      7: ['declare-emergency/5', 'executive-order/2'],
      9: ['declare-emergency/5', 'declare-emergency/4'],
    };
    const more = { 10: [...cards[9], 'executive-order/1'], 11: [...cards[9], 'executive-order/2'] };
    const hand = { ...cards, ...more }[strength];
    const play = lay({
      cast,
      step: 'crisis',
      edit(b) {
        b.top('crisis', 'the-olympic-carrier');
        b.top('destiny', 'consolidate-power/1', 'repair/1');
        b.hand('tyrol', ...hand);
      },
    });
    play.choose('tyrol', hand).rest();
    expect(play.events('check-decided')[0]).toMatchObject({ result });
  });

  test('Declare Emergency lowers the difficulty, once a check, never the partial value', () => {
    const play = lay({
      cast,
      step: 'crisis',
      edit(b) {
        b.top('crisis', 'the-olympic-carrier');
        b.top('destiny', 'consolidate-power/1', 'repair/1');
        b.hand('tyrol', 'declare-emergency/4', 'evasive-maneuvers/2', 'evasive-maneuvers/1');
        b.hand('adama', 'declare-emergency/3', 'declare-emergency/5');
      },
    });
    play.choose('tyrol', ['declare-emergency/4', 'evasive-maneuvers/2', 'evasive-maneuvers/1']);
    play.choose('adama', []).choose('adama', 'declare-emergency/3');
    expect(play.offered('adama', 'declare-emergency/5')).toBe(false);
    expect(play.events('check-decided')[0]).toMatchObject({ result: 'fail' });
  });

  test('Blind Devotion makes a type worth nothing; Scientific Research makes Engineering count', () => {
    const play = check(b => b.hand('tyrol', 'scientific-research/5', 'repair/2', 'executive-order/2'));
    play.choose('tyrol', 'scientific-research/5').choose('tyrol', ['repair/2', 'executive-order/2']);
    play.choose('tyrol', 'blind-devotion').choose('tyrol', 'leadership').rest();
    expect(play.events('check-totalled')[0]).toMatchObject({ matching: 4, other: 0 });
  });

  test("Adama's strength-1 cards count in the checks of crises he has drawn, and only there", () => {
    const drawnBy = (first: 'adama' | 'tyrol') => {
      const seats =
        first === 'adama'
          ? { adama: 'william-adama', tyrol: 'galen-tyrol', zarek: 'tom-zarek' }
          : { tyrol: 'galen-tyrol', zarek: 'tom-zarek', adama: 'william-adama' };
      const play = lay({
        cast: seats,
        step: 'crisis',
        edit(b) {
          b.top('crisis', 'prison-labor');
          b.top('destiny', 'repair/1', 'launch-scout/1');
        },
      });
      return play.rest().events('check-totalled')[0]?.strength;
    };
    expect(drawnBy('adama')).toBe(2);
    expect(drawnBy('tyrol')).toBe(0);
  });

  test('Mysterious Intuition: no cards, no check, just the result', () => {
    const play = lay({
      cast: { tigh: 'saul-tigh', boomer: 'sharon-valerii', zarek: 'tom-zarek' },
      step: 'crisis',
      edit: b => b.top('crisis', 'prison-labor'),
    });
    play.choose('boomer', 'mysterious-intuition').choose('boomer', 'pass').rest();
    expect(play.events('destiny-added')).toEqual([]);
    expect(play.events('check-decided')).toMatchObject([{ result: 'pass', declared: true }]);
  });

  test('a crisis card that stays in play is not discarded', () => {
    const play = check(() => undefined, 'detector-sabotage').rest();
    expect(play.state.inPlay).toEqual(['detector-sabotage']);
    expect(play.state.piles.crisis.discard).not.toContain('detector-sabotage');
  });
});

describe('a Super Crisis', () => {
  const superCrisis = (ruling: 'crisis-and-checks' | 'crisis-only') =>
    lay({
      cast: { zarek: 'tom-zarek', tigh: 'saul-tigh', tyrol: 'galen-tyrol', boomer: 'sharon-valerii' },
      options: { rulings: { 'super-crisis-immunity': ruling } },
      edit(b) {
        b.revealed('zarek');
        b.titles('tyrol', 'tigh');
        b.put('zarek', 'caprica');
        b.seat('zarek').superCrises = [{ card: 'inbound-nukes', seen: 1 }];
        b.hand('tyrol', 'investigative-committee/3');
      },
    })
      .choose('zarek', 'caprica')
      .choose('zarek', 'super-crisis');
  const contributed = (ruling: 'crisis-and-checks' | 'crisis-only') =>
    superCrisis(ruling).choose('tyrol', []);

  test('is immune to abilities of characters that change crises or checks', () => {
    expect(contributed('crisis-and-checks').offered('tyrol', 'blind-devotion')).toBe(false);
    expect(superCrisis('crisis-and-checks').offered('boomer', 'mysterious-intuition')).toBe(false);
  });

  test('not to Skill cards', () => {
    expect(superCrisis('crisis-and-checks').offered('tyrol', 'investigative-committee/3')).toBe(true);
  });

  test('in one edition to those that change crises only', () => {
    expect(superCrisis('crisis-only').offered('boomer', 'mysterious-intuition')).toBe(false);
    expect(contributed('crisis-only').offered('tyrol', 'blind-devotion')).toBe(true);
  });

  test("but a location's check in the middle of one is a check like any other", () => {
    const play = lay({
      cast: { zarek: 'tom-zarek', apollo: 'lee-adama', tyrol: 'galen-tyrol', boomer: 'sharon-valerii' },
      edit(b) {
        b.revealed('zarek');
        b.titles('boomer', 'apollo');
        b.put('zarek', 'caprica');
        b.put('apollo', 'armory');
        b.put('boomer', 'admirals-quarters');
        b.seat('zarek').superCrises = [{ card: 'massive-assault', seen: 1 }];
        b.hand('apollo', 'executive-order/1');
      },
    });
    play.choose('zarek', 'caprica').choose('zarek', 'super-crisis').choose('apollo', 'alert-viper-pilot');
    play.choose('apollo', 'port-bow:viper').choose('apollo', 'executive-order/1').choose('apollo', 'boomer');
    play.choose('boomer', 'stay').choose('boomer', 'admirals-quarters').choose('boomer', 'tyrol');
    expect(play.offered('tyrol', 'blind-devotion')).toBe(true);
  });
});

describe('checks of locations', () => {
  const quarters = (edit: (b: Board) => void) =>
    lay({
      cast: { tigh: 'saul-tigh', kara: 'kara-thrace', zarek: 'tom-zarek', helo: 'karl-agathon' },
      edit(b) {
        b.put('tigh', 'admirals-quarters');
        edit(b);
      },
    });

  test('prisoners and the stranded cannot be accused', () => {
    const play = quarters(b => b.put('kara', 'brig')).choose('tigh', 'admirals-quarters');
    expect(play.options('tigh', 'player')).toEqual(['tigh', 'zarek']);
  });

  test('Insubordinate, Cylon Hatred and the Arbitrator add up', () => {
    const play = quarters(b => {
      b.seat('zarek').attached = ['assign-arbitrator'];
    });
    play.choose('tigh', 'admirals-quarters').choose('tigh', 'kara');
    // Both want to act: the current player says who is first, the other is asked again.
    play.choose('tigh', 'cylon-hatred').choose('zarek', 'arbitrator').choose('tigh', 'tigh');
    play.choose('zarek', 'arbitrator').choose('zarek', 'raise').rest();
    expect(play.events('check-amended').map(e => e.difficulty)).toEqual([4, 1, 4]);
    expect(play.state.piles.quorum.discard).toEqual(['assign-arbitrator']);
  });

  test('Accept Prophecy protects the President once', () => {
    const play = quarters(b => {
      b.state.inPlay = ['accept-prophecy'];
      b.titles('zarek', 'tigh');
    });
    play.choose('tigh', 'admirals-quarters').choose('tigh', 'zarek').rest();
    expect(play.events('check-amended')).toMatchObject([{ difficulty: 9 }]);
    expect(play.state.piles.quorum.discard).toEqual(['accept-prophecy']);
  });

  test('while a Vice President is assigned nobody else is named at Administration', () => {
    const play = lay({
      cast: { tigh: 'saul-tigh', kara: 'kara-thrace', zarek: 'tom-zarek', helo: 'karl-agathon' },
      edit(b) {
        b.put('tigh', 'administration');
        b.seat('kara').attached = ['assign-vice-president'];
      },
    });
    play.choose('tigh', 'administration').rest();
    expect(play.events('player-picked')).toMatchObject([{ seat: 1 }]);
  });
});

test('every check of the book has a branch for each of its results', () => {
  const checks = [...lib.crises.values()].filter(card => card.check);
  expect(checks.length).toBeGreaterThan(30);
  for (const card of checks) expect([card.pass, card.fail].every(Boolean), card.id).toBe(true);
});
