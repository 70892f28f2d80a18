import { expect, test } from 'vitest';
import { Table } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import { newGame, nextChoice } from '../kit/games.ts';
import { gameOptions } from '../kit/options.ts';
import { uniform } from '../kit/players.ts';
import { random } from '../kit/random.ts';

test.each([7, 8, 9, 10])(
  'what has been told stays as it was told, whatever is chosen or discarded later (game %i)',
  seed => {
    const below = random(seed);
    const player = uniform(below);
    const table = new Table(newGame(gameOptions(4)), { passIdle: true });
    const told: { readonly event: GameEvent; readonly then: string }[] = [];
    while (!table.state.over) {
      const choice = nextChoice(table.state, below);
      table.play({ seat: choice.seat, choose: player(choice) });
      told.push(...table.run.events.map(event => ({ event, then: JSON.stringify(event) })));
    }
    expect(told.some(({ event }) => event.type === 'destinations-drawn')).toBe(true);
    for (const { event, then } of told) expect(JSON.stringify(event)).toBe(then);
  },
);
