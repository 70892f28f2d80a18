/** From an opening to a table, or why there is none. */

import { libraryOf } from '#books/libraries.ts';
import {
  type Game,
  gameFrom,
  type Library,
  makeGame,
  type NotLoaded,
  parseSave,
  savedBooks,
} from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import type { Scenario } from '#scenarios/index.ts';
import { firstObjective } from '#ui/table/firstObjective.ts';
import type { FetchOnSite, OpenBench } from '#ui/table/onSite.ts';
import type { KeptAs, Opening, Player, WindowHabit } from '#ui/table/opening.ts';
import { withHolder, withLuck } from './answer.ts';
import { parseStandingAnswers } from './reactions/standingAnswers.ts';
import { tableOf } from './replayed.ts';
import type { Opened, OpeningFault } from './session.ts';
import type { AtTable } from './table.ts';

export type Outcome =
  | { readonly opened: Exclude<Opened, { ok: false }>; readonly table: AtTable }
  | { readonly opened: Extract<Opened, { ok: false }>; readonly table?: undefined };

let opened = 0;

export async function openGame(
  opening: Opening,
  fetchOnSite: FetchOnSite,
  openBench?: OpenBench,
): Promise<Outcome> {
  switch (opening.from) {
    case 'options': {
      const lib = await libraryOf(opening.options.books);
      const options = { objective: firstObjective(lib), ...opening.options };
      const made = makeGame(lib, options, { passIdle: passesIdle(opening) });
      if (!made.ok) return refused({ fault: 'bad-options', because: made.because });
      return begun(opening, made);
    }
    case 'save':
      return fromSave(opening, opening.text, opening.at, opening.kept);
    case 'position':
      return fromState(opening, await libraryOf(opening.state.options.books), opening.state);
    case 'scenario':
      return fromScenario(opening, opening.scenario, opening.line);
    case 'bench': {
      const stood = (await openBench?.(opening.text, fetchOnSite)) ?? 'unknown';
      if (stood === 'unknown' || stood === 'unreachable') return refused(notFound(stood));
      if (stood.as === 'game') return fromGame(opening, stood.game);
      if (stood.as === 'scenario') return fromScenario(opening, stood.scenario);
      const { from: _, text: __, ...company } = opening;
      return openGame({ ...company, ...stood.opening }, fetchOnSite);
    }
    case 'card': {
      const { momentOfCard } = await import('#ui/moments/cardMoment.ts');
      const scenario = await momentOfCard(opening);
      if (scenario === undefined) return refused({ fault: 'unknown-preset' });
      // It is the first player who has to do with the card, whoever is asked before.
      const players = scenario.game.seats.map((_, seat) => (seat === 0 ? 'human' : 'bot'));
      return fromScenario({ players, ...opening }, scenario);
    }
    case 'preset':
    case 'scenario-of-site': {
      const found = await fetchOnSite(opening.from === 'preset' ? 'preset' : 'scenario', opening.id);
      if (found === 'unknown' || found === 'unreachable') return refused(notFound(found));
      const at = found.lines?.[(opening.from === 'preset' ? undefined : opening.line) ?? 0];
      const players = opening.players ?? found.players;
      return fromSave({ ...opening, ...(players ? { players } : {}) }, found.save, at);
    }
  }
}

const windowsOf = ({ windows = 'able' }: Opening): WindowHabit => windows;
const saidIn = ({ reactions = [] }: Opening) => parseStandingAnswers(reactions);
const passesIdle = (opening: Opening): boolean => windowsOf(opening) === 'able';

const notFound = (because: 'unknown' | 'unreachable'): OpeningFault => ({
  fault: because === 'unknown' ? 'unknown-preset' : because,
});

const refused = (because: OpeningFault): Outcome => ({ opened: { ok: false, because } });

/** One human, in the seat that is asked first, or in the first. */
function seatedBy({ players }: Opening, { seats, pending }: State): readonly Player[] {
  if (players?.length === seats.length) return players;
  const first = pending.find(({ seat }) => seat !== 'chance')?.seat ?? 0;
  return seats.map((_, seat) => (seat === first ? 'human' : 'bot'));
}

function begun(
  opening: Opening,
  made: Parameters<typeof withLuck>[0],
  dice: readonly number[] = [],
): Outcome {
  const company = { windows: windowsOf(opening), standingAnswers: saidIn(opening), dice };
  const { game, events } = withLuck(made, company);
  const players = seatedBy(opening, game.state);
  const table = { ...company, name: newName(), players, game, events, holder: undefined, earlier: undefined };
  return { opened: { ok: true }, table: withHolder(table) };
}

const newName = (): string => `${++opened}`;

async function fromSave(opening: Opening, text: string, at?: number, kept?: KeptAs): Promise<Outcome> {
  const books = savedBooks(text);
  const lib = await libraryOf(books ?? []);
  const loaded = parseSave(lib, text);
  if (loaded.ok === false) return refused({ fault: 'bad-save', loaded: loaded satisfies NotLoaded });
  const players = seatedBy(opening, loaded.game.state);
  const save = { kept, isWhole: loaded.ok === true };
  const company = {
    name: newName(),
    save,
    players,
    windows: windowsOf(opening),
    standingAnswers: saidIn(opening),
    dice: [],
  };
  const table = tableOf(loaded, company, { choices: at, draws: true });
  return loaded.ok === 'partly'
    ? { opened: { ok: 'partly', differs: loaded.differs }, table }
    : { opened: { ok: true }, table };
}

function fromState(opening: Opening, lib: Library, state: State, dice?: readonly number[]): Outcome {
  try {
    return begun(opening, gameFrom(lib, state, { passIdle: passesIdle(opening) }), dice);
  } catch {
    // Made up by hand or damaged: the engine cannot go on from it.
    return refused({ fault: 'bad-position' });
  }
}

/** Scenarios of the site come played already; one in its notation is laid out and played here. */
async function fromScenario(opening: Opening, scenario: Scenario, line = 0): Promise<Outcome> {
  const [{ playedUpTo }, lib] = await Promise.all([import('./playedUpTo.ts'), libraryOf(scenario.books)]);
  const game = playedUpTo(lib, scenario, line);
  if (game === undefined) return refused({ fault: 'bad-scenario' });
  return fromGame(opening, game, { dice: scenario.position?.dice ?? [], draws: true });
}

/** A game that was played elsewhere, up to here. */
function fromGame(
  opening: Opening,
  game: Game,
  { dice = [], draws = false }: { readonly dice?: readonly number[]; readonly draws?: boolean } = {},
): Outcome {
  const players = seatedBy(opening, game.state);
  const company = {
    name: newName(),
    players,
    windows: windowsOf(opening),
    standingAnswers: saidIn(opening),
    dice,
  };
  return { opened: { ok: true }, table: tableOf({ ok: true, game, changed: [] }, company, { draws }) };
}
