/** What a bot is told when it is asked at a table. */
import { type Conduct, remembered } from '#bots/conduct/conduct.ts';
import { type Game, viewFor } from '#engine/index.ts';
import type { Choice } from '#engine/model/choice.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import type { AtTable } from '#machines/sandbox/table.ts';
import type { Asked } from './messages.ts';

export function askedOf(table: AtTable, seat: Seat, choice: Choice): Asked {
  const { game } = table;
  return { view: viewFor(game, seat), conduct: conductOf(table), choice, seed: seedOf(game, seat) };
}

const known = new WeakMap<AtTable, Conduct>();

/** What has happened up to this table, as everybody remembers it. A step that was taken back has not happened. */
function conductOf(table: AtTable): Conduct {
  const steps: AtTable[] = [];
  let at: AtTable | undefined = table;
  while (at !== undefined && !known.has(at)) {
    steps.push(at);
    at = at.earlier;
  }
  let conduct = (at && known.get(at)) ?? [];
  for (const step of steps.reverse()) {
    const added = remembered(step.events);
    if (added.length > 0) conduct = [...conduct, ...added];
    known.set(step, conduct);
  }
  return conduct;
}

/** The same position gives the same answer, so that a step can be taken back and made again. */
const seedOf = ({ state, log }: Game, seat: Seat): number =>
  Math.imul(state.options.seed + 31 * (log?.length ?? 0), 0x9e3779b1) ^ seat;
