/** Random games of all books, each held to one of the properties that the fuzz tests hold games to. */
import { forkFor, viewFor } from '#engine/index.ts';
import { endIsFinal, offeredApplies, restIsRefused } from '../../test/fuzz/answers.ts';
import { staysComplete } from '../../test/fuzz/box.ts';
import { askedIsSeeded } from '../../test/fuzz/chance.ts';
import { forkIsPossible, recordsAreTrue } from '../../test/fuzz/forks.ts';
import { keepsSecrets, newAim, secrets } from '../../test/fuzz/hiding.ts';
import { forkLeavesOrigin, saveReturns, twinAgrees } from '../../test/fuzz/twin.ts';
import { inCase } from '../../test/kit/cases.ts';
import { moments, startOf } from '../../test/kit/games.ts';
import { mustEqual } from '../../test/kit/json.ts';
import { type Below, pick } from '../../test/kit/random.ts';
import type { Subject } from './subject.ts';
import { someTable, type Table, tableText } from './tables.ts';

/** Whoever may not know it sees no difference when everything hidden is dealt anew; for every seat. */
function viewsHide(table: Table, below: Below): number {
  return inCase(table, (_, player) => {
    let looked = 0;
    for (const { game } of moments(startOf(table), player, below)) {
      if (below(15) > 0) continue;
      for (const seat of game.state.seats.keys()) {
        const dealtAnew = forkFor(game, seat, below(1_000_000));
        mustEqual(viewFor(dealtAnew, seat), viewFor(game, seat), `What seat ${seat} sees, and in its fork`);
        looked += 1;
      }
    }
    return looked;
  });
}

/** Some know the base game only: they exchange its cards, or know from its facts what has been shown. */
const ofBase: ReadonlySet<string> = new Set(['secrets kept', 'records true']);

const properties = {
  'no dead end, all offers apply': table => offeredApplies(table, {}, 12),
  'all else refused': table => restIsRefused(table, 40),
  'the end is final': endIsFinal,
  'the box complete': table => staysComplete(table),
  'the twin agrees': twinAgrees,
  'saves return': table => saveReturns(table),
  'asked luck as seeded': askedIsSeeded,
  'forks leave the game': forkLeavesOrigin,
  'forks are possible': table => forkIsPossible(table, 40),
  'views hide': viewsHide,
  'records true': recordsAreTrue,
  'secrets kept': (table, below) => keepsSecrets(table, newAim([pick(below, secrets) ?? 'hand'], 3, 50)),
} as const satisfies { readonly [property: string]: (table: Table, below: Below) => unknown };

type Property = keyof typeof properties;
const names = Object.keys(properties) as Property[];

export const games: Subject = {
  name: 'games',
  unit: 'games',
  share: 8,
  async attempt({ seed, below, note }) {
    const table = await someTable(seed, below);
    const isBase = table.lib.books.length === 1;
    const property = pick(
      below,
      names.filter(name => isBase || !ofBase.has(name)),
    );
    note(tableText(table));
    note(`property: ${property}`);
    if (property === undefined) throw new Error('There is no property');
    properties[property](table, below);
    return property;
  },
};
