import { describe, expect, test } from 'vitest';
import { sample, setUp } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import { layOut } from '#scenarios/layout/layOut.ts';
import { optionsFor } from '#scenarios/layout/options.ts';
import type { Scenario } from '#scenarios/notation/scenario.ts';
import { scenarioOf } from '#scenarios/record/scenarioOf.ts';
import { library } from '../kit/books.ts';
import { below, load, randomGame } from './kit.ts';

/** Every card and token there is, wherever it lies. */
function everyCard(state: State): string[] {
  const crisis = state.stack.flatMap(frame =>
    frame.own && frame.own.fate === 'discard' ? [frame.own.card] : [],
  );
  return [
    ...Object.values(state.piles).flatMap(pile => [
      ...pile.top.map(h => h.card),
      ...pile.bag,
      ...pile.bottom.map(h => h.card),
      ...pile.discard,
    ]),
    ...state.seats.flatMap(seat => [
      ...seat.hand,
      ...seat.attached,
      ...seat.shown,
      ...[...seat.loyalty, ...seat.superCrises].map(h => h.card),
    ]),
    ...state.quorumHand.map(h => h.card),
    ...state.ships.flatMap(ship => [...(ship.damage ?? []), ...(ship.cargo ? [ship.cargo.card] : [])]),
    ...state.destroyed.civilians,
    ...state.galacticaDamage,
    ...state.removed,
    ...state.aside,
    ...state.inPlay,
    ...state.travelled,
    ...crisis,
  ].sort();
}

function pieces(state: State): object {
  const vipers = state.ships.filter(s => s.kind === 'viper').length;
  return {
    vipers: vipers + state.reserves.vipers + state.damagedVipers + state.destroyed.vipers,
    raptors: state.reserves.raptors + state.destroyed.raptors,
  };
}

const laid = (text: string) => load(text).start;

test('whatever part of a position is left out, every card and piece is in exactly one place', () => {
  let checked = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const random = below(seed);
    for (const game of randomGame(seed, 3 + (seed % 4))) {
      if (game.state.pending[0]?.prompt !== 'movement') continue;
      const scenario = scenarioOf(game, 'test/parts');
      if (!scenario?.position || scenario.script) continue;
      const parts = Object.entries(scenario.position).filter(([key]) => key === 'turn' || random(3) > 0);
      const partial: Scenario = { ...scenario, position: Object.fromEntries(parts) };
      const result = layOut(library, partial);
      // A part may be impossible without another, such as a title without the place of its holder.
      if (!result.ok) continue;
      checked += 1;
      const fresh = setUp(library, optionsFor(partial), choice => sample(choice, () => 0));
      expect(everyCard(result.state)).toEqual(everyCard(fresh));
      expect(pieces(result.state)).toEqual(pieces(fresh));
    }
  }
  expect(checked).toBeGreaterThan(25);
});

describe('a position', () => {
  test('leaves what it does not mention as it was set up', () => {
    const state = laid('');
    expect(state.ships.map(s => `${s.at} ${s.kind}`)).toEqual([
      'bow basestar',
      'bow raider',
      'bow raider',
      'bow raider',
      'port-stern viper',
      'port-bow viper',
      'stern civilian',
      'stern civilian',
    ]);
    expect(state.resources).toEqual({ fuel: 8, food: 8, morale: 10, population: 12 });
    expect(state.seats.map(s => s.hand.length)).toEqual([0, 3, 3]);
    expect(state.piles.destiny.bag).toHaveLength(10);
  });

  test('that mentions space says all that is in it', () => {
    const state = laid('position: { space: { stern: { raiders: 2, civilians: 1 } } }');
    expect(state.ships.map(s => `${s.at} ${s.kind}`)).toEqual([
      'stern raider',
      'stern raider',
      'stern civilian',
    ]);
    expect(state.reserves.vipers).toBe(8);
  });

  test('takes named Destiny cards for others of their type', () => {
    const { destiny } = laid('position: { piles: { destiny: [repair/1, launch-scout/2] } }').piles;
    expect(destiny.top.map(h => h.card)).toEqual(['repair/1', 'launch-scout/2']);
    const skills = [...destiny.top.map(h => h.card), ...destiny.bag].map(
      card => library.faces.get(card)?.skill,
    );
    for (const skill of library.skills) expect(skills.filter(s => s === skill)).toHaveLength(2);
  });

  test('exchanges the Cylon card of the deck for the one it names', () => {
    const state = laid('position: { seats: { boomer: { loyalty: [cylon-damage, not-a-cylon] } } }');
    const dealt = [...state.seats.flatMap(s => s.loyalty.map(h => h.card)), ...state.piles.loyalty.bag];
    expect(dealt.filter(card => card.startsWith('cylon-'))).toEqual(['cylon-damage']);
    expect(state.aside).not.toContain('cylon-damage');
  });

  test('lays the card that revealed a Cylon face up', () => {
    const [, , boomer] = laid(
      'position: { seats: { boomer: { loyalty: [not-a-cylon, cylon-brig], revealed: true } } }',
    ).seats;
    expect(boomer).toMatchObject({
      revealed: 'cylon',
      shown: ['cylon-brig'],
      place: { in: 'location', location: 'resurrection-ship' },
    });
    expect(boomer?.loyalty.map(h => h.card)).toEqual(['not-a-cylon']);
  });

  test('counts thresholds the fleet has passed', () => {
    const far = laid('position: { travelled: [desolate-moon, icy-moon] }');
    expect(far.passed).toEqual(['sleeper']);
    expect(laid('position: { travelled: [icy-moon] }').passed).toEqual([]);
  });

  test('knows how many turns everybody has had', () => {
    expect(
      laid('position: { turn: { number: 5, active: zarek, step: action } }').seats.map(s => s.turns),
    ).toEqual([2, 2, 1]);
    expect(laid('position: { turn: { number: 4, active: tigh } }').seats.map(s => s.turns)).toEqual([
      1, 1, 1,
    ]);
  });

  test('remembers who has seen what', () => {
    const state = laid(`
position:
  piles: { crisis: [thirty-three] }
  space: { stern: { civilians: [civilian-empty, civilian-population-2] } }
  seats: { tigh: { knows: [piles.crisis, zarek.loyalty, space.stern.civilian-empty] } }`);
    expect(state.piles.crisis.top).toEqual([{ card: 'thirty-three', seen: 1 }]);
    expect(state.seats[1]?.loyalty.map(h => h.seen)).toEqual([3]);
    expect(state.ships.map(s => s.cargo?.seen)).toEqual([1, 0]);
  });

  test('can run a pile dry: what is nowhere else is discarded', () => {
    const { politics } = laid('position: { shuffled: { politics: [] } }').piles;
    expect(politics.bag).toEqual([]);
    expect(politics.discard.length).toBeGreaterThan(10);
  });
});
