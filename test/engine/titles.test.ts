import { describe, expect, test } from 'vitest';
import { type Board, type Cast, lay } from '../kit/table.ts';

const cast: Cast = { zarek: 'tom-zarek', adama: 'william-adama', tigh: 'saul-tigh', helo: 'karl-agathon' };
const brig = { in: 'location', location: 'brig' };

/** The President has the Arrest Order played. */
const arrest = (whom: string, edit: (b: Board) => void = () => undefined, seats = cast) =>
  lay({
    cast: seats,
    edit(b) {
      b.titles('zarek', 'adama');
      b.put('helo', 'command');
      b.state.quorumHand = [{ card: 'arrest-order', seen: 1 }];
      edit(b);
    },
  })
    .choose('zarek', 'play-quorum')
    .choose('zarek', whom)
    .rest();

describe('the Admiral in the Brig', () => {
  test('loses the title to the highest free candidate, with the nukes', () => {
    const play = arrest('adama');
    expect(play.holder('admiral')).toBe('tigh');
    expect(play.order('sent', 'title-given')).toEqual(['sent', 'title-given']);
    expect(play.state.nukes).toBe(2);
  });

  test('candidates who sit there are passed over', () => {
    expect(arrest('adama', b => b.put('tigh', 'brig')).holder('admiral')).toBe('helo');
  });

  test('all candidates jailed: the highest of them, until one gets out', () => {
    const play = lay({
      cast,
      edit(b) {
        for (const seat of ['zarek', 'tigh', 'helo']) b.put(seat, 'brig');
        b.titles('zarek', 'adama');
        b.state.quorumHand = [{ card: 'arrest-order', seen: 1 }];
      },
    });
    // Adama is the only one who can be arrested.
    play.choose('zarek', 'play-quorum').rest();
    expect(play.holder('admiral')).toBe('adama');
    expect(play.state.caretaker).toBe(true);
  });

  test('the first candidate who then gets out takes over', () => {
    const play = lay({
      cast,
      edit(b) {
        for (const seat of ['zarek', 'adama', 'tigh', 'helo']) b.put(seat, 'brig');
        b.titles('zarek', 'adama');
        b.state.caretaker = true;
        b.state.quorumHand = [{ card: 'presidential-pardon', seen: 1 }];
      },
    });
    play.choose('zarek', 'play-quorum').choose('zarek', 'helo').choose('zarek', 'command').rest();
    expect(play.holder('admiral')).toBe('helo');
    expect(play.state.caretaker).toBe(false);
  });

  test('an Admiral who lost the title does not get it back by leaving', () => {
    const play = lay({
      cast,
      edit(b) {
        b.put('adama', 'brig');
        b.titles('zarek', 'tigh');
        b.state.quorumHand = [{ card: 'presidential-pardon', seen: 1 }];
      },
    });
    // Adama is the only prisoner.
    play.choose('zarek', 'play-quorum').choose('zarek', 'command').rest();
    expect(play.holder('admiral')).toBe('tigh');
  });

  test('no prisoner is made Admiral by a mutiny', () => {
    const play = lay({
      cast,
      edit(b) {
        b.titles('zarek', 'adama');
        b.put('tigh', 'brig');
        b.put('helo', 'command');
        b.state.quorumHand = [{ card: 'encourage-mutiny', seen: 1 }];
      },
    });
    // Helo is the only other who could take it.
    play.choose('zarek', 'play-quorum').roll(3).rest();
    expect(play.holder('admiral')).toBe('helo');
  });

  test('an Admiral who reveals with everybody jailed passes the title to the highest prisoner', () => {
    const play = lay({
      cast: { adama: 'william-adama', tigh: 'saul-tigh', zarek: 'tom-zarek' },
      edit(b) {
        for (const seat of ['adama', 'tigh', 'zarek']) b.put(seat, 'brig');
        b.titles('zarek', 'adama');
        b.state.caretaker = true;
        b.loyalty('adama', 'cylon-reduce-morale');
      },
    });
    play.choose('adama', 'cylon-reduce-morale').rest();
    expect(play.holder('admiral')).toBe('tigh');
    expect(play.state.caretaker).toBe(true);
  });
});

