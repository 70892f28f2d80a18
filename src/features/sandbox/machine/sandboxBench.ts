/** The whole game as a bench: choices of the engine are its moves, whoever makes them. */
import * as v from 'valibot';
import { type Library, makeSave, standing, unsaid } from '#engine/index.ts';
import type { Answer, Choice, SomeOf } from '#engine/model/choice.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import type { Bench } from '#ui/bench/bench.ts';
import { type Player, type WindowHabit, windowHabits } from '#ui/table/opening.ts';
import { allPassed, answered, rolled, taken, withHolder, withoutNeedless } from './answer.ts';
import {
  inForce,
  makeStandingAnswers,
  parseStandingAnswers,
  type StandingAnswer,
  withStandingAnswer,
} from './reactions/standingAnswers.ts';
import { replayed } from './replayed.ts';
import {
  type AtTable,
  askedOfBots,
  askedOfHumans,
  door,
  humansAt,
  isAtTable,
  type SandboxState,
  stageOf,
  stages,
} from './table.ts';

export type SandboxMove =
  /** A game is opened. */
  | { readonly type: 'sit'; readonly table: AtTable }
  /** `thisAlone`: of a roll that is let pass, not those like it. */
  | {
      readonly type: 'choose';
      readonly seat: Seat;
      readonly choose: Answer;
      readonly thisAlone?: boolean;
    }
  /** The curtain is lifted for a seat; nobody has anything to add. */
  | { readonly type: 'take'; readonly seat: Seat }
  | { readonly type: 'nobody' }
  | { readonly type: 'roll' }
  /** A seat changes hands. */
  | { readonly type: 'hand'; readonly seat: Seat; readonly to: Player }
  | { readonly type: 'windows'; readonly to: WindowHabit }
  /** What a player says about a reaction once and for all, or for a while. */
  | { readonly type: 'react'; readonly answer: StandingAnswer };

/** The library of these books, where they are at hand. */
export type Libraries = (books: readonly string[]) => Library | undefined;

export function sandboxBench(
  libraries: Libraries,
  games: readonly AtTable[] = [],
): Bench<SandboxState, SandboxMove> {
  return {
    name: 'sandbox',
    start: door,
    stages,
    stageOf,
    steps: state => (isAtTable(state) ? stepsAt(state) : []),
    settings: state => [
      ...games.map(table => ({ type: 'sit', table }) as const),
      ...(isAtTable(state) ? settingsAt(state) : []),
    ],
    answer: (state, move) =>
      move.type === 'sit' ? move.table : isAtTable(state) ? moved(state, move) : undefined,
    before: state => (isAtTable(state) ? state.earlier : undefined),
    make: state => (isAtTable(state) ? makeTable(state) : ''),
    parse: text => (text === '' ? door : parseTable(libraries, text)),
  };
}

function moved(table: AtTable, move: Exclude<SandboxMove, { type: 'sit' }>): AtTable | undefined {
  switch (move.type) {
    case 'choose':
      return stageOf(table) === 'curtain'
        ? undefined
        : answered(table, move.seat, move.choose, move.thisAlone);
    case 'take':
      return stageOf(table) === 'curtain' ? taken(table, move.seat) : undefined;
    case 'nobody':
      return stageOf(table) === 'curtain' ? allPassed(table) : undefined;
    case 'roll':
      return rolled(table);
    case 'hand':
      return table.players[move.seat] === undefined || table.players[move.seat] === move.to
        ? undefined
        : withHolder({
            ...table,
            holder: undefined,
            players: table.players.map((player, seat) => (seat === move.seat ? move.to : player)),
          });
    case 'windows':
      return { ...table, windows: move.to };
    case 'react':
      return withAnswer(table, move.answer);
  }
}

/** What is asked now may be answered by it. */
function withAnswer(table: AtTable, answer: StandingAnswer): AtTable {
  const standingAnswers = withStandingAnswer(inForce(table.standingAnswers, table.game.state), answer);
  const said = { ...table, standingAnswers };
  const step = withoutNeedless({ game: table.game, events: [] }, said);
  return step.game === table.game ? said : { ...withHolder({ ...said, ...step }), earlier: table };
}

