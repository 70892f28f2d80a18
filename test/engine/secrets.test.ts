import { describe, expect, test } from 'vitest';
import { lay } from '../kit/table.ts';

const cast = { baltar: 'gaius-baltar', tigh: 'saul-tigh', zarek: 'tom-zarek', boomer: 'sharon-valerii' };

describe('looking at Loyalty cards', () => {
  test('Cylon Detector shows all of them, to Baltar alone', () => {
    const play = lay({ cast, edit: b => b.loyalty('tigh', 'not-a-cylon', 'cylon-brig') });
    play.choose('baltar', 'cylon-detector').choose('baltar', 'tigh');
    expect(play.seat('tigh').loyalty.map(h => h.seen)).toEqual([3, 3]);
    expect(play.events('loyalty-seen')).toMatchObject([{ n: 2, secretTo: 3 }]);
  });

  test('one of several is chosen by chance', () => {
    const play = lay({
      cast: { zarek: 'tom-zarek', tigh: 'saul-tigh', boomer: 'sharon-valerii' },
      edit(b) {
        b.titles('zarek', 'tigh');
        b.loyalty('tigh', 'not-a-cylon', 'cylon-brig');
        b.state.quorumHand = [{ card: 'release-cylon-mugshots', seen: 1 }];
      },
    });
    play.choose('zarek', 'play-quorum').choose('zarek', 'tigh');
    expect(play.state.pending).toMatchObject([{ seat: 'chance', prompt: 'random-card' }]);
    play.choose('chance', 'cylon-brig').roll(4).rest();
    expect(play.seat('tigh').loyalty.map(h => h.seen)).toEqual([2, 3]);
  });

  test('nobody is picked who has none face down, if somebody has', () => {
    const play = lay({
      cast,
      edit(b) {
        b.revealed('tigh');
        b.titles('zarek', 'boomer');
      },
    });
    expect(play.choose('baltar', 'cylon-detector').options('baltar', 'player')).toEqual(['zarek', 'boomer']);
  });

  test('Detector Sabotage forbids it to everybody', () => {
    const play = lay({
      cast,
      edit(b) {
        b.state.inPlay = ['detector-sabotage'];
      },
    });
    play.choose('baltar', 'cylon-detector').choose('baltar', 'tigh').rest();
    expect(play.events('loyalty-seen')).toEqual([]);
  });

  test('the holder of both titles has nobody to look at', () => {
    const play = lay({
      cast,
      step: 'crisis',
      edit(b) {
        b.titles('baltar', 'baltar');
        b.top('crisis', 'cylon-screenings');
      },
    });
    play.choose('baltar', ['politics']).choose('baltar', 'check').choose('baltar', []).rest();
    expect(play.events('check-decided')).toMatchObject([{ result: 'fail' }]);
    expect(play.events('loyalty-seen')).toEqual([]);
  });
});

describe('what somebody has seen', () => {
  test('of a deck is known while it lies there', () => {
    const play = lay({
      cast,
      edit(b) {
        b.hand('baltar', 'launch-scout/1');
        b.top('destination', 'deep-space', 'barren-planet');
      },
    });
    play
      .choose('baltar', 'launch-scout/1')
      .roll(3)
      .choose('baltar', 'destination')
      .choose('baltar', 'bottom');
    expect(play.state.piles.destination.bottom).toEqual([{ card: 'deep-space', seen: 1 }]);
    expect(play.events('scouted')).toMatchObject([{ secretTo: 1 }]);
  });

  test('of a civilian ship is known while it flies', () => {
    const play = lay({
      cast,
      edit(b) {
        b.put('baltar', 'communications');
        b.civilian('stern', 'civilian-population-1');
        b.civilian('bow', 'civilian-population-2');
      },
    });
    play.choose('baltar', 'communications').choose('baltar', 'port-stern').choose('baltar', 'bow').rest();
    expect(play.state.ships.map(s => [s.at, s.cargo?.seen])).toEqual([
      ['port-stern', 1],
      ['bow', 1],
    ]);
  });

  test('of the five damage tokens is nothing, once they are back', () => {
    const play = lay({
      cast: { tigh: 'saul-tigh', zarek: 'tom-zarek', boomer: 'sharon-valerii' },
      edit: b => b.loyalty('tigh', 'cylon-damage'),
    });
    play.choose('tigh', 'cylon-damage').choose('tigh', 'yes');
    const seen = play.options('tigh', 'token');
    expect(seen).toHaveLength(5);
    play.choose('tigh', seen.slice(0, 2)).rest();
    expect(play.events('galactica-damaged').map(e => e.token)).toEqual(seen.slice(0, 2));
    expect(play.state.piles['galactica-damage'].bag).toHaveLength(6);
    expect(play.events('tokens-seen')).toMatchObject([{ secretTo: 1 }]);
  });

  test('of two crises is what lies at the bottom', () => {
    const play = lay({
      cast: { roslin: 'laura-roslin', tigh: 'saul-tigh', zarek: 'tom-zarek' },
      step: 'crisis',
      edit: b => b.top('crisis', 'riots-a', 'prison-labor'),
    });
    play.choose('roslin', 'prison-labor').rest();
    expect(play.state.piles.crisis.bottom).toEqual([{ card: 'riots-a', seen: 1 }]);
    expect(play.events('crises-seen')).toMatchObject([{ n: 2, secretTo: 1 }]);
  });
});

describe('Secret Destiny', () => {
  test('comes before Delusional Intuition, which then sees the new card', () => {
    const play = lay({
      cast: { baltar: 'gaius-baltar', kara: 'kara-thrace', zarek: 'tom-zarek' },
      step: 'crisis',
      edit(b) {
        b.titles('zarek', 'kara');
        b.top('crisis', 'riots-a', 'prison-labor');
      },
    });
    play.choose('kara', 'secret-destiny').choose('baltar', ['tactics']).rest();
    const kinds = ['crisis-drawn', 'crisis-replaced', 'cards-drawn'] as const;
    expect(play.order(...kinds).slice(0, 4)).toEqual([
      'crisis-drawn',
      'crisis-replaced',
      'crisis-drawn',
      'cards-drawn',
    ]);
    expect(play.state.piles.crisis.discard).toContain('riots-a');
  });
});
