import { describe, expect, test } from 'vitest';
import { sideOf, winners } from '#engine/queries/sides.ts';
import { type Board, type Cast, lay, lib } from '../kit/table.ts';

const cast: Cast = { tigh: 'saul-tigh', boomer: 'sharon-valerii', zarek: 'tom-zarek', tyrol: 'galen-tyrol' };

/** Tigh jumps past distance 4; the Loyalty deck is the one given. */
const jump = (deck: string[], edit: (b: Board) => void = () => undefined, rulings = {}, seats = cast) =>
  lay({
    cast: seats,
    options: { rulings },
    edit(b) {
      b.put('tigh', 'ftl-control');
      b.state.jumpTrack = 4;
      b.state.travelled = ['desolate-moon'];
      b.titles('zarek', 'tigh');
      b.top('destination', 'barren-planet', 'deep-space');
      b.empty('loyalty');
      b.top('loyalty', ...deck);
      edit(b);
    },
  })
    .choose('tigh', 'ftl-control')
    .roll(7)
    .choose('tigh', 'barren-planet');

const humans = (n: number) => Array.from({ length: n }, () => 'not-a-cylon');

describe('the Sleeper Agent phase', () => {
  test('one card each, two for Boomer, who then goes to the Brig', () => {
    const play = jump(humans(5)).rest();
    expect(play.state.seats.map(s => s.loyalty.length)).toEqual([2, 3, 2, 2]);
    expect(play.seat('boomer').place).toEqual({ in: 'location', location: 'brig' });
    expect(play.order('sleeper-phase', 'jump-track-moved')).toEqual(['sleeper-phase', 'jump-track-moved']);
  });

  test('revealed Cylons too; a revealed Boomer gets her second card, so that none is left, but no Brig', () => {
    const play = jump(humans(5), b => b.revealed('boomer')).rest();
    expect(play.seat('boomer').loyalty).toHaveLength(2);
    expect(play.state.piles.loyalty.top).toEqual([]);
    expect(play.seat('boomer').place).toEqual({ in: 'location', location: 'resurrection-ship' });
  });

  test('a deck that runs short leaves the last without a card', () => {
    const play = jump(humans(2)).rest();
    expect(play.state.seats.map(s => s.loyalty.length)).toEqual([2, 2, 1, 1]);
  });
});

describe('the Sympathizer', () => {
  const deck = ['not-a-cylon', 'not-a-cylon', 'not-a-cylon', 'sympathizer', 'not-a-cylon'];
  const red = (b: Board) => {
    b.state.resources.food = 4;
  };

  test('with a resource in the red: to the Brig, and human', () => {
    const play = jump(deck, red).rest();
    expect(play.seat('zarek').place).toEqual({ in: 'location', location: 'brig' });
    expect(sideOf(lib, play.state, 2)).toBe('humans');
  });

  test('with none in the red: a Cylon, without Super Crisis, and the turn goes on', () => {
    const play = jump(deck).rest();
    expect(play.seat('zarek')).toMatchObject({ revealed: 'sympathizer', superCrises: [] });
    expect(play.holder('president')).not.toBe('zarek');
    expect(play.events('crisis-drawn')).toMatchObject([{ seat: 0 }]);
  });

  test('turned in her own action, the current player has no other left: it was her sheet’s', () => {
    const seats = { kara: 'kara-thrace', tigh: 'saul-tigh', zarek: 'tom-zarek', tyrol: 'galen-tyrol' };
    const play = lay({
      cast: seats,
      turn: { actions: 2 },
      edit(b) {
        b.put('kara', 'ftl-control');
        b.state.jumpTrack = 4;
        b.state.travelled = ['desolate-moon'];
        b.titles('zarek', 'tigh');
        b.top('destination', 'barren-planet', 'deep-space');
        b.empty('loyalty');
        b.top('loyalty', 'sympathizer', ...humans(3));
        b.loyalty('kara', 'cylon-brig');
      },
    });
    play.choose('kara', 'ftl-control').roll(7).choose('tigh', 'barren-planet');
    expect(play.seat('kara').revealed).toBe('sympathizer');
    expect(play.rest().state.pending.map(c => c.prompt)).not.toContain('action');
  });

  test('a revealed Cylon may hand it to somebody, who resolves it at once', () => {
    const play = jump(deck, b => b.revealed('zarek'));
    play.choose('zarek', 'yes');
    expect(play.options('zarek', 'player')).toEqual(['tigh', 'boomer', 'tyrol']);
    play.choose('zarek', 'tyrol').rest();
    expect(play.seat('tyrol').revealed).toBe('sympathizer');
  });

  test('a hidden Cylon resolves it, unless the edition lets him pass it on', () => {
    const hidden = (b: Board) => b.loyalty('zarek', 'cylon-brig');
    expect(jump(deck, hidden).rest().seat('zarek').revealed).toBe('sympathizer');
    const play = jump(deck, hidden, { 'sympathizer-who-may-pass': 'any-cylon' });
    play.choose('zarek', 'yes').choose('zarek', 'tyrol').rest();
    expect(play.seat('tyrol').revealed).toBe('sympathizer');
    expect(play.seat('zarek').revealed).toBe('no');
  });

  test('a stranded character is not moved to the Brig', () => {
    const seats = { tigh: 'saul-tigh', boomer: 'sharon-valerii', zarek: 'tom-zarek', helo: 'karl-agathon' };
    const play = jump([...humans(4), 'sympathizer'], red, {}, seats).rest();
    expect(play.seat('helo').place).toEqual({ in: 'stranded' });
  });

  test('who was turned by it uses neither Cylon Fleet nor Super Crisis cards', () => {
    const play = (at: string) =>
      lay({
        cast,
        edit(b) {
          b.revealed('tigh', 'sympathizer');
          b.seat('tigh').revealed = 'sympathizer';
          b.titles('zarek', 'boomer');
          b.put('tigh', at);
        },
      });
    expect(play('cylon-fleet').options('tigh')).toEqual(['pass']);
    expect(play('caprica').choose('tigh', 'caprica').asked('tigh').prompt).toBe('crisis');
  });
});

describe('the end', () => {
  test('every player shares the result of his team; one Cylon card decides which that is', () => {
    const play = lay({
      cast,
      edit(b) {
        b.put('tigh', 'ftl-control');
        b.state.passed = ['sleeper', 'last-jump'];
        b.state.jumpTrack = 4;
        b.loyalty('zarek', 'not-a-cylon', 'cylon-brig');
        b.revealed('tyrol');
        b.titles('boomer', 'tigh');
      },
    });
    expect(winners(lib, play.state)).toEqual([]);
    play.choose('tigh', 'ftl-control').roll(8);
    expect(winners(lib, play.rest().state)).toEqual([0, 1]);
  });

  test('a resource at 0 that recovers within the turn loses nothing', () => {
    const end = (food: number) =>
      lay({
        cast,
        step: 'end',
        edit(b) {
          b.state.resources.food = food;
        },
      }).rest().state.over;
    expect(end(0)).toEqual({ winner: 'cylons', because: 'resource-zero' });
    expect(end(1)).toBeUndefined();
  });
});
