import { expect, test } from 'vitest';
import { fleetBenches } from '../../../src/components/benches/fleetBenches.ts';
import { viewFor } from '../../../src/engine/index.ts';
import { makeFleet } from '../../../src/machines/fleet/makeFleet.ts';
import { openGame } from '../../../src/machines/sandbox/openGame.ts';
import { turnSteps } from '../../../src/machines/turn/situations.ts';
import { situations } from '../../../src/machines/turnBench.ts';
import { openingIn } from '../../../src/widgets/sandbox/openingIn.ts';

async function openedBy(hash: string) {
  const opening = openingIn(hash);
  if (opening === undefined) throw new Error('It names nothing.');
  return openGame(opening, async () => 'unknown');
}

test.each(['raiders', 'boarding'] as const)('the ships of the %s bench stand in the sandbox', async name => {
  const { fleet } = fleetBenches[name].start;
  const { table } = await openedBy(`#bench=fleet.${makeFleet(fleet)}`);
  if (table === undefined) throw new Error('There is no game in it.');
  const { ships, centurions } = viewFor(table.game, 'table');
  const all = Object.values(fleet.space).reduce(
    (sum, squad) => sum + Object.values(squad).reduce((n, one) => n + one, 0),
    0,
  );
  expect(ships).toHaveLength(all);
  expect(centurions).toEqual(fleet.centurions);
});

test.each(situations.flatMap(situation => turnSteps.map(step => [situation, step] as const)))(
  'the turn bench is taken along: %s, %s',
  async (situation, step) => {
    const { opened, table } = await openedBy(`#bench=turn.${situation}.${step}`);
    expect(opened).toEqual({ ok: true });
    expect(viewFor(table?.game ?? never(), 'table').turn?.seat).toBe(0);
  },
);

test.each(['#bench=', '#bench=fleet.x.y', '#bench=turn.nowhere', '#bench=__proto__.x'])(
  '%s opens nothing',
  async hash => {
    expect((await openedBy(hash)).opened).toEqual({ ok: false, because: { fault: 'unknown-preset' } });
  },
);

function never(): never {
  throw new Error('There is no game in it.');
}
