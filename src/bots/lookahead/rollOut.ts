/** A position played on to the end of what is going on, with its hidden cards dealt anew: one way it may come out. */
import { type Drive, forkFor, type Game, isOver, refusal, sample, Table, viewOf } from '#engine/index.ts';
import type { Choice, Made } from '#engine/model/choice.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { State } from '#engine/model/state.ts';
import { type Resource, resources, type Seat, type Side } from '#engine/model/vocabulary.ts';
import { nearest } from '#engine/run/find.ts';
import type { Position } from '#engine/run/run.ts';
import { type Dice, diceOf } from '../dice.ts';
import type { Knowledge } from '../knowledge.ts';
import { reasonable } from '../reasonable.ts';

export interface RolledOut {
  readonly check: 'pass' | 'partial' | 'fail' | undefined;
  /** What the fleet has more or less of. */
  readonly resources: { readonly [resource in Resource]: number };
  readonly civilians: number;
  /** Vipers damaged or destroyed, and damage of Galactica. */
  readonly vipers: number;
  readonly damage: number;
  /** Cylon ships destroyed. */
  readonly kills: number;
  /** Cylon ships that have come. */
  readonly arrivals: number;
  readonly jumpTrack: number;
  readonly boarded: number;
  readonly jumped: boolean;
  /** The first die. */
  readonly die: number | undefined;
  readonly over: Side | undefined;
}

/** More than any step of a game has needed. */
const longest = 400;

/** What the seat may not know is dealt anew; `made` is what it thinks of answering. */
export function rollOut(
  knowledge: Knowledge,
  game: Game,
  seat: Seat,
  made: Made | undefined,
  seed: number,
): RolledOut | undefined {
  const fork = seeded(forkFor(game, seat, seed));
  const { state } = fork;
  if (made !== undefined && refusal(state, made) !== undefined) return undefined;
  const { jumpTrack } = state;
  const start = { ...state.resources };
  const events: GameEvent[] = [];
  const table = new Table(fork, { passIdle: true, isFarEnough: endOf(fork, events) });
  const play = (answer: Made) => {
    table.play(answer);
    events.push(...table.run.events);
  };
  if (made !== undefined) play(made);
  const dice = diceOf(~seed);
  for (let i = 0; i < longest && table.state.over === undefined; i++) {
    const [choice] = table.state.pending;
    if (choice === undefined) break;
    play(answerOf(knowledge, table.state, choice, dice));
  }
  return outcome({ resources: start, jumpTrack }, table.state, events);
}

/**
 * Chance answers by itself: to be asked for each die and draw takes three times as long, and nobody is there to ask.
 * Where it has been asked already, it stays so, for what it has answered counts.
 */
function seeded({ lib, state }: Position): Position {
  if (state.luck.length > 0 || state.pending.some(({ seat }) => seat === 'chance')) return { lib, state };
  return { lib, state: { ...state, options: { ...state.options, chance: 'seeded' } } };
}

/** What goes on is over: the check, where there is one, or the step of the turn. `told` has the events of answers before. */
function endOf({ lib, state: begun }: Position, told: readonly GameEvent[]): Drive['isFarEnough'] {
  const turn = nearest({ lib, state: begun }, 'turn');
  const [number, step] = [turn?.number, turn?.step];
  const hasCheck = nearest({ lib, state: begun }, 'check') !== undefined;
  const isDecided = (events: readonly GameEvent[]) => events.some(({ type }) => type === 'check-decided');
  return (state, events) => {
    const now = nearest({ lib, state }, 'turn');
    if (now?.number !== number || now?.step !== step) return true;
    if (!hasCheck || nearest({ lib, state }, 'check') !== undefined) return false;
    return isDecided(events) || isDecided(told);
  };
}

function answerOf(knowledge: Knowledge, state: State, choice: Choice, dice: Dice): Made {
  const { seat } = choice;
  if (seat === 'chance') return { seat, choose: sample(choice, dice) };
  const choose = reasonable(knowledge, viewOf(knowledge.lib, state, seat), choice, dice(0x7fffffff));
  return { seat, choose };
}

type Before = Pick<State, 'resources' | 'jumpTrack'>;

function outcome(before: Before, after: State, events: readonly GameEvent[]): RolledOut {
  const count = (is: (event: GameEvent) => boolean) => events.filter(is).length;
  const decided = events.findLast(event => event.type === 'check-decided');
  const rolled = events.find(event => event.type === 'rolled');
  const changed = {} as Record<Resource, number>;
  for (const resource of resources)
    changed[resource] = after.resources[resource] - before.resources[resource];
  const jumped = events.some(({ type }) => type === 'jumped');
  const isCylon = (ship: string) => ship === 'raider' || ship === 'heavy-raider' || ship === 'basestar';
  return {
    check: decided?.result,
    resources: changed,
    civilians: count(event => event.type === 'ship-destroyed' && event.ship === 'civilian'),
    vipers: count(
      event =>
        (event.type === 'ship-destroyed' && event.ship === 'viper') ||
        (event.type === 'ship-damaged' && event.ship === 'viper'),
    ),
    damage: count(event => event.type === 'galactica-damaged'),
    kills: count(event => event.type === 'ship-destroyed' && isCylon(event.ship)),
    arrivals: count(event => event.type === 'ship-placed' && isCylon(event.ship)),
    // A jump takes the marker back to the start, which is no step of it.
    jumpTrack: jumped ? 0 : after.jumpTrack - before.jumpTrack,
    boarded: count(event => event.type === 'boarded' || event.type === 'centurion-advanced'),
    jumped,
    die: rolled?.face,
    over: after.over?.winner,
  };
}

/** Who wins when bots play a position to its end, all cards lying as they do; only for what is no secret any more. */
export function winnerOf(knowledge: Knowledge, game: Game, seed: number): Side | undefined {
  const dice = diceOf(seed);
  const table = new Table({ ...game, state: { ...game.state, rng: dice(0x7fffffff) } });
  for (let i = 0; i < longest * 20 && !isOver({ ...game, state: table.state }); i++) {
    const [choice] = table.state.pending;
    if (choice === undefined) break;
    table.play(answerOf(knowledge, table.state, choice, dice));
  }
  return table.state.over?.winner;
}