function stepsAt(table: AtTable): readonly SandboxMove[] {
  switch (stageOf(table)) {
    case 'rolling':
      return [{ type: 'roll' }];
    case 'curtain': {
      const asked = askedOfHumans(table);
      const lifts = asked.flatMap(({ seat }) => (seat === 'chance' ? [] : [{ type: 'take', seat } as const]));
      return asked.every(choice => unsaid(choice) !== undefined) ? [...lifts, { type: 'nobody' }] : lifts;
    }
    case 'asking':
      return [
        ...askedOfHumans(table).filter(({ seat }) => seat === table.holder),
        ...standing(table.game).filter(({ seat }) => seat === table.holder),
      ].flatMap(answersTo);
    case 'thinking':
    case 'watching': {
      const asked = askedOfBots(table);
      return asked ? answersTo(asked) : [];
    }
    case 'door':
    case 'over':
      return [];
  }
}

function settingsAt({ players, windows }: AtTable): readonly SandboxMove[] {
  return [
    ...players.map(
      (player, seat) => ({ type: 'hand', seat, to: player === 'bot' ? 'human' : 'bot' }) as const,
    ),
    ...windowHabits.filter(habit => habit !== windows).map(to => ({ type: 'windows', to }) as const),
  ];
}

/** Answers that would be taken; of those to pick several, one as small and one as large as may be. */
function answersTo(choice: Choice): readonly SandboxMove[] {
  const { seat } = choice;
  if (seat === 'chance') return [];
  return wordsFor(choice).map(choose => ({ type: 'choose', seat, choose }) as const);
}

function wordsFor(choice: Choice): readonly Answer[] {
  switch (choice.shape) {
    case 'one':
      return choice.options.map(({ id }) => id);
    case 'react':
      return [...choice.options.map(({ id }) => id), 'pass'];
    case 'yes-no':
      return ['yes', 'no'];
    case 'some':
      return someOf(choice);
  }
}

function someOf({ options, min, max }: SomeOf): readonly Answer[] {
  const all = options.flatMap(({ id, count = 1 }) => Array.from({ length: count }, () => id));
  return min === max ? [all.slice(0, min)] : [all.slice(0, min), all.slice(0, max)];
}

/** What leads to the table again. */
type Kept = 'name' | 'players' | 'windows' | 'standingAnswers' | 'dice' | 'game' | 'holder';

/** Everything but the steps of the device. */
function makeTable({ name, players, windows, standingAnswers, dice, game, holder }: AtTable): string {
  const several = humansAt({ players }).length > 1;
  return JSON.stringify({
    name,
    players,
    windows,
    standingAnswers: makeStandingAnswers(standingAnswers),
    dice,
    holder: several ? holder : undefined,
    save: makeSave(game),
  });
}

/** As many as sit at any table. */
const mostSeats = 12;

const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostSeats));

const written = v.object({
  name: v.pipe(v.string(), v.maxLength(200)),
  players: v.pipe(v.array(v.picklist(['human', 'bot'])), v.maxLength(mostSeats)),
  windows: v.picklist(windowHabits),
  standingAnswers: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(120))),
    v.maxLength(200),
    v.transform((written): AtTable['standingAnswers'] => parseStandingAnswers(written)),
  ),
  dice: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8))), v.maxLength(1000)),
  holder: v.optional(seatNumber),
  save: v.string(),
} satisfies { readonly [field in Exclude<Kept, 'game'>]: v.GenericSchema<unknown, AtTable[field]> } & {
  readonly save: v.GenericSchema;
});

function parseTable(libraries: Libraries, text: string): AtTable | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), written), text);
  if (!read.success) return undefined;
  const { holder, save, ...rest } = read.output;
  const table = replayed(libraries, save, rest);
  if (table === undefined) return undefined;
  return holder === undefined ? table : (taken(table, holder) ?? table);
}
