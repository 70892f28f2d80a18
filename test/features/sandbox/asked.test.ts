import { expect, test } from 'vitest';
import { remembered } from '#bots/conduct/conduct.ts';
import { apply, pending, sample } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import { askedOf } from '#features/sandbox/brains/asked.ts';
import { openGame } from '#features/sandbox/machine/openGame.ts';
import type { AtTable } from '#features/sandbox/machine/table.ts';
import { knowledge, rememberedIn } from '../../kit/books.ts';
import { gameOptions } from '../../kit/options.ts';

/** The table after one more answer. */
function after(table: AtTable): AtTable {
  const [choice] = pending(table.game);
  if (choice === undefined) throw new Error('Nobody is asked.');
  const step = apply(table.game, { seat: choice.seat, choose: sample(choice, () => 0) }, { passIdle: true });
  if (!step.ok) throw new Error(`Refused: ${step.because}`);
  return { ...table, game: step.game, events: step.events, earlier: table };
}

test('a bot is told what has happened at the table so far, and nothing that was taken back', async () => {
  const { table: begun } = await openGame({ from: 'options', options: gameOptions(4, { seed: 3 }) }, () =>
    Promise.resolve('unknown'),
  );
  if (begun === undefined) throw new Error('There is no game in it.');
  const tables = [begun];
  for (let i = 0; i < 60; i++) tables.push(after(tables.at(-1) ?? begun));
  const last = tables.at(-1) ?? begun;
  const [choice] = pending(last.game);
  if (choice === undefined) throw new Error('Nobody is asked.');
  const told = async (table: AtTable) => (await askedOf(table, 0, choice)).conduct;
  const happened = (events: readonly GameEvent[]) => remembered(events, rememberedIn(knowledge));
  expect(await told(last)).toEqual(tables.flatMap(({ events }) => happened(events)));
  expect((await told(last)).length).toBeGreaterThan(10);
  const earlier = tables[30] ?? begun;
  expect(await told({ ...earlier })).toEqual(tables.slice(0, 31).flatMap(({ events }) => happened(events)));
});
