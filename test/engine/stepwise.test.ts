import { expect, test } from 'vitest';
import { applyStepwise, isOver, pending } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import { cases, inCase } from '../kit/cases.ts';
import { newGame, nextChoice, step } from '../kit/games.ts';
import { gameOptions } from '../kit/options.ts';

test.each(cases(4, 500))('seen line by line a game is the same game: $seats seats, seed $seed', c => {
  inCase(c, (below, player) => {
    let game = newGame(gameOptions(c.seats, { seed: c.seed }));
    let most = 0;
    const kept: [State, string][] = [];
    while (!isOver(game)) {
      const choice = nextChoice(game.state, below);
      const made = { seat: choice.seat, choose: player(choice) };
      const whole = step(game, made);
      const lines = applyStepwise(game, made);
      if (!lines.ok) throw new Error(lines.because);
      expect(lines.moments.flatMap(({ events }) => events)).toEqual(whole.events);
      expect(lines.game.state).toEqual(whole.game.state);
      expect(lines.moments.every(({ events }) => events.length > 0)).toBe(true);
      for (const { state } of lines.moments) kept.push([state, JSON.stringify(state)]);
      most = Math.max(most, lines.moments.length);
      game = whole.game;
    }
    expect(most).toBeGreaterThan(3);
    for (const [state, before] of kept) expect(JSON.stringify(state)).toBe(before);
  });
});

test('what is refused has no moments', () => {
  const game = newGame(gameOptions(3));
  const [choice] = pending(game);
  const refused = applyStepwise(game, { seat: choice?.seat ?? 0, choose: 'no-such-thing' });
  expect(refused).toEqual({ ok: false, because: 'no-such-option' });
});