describe('the President', () => {
  test('keeps title and powers in the Brig', () => {
    const play = arrest('zarek');
    expect(play.seat('zarek').place).toEqual(brig);
    expect(play.holder('president')).toBe('zarek');
    const jailed = lay({
      cast,
      edit(b) {
        b.titles('zarek', 'adama');
        b.put('zarek', 'brig');
      },
    });
    expect(jailed.options('zarek')).toEqual(expect.arrayContaining(['draw-quorum', 'play-quorum']));
  });

  test('who comes after sees the whole Quorum hand', () => {
    const play = lay({
      cast: { tigh: 'saul-tigh', zarek: 'tom-zarek', adama: 'william-adama' },
      edit(b) {
        b.titles('zarek', 'adama');
        b.state.quorumHand = [{ card: 'food-rationing', seen: 2 }];
      },
    });
    play.choose('tigh', 'declare-martial-law').rest();
    expect(play.holder('president')).toBe('adama');
    // Seats 1 and 2 have seen it; the former holder forgets nothing.
    expect(play.state.quorumHand).toEqual([{ card: 'food-rationing', seen: 6 }]);
  });

  test('without a Quorum card there is none to play', () => {
    const play = lay({
      cast,
      edit(b) {
        b.titles('zarek', 'adama');
        b.state.quorumHand = [];
      },
    });
    expect(play.options('zarek')).toContain('draw-quorum');
    expect(play.options('zarek')).not.toContain('play-quorum');
  });
});

describe('a title that is lost by revealing', () => {
  const reveal = (ruling: 'highest' | 'next') =>
    lay({
      cast: { baltar: 'gaius-baltar', roslin: 'laura-roslin', zarek: 'tom-zarek', tigh: 'saul-tigh' },
      options: { rulings: { 'succession-highest-or-next': ruling } },
      edit(b) {
        b.titles('baltar', 'tigh');
        b.loyalty('baltar', 'cylon-reduce-morale');
      },
    })
      .choose('baltar', 'cylon-reduce-morale')
      .choose('baltar', 'no')
      .rest();

  test('goes to the highest in the line, in one edition to the next', () => {
    expect(reveal('highest').holder('president')).toBe('roslin');
    expect(reveal('next').holder('president')).toBe('zarek');
  });

  const kept = (ruling: 'discard' | 'keep') =>
    lay({
      cast,
      options: { rulings: { 'reveal-discards-kept-quorum': ruling } },
      edit(b) {
        b.titles('adama', 'adama');
        b.seat('zarek').attached = ['assign-vice-president'];
        b.loyalty('zarek', 'cylon-reduce-morale');
      },
    })
      .choose('zarek', 'cylon-reduce-morale')
      .choose('zarek', 'no')
      .rest()
      .seat('zarek').attached;

  test('Quorum cards before the player are discarded, in one edition kept', () => {
    expect(kept('discard')).toEqual([]);
    expect(kept('keep')).toEqual(['assign-vice-president']);
  });
});

describe('Mission Specialist', () => {
  test('picks from three, in the place of the Admiral, once', () => {
    const play = lay({
      cast,
      edit(b) {
        b.titles('zarek', 'adama');
        b.put('zarek', 'ftl-control');
        b.state.jumpTrack = 4;
        b.seat('helo').attached = ['assign-mission-specialist'];
        b.top('destination', 'barren-planet', 'deep-space', 'remote-planet');
      },
    });
    play.choose('zarek', 'ftl-control').roll(7);
    expect(play.options('helo')).toEqual(['barren-planet', 'deep-space', 'remote-planet']);
    play.choose('helo', 'deep-space').rest();
    expect(play.seat('helo').attached).toEqual([]);
    expect(play.state.piles.destination.bottom.map(h => h.card)).toEqual(['barren-planet', 'remote-planet']);
  });
});

describe('the destination', () => {
  test.each([
    ['secret', 1 << 1],
    ['open', undefined],
  ] as const)('%s: who sees the two cards', (ruling, secretTo) => {
    const play = lay({
      cast,
      options: { rulings: { 'destination-choice-secrecy': ruling } },
      edit(b) {
        b.titles('zarek', 'adama');
        b.put('zarek', 'ftl-control');
        b.state.jumpTrack = 4;
      },
    });
    play.choose('zarek', 'ftl-control').roll(7).rest();
    expect(play.events('destinations-drawn')[0]?.secretTo).toBe(secretTo);
  });
});
