/** What a bot is told when it is asked at a table. */
import { perTable } from '#books/perTable.ts';
import { load, onTable } from '#books/registry.ts';
import { type Conduct, eventsRemembered, remembered } from '#bots/conduct/conduct.ts';
import { type Game, viewFor } from '#engine/index.ts';
import type { Choice } from '#engine/model/choice.ts';
import type { EventType } from '#engine/model/event.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import type { AtTable } from '../machine/table.ts';
import { Unreached } from './brains.ts';
import type { Asked } from './messages.ts';

export async function askedOf(table: AtTable, seat: Seat, choice: Choice): Promise<Asked> {
  const { game } = table;
  const conduct = conductOf(table, await kindsRemembered(game.lib.books));
  return { view: viewFor(game, seat), conduct, choice, seed: seedOf(game, seat) };
}

/** Kinds of events that everybody remembers in games with these books. */
const kindsRemembered = perTable(async named => {
  try {
    return eventsRemembered(await load('conduct', onTable(named)));
  } catch (cause) {
    throw new Unreached('What bots remember could not be fetched.', { cause });
  }
});

const known = new WeakMap<AtTable, Conduct>();

/** What has happened up to this table, as everybody remembers it. A step that was taken back has not happened. */
function conductOf(table: AtTable, kinds: ReadonlySet<EventType>): Conduct {
  const steps: AtTable[] = [];
  let at: AtTable | undefined = table;
  while (at !== undefined && !known.has(at)) {
    steps.push(at);
    at = at.earlier;
  }
  let conduct = (at && known.get(at)) ?? [];
  for (const step of steps.reverse()) {
    const added = remembered(step.events, kinds);
    if (added.length > 0) conduct = [...conduct, ...added];
    known.set(step, conduct);
  }
  return conduct;
}

/** The same position gives the same answer, so that a step can be taken back and made again. */
const seedOf = ({ state, log }: Game, seat: Seat): number =>
  Math.imul(state.options.seed + 31 * (log?.length ?? 0), 0x9e3779b1) ^ seat;
