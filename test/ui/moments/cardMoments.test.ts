/** Every card can be played at once: its position is a possible one, and within a turn the card matters. */
import { expect, test } from 'vitest';
import { readShared } from '#features/sandbox/links/readShared.ts';
import { openGame } from '#features/sandbox/machine/openGame.ts';
import { momentOfCard } from '#ui/moments/cardMoment.ts';
import { catalogue } from '#ui/parts/catalogue.ts';
import { wordsOf } from './mattering.ts';
import { mattersWithinATurn } from './playing.ts';

/** Dealt at full tables only, and no different from the one of the base game. */
const without = ['loyalty/not-a-cylon-pegasus', 'loyalty/not-a-cylon-daybreak'];

const cards = catalogue.map(entry => `${entry.kind}/${entry.id}`);

test('only what has no moment of its own is left out', async () => {
  const found = await Promise.all(catalogue.map(momentOfCard));
  expect(cards.filter((_, at) => found[at] === undefined)).toEqual(without);
});

test.each(catalogue.filter(({ kind, id }) => !without.includes(`${kind}/${id}`)))(
  '$kind/$id opens where it is about to matter',
  async ({ kind, id }) => {
    const scenario = await momentOfCard({ kind, id });
    const read = await readShared(JSON.stringify(scenario, undefined, 1));
    expect(read.ok ? [] : read.problems.map(({ message }) => message)).toEqual([]);
    const { table } = await openGame({ from: 'card', kind, id }, async () => 'unknown');
    if (scenario === undefined || table === undefined) throw new Error('There is no game in it.');
    expect(table.players.map(player => player === 'human')).toEqual(
      scenario.game.seats.map((_, seat) => seat === 0),
    );
    expect(mattersWithinATurn(table, wordsOf(table.game.lib, kind, id), scenario)).toBe(true);
  },
);

test('what is no card is no opening', async () => {
  for (const [kind, id] of [
    ['crisis', 'no-such-card'],
    ['constructor', 'name'],
    ['skill', '__proto__'],
    ['', ''],
  ] as const)
    expect((await openGame({ from: 'card', kind, id }, async () => 'unknown')).opened).toEqual({
      ok: false,
      because: { fault: 'unknown-preset' },
    });
});
