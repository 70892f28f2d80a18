/** A saved game with every position on the way to its end, so that any step of it can be taken back. */
import {
  apply,
  choicesOf,
  type Game,
  gameFrom,
  type Library,
  type Loaded,
  makeGame,
  parseSave,
  savedBooks,
} from '#engine/index.ts';
import type { Logged } from '#engine/model/choice.ts';
import { withHolder, withLuck } from './answer.ts';
import { unaskedIn } from './reactions/unasked.ts';
import type { AtTable } from './table.ts';

export type Company = Pick<AtTable, 'name' | 'save' | 'players' | 'windows' | 'standingAnswers' | 'dice'>;

export function replayed(
  libraries: (books: readonly string[]) => Library | undefined,
  save: string,
  company: Company,
): AtTable | undefined {
  const books = savedBooks(save);
  const lib = books && libraries(books);
  if (lib === undefined) return undefined;
  const loaded = parseSave(lib, save);
  if (loaded.ok === false || company.players.length !== loaded.game.state.seats.length) return undefined;
  return tableOf(loaded, company);
}

interface Extent {
  /** At most so many: what a save says besides, no game needs. */
  readonly choices?: number | undefined;
  /** What is to be drawn then is drawn at once; a die waits for whoever is to see it. */
  readonly draws?: boolean;
}

export function tableOf(
  { game: end }: Exclude<Loaded, { ok: false }>,
  company: Company,
  { choices = Number.POSITIVE_INFINITY, draws = false }: Extent = {},
): AtTable {
  const rest = choicesOf(end);
  let left = 0;
  /** Chance answers what it answered then. */
  const recall = () => String(rest[left++]?.choose);
  const begun = beginning(end, recall);
  const seated = (game: Game, events: AtTable['events'], earlier: AtTable | undefined): AtTable =>
    withHolder({ ...company, game, events, holder: undefined, earlier });
  let table = seated(begun.game, begun.events, undefined);
  let game = begun.game;
  for (let made = rest[left]; made !== undefined && left < choices; made = rest[left]) {
    left += 1;
    // What chance is asked belongs to the step that led to it, and so does what nobody need be asked.
    const joins = made.seat === 'chance' || isUnasked(table, made);
    const step = apply(game, answerOf(made), { recall });
    if (!step.ok) throw new Error(`What was replayed is refused: ${step.because}`);
    game = step.game;
    const events = joins ? [...table.events, ...step.events] : step.events;
    table = seated(game, events, joins ? table.earlier : table);
  }
  if (!draws) return table;
  const settled = withLuck({ game, events: [] }, company, true);
  return settled.game === game
    ? table
    : seated(settled.game, [...table.events, ...settled.events], table.earlier);
}

function isUnasked({ game, ...company }: AtTable, made: Logged): boolean {
  const isByHuman = made.seat !== 'chance' && company.players[made.seat] === 'human';
  if (!isByHuman || made.prompt !== 'reaction') return false;
  const unasked = unaskedIn(game, company);
  return unasked?.seat === made.seat && unasked.choose === made.choose;
}

const answerOf = ({ seat, choose }: Logged) => ({ seat, choose });

function beginning({ lib, origin, state }: Game, recall: () => string) {
  if (origin !== undefined) return gameFrom(lib, origin, { recall });
  const made = makeGame(lib, state.options, { recall });
  if (!made.ok) throw new Error(`What was replayed is refused: ${made.because}`);
  return made;
}
