import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openScenario } from '#features/sandbox/links/openLink.ts';
import { allPassed, answered } from '#features/sandbox/machine/answer.ts';
import { openGame } from '#features/sandbox/machine/openGame.ts';

/** A table at which the vipers of an attack card are placed, with an assault raptor in the Reserves. */
async function placing() {
  const text = readFileSync('content/scenarios/daybreak/assault-raptors/attack-card.yaml', 'utf8');
  const opened = await openScenario(text);
  if (!opened.ok || opened.kind !== 'position') throw new Error('The scenario cannot be read');
  const { scenario } = opened;
  const players = scenario.game.seats.map(() => 'human' as const);
  let { table } = await openGame({ from: 'scenario', scenario, line: 0, players }, async () => 'unknown');
  while (table?.game.state.pending[0]?.shape === 'react') table = allPassed(table);
  if (!table) throw new Error('There is no table');
  return table;
}

const shipsOf = ({ game }: Awaited<ReturnType<typeof placing>>) =>
  game.state.ships.filter(({ kind }) => kind === 'viper').map(({ at, craft = 'viper' }) => `${at} ${craft}`);

test('where nobody wants the assault raptor one word for the whole table is enough', async () => {
  const table = await placing();
  expect(table.game.state.pending[0]).toMatchObject({ prompt: 'craft', about: 'place', min: 0 });
  const after = allPassed(table);
  expect(after && shipsOf(after).toSorted()).toEqual(['bow viper', 'port-bow viper', 'port-stern viper']);
});

test('who wants it is asked which one it is', async () => {
  const after = answered(await placing(), 0, ['port-bow']);
  expect(after && shipsOf(after)).toContain('port-bow assault-raptor');
});
