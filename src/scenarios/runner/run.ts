/** Runs a script line by line and says where it stopped, and why. */
import { type Library, pending } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { ChooseLine, Line } from '../notation/script.ts';
import type { Path } from '../problem.ts';
import { suggestion } from '../reader/nearest.ts';
import type { Loaded } from '../reader/read.ts';
import { show } from './compare.ts';
import { unmet } from './expectations.ts';
import { type Answered, Play } from './play.ts';
import { whyMissing } from './settled.ts';
import type { Unmet } from './unmet.ts';
import { choiceText, eventText } from './wording.ts';

export interface Failure extends Unmet {
  /** Which line of the script, counted from 1, and what it says. */
  readonly step: number;
  readonly line: number;
  readonly says: string;
  readonly lastEvents: readonly string[];
}

export interface Outcome {
  readonly id: string;
  readonly file: string;
  readonly ok: boolean;
  readonly steps: number;
  readonly failure?: Failure;
}

export interface Watch {
  readonly onLine?: (line: Line, step: number, play: Play) => void;
  readonly onAnswer?: (answered: Answered, events: readonly GameEvent[], play: Play) => void;
}

/** How many events a failure tells. */
const told = 12;

/** Has the moment come that a line belongs to? Lines that belong to none wait for the next line that chooses. */
function hasCome(play: Play, line: Line): boolean {
  if ('choose' in line) return play.fits(line);
  if ('expect-choice' in line) {
    const { seat, at, options, includes } = line['expect-choice'];
    if (at !== undefined) return play.fits({ seat, at });
    return (options ?? includes) !== undefined && unmet(play, line) === undefined;
  }
  if ('refuse' in line && line.refuse.at !== undefined) {
    return play.fits({ seat: line.refuse.seat, at: line.refuse.at });
  }
  return false;
}

/**
 * Plays on to the moment the line at `index` looks at: no moment of a line up to the next that chooses is passed over.
 * A line that gives an answer the game has given by itself has no moment of its own.
 */
function approach(play: Play, script: readonly Line[], index: number): void {
  const next = script.findIndex((line, i) => i >= index && 'choose' in line && !play.isMade(line));
  const ahead = script.slice(index, next < 0 ? script.length : next + 1);
  play.settle(() => ahead.some(line => hasCome(play, line)), next >= 0);
}

export function runScenario(loaded: Loaded, lib: Library, watch: Watch = {}): Outcome {
  const { scenario, file } = loaded;
  const script = scenario.script ?? [];
  const outcome = { id: scenario.id, file, steps: script.length };
  let lastEvents: readonly string[] = [];
  let at = 0;
  const stopped = (why: Unmet, path: Path = ['script', at]): Outcome => {
    const line = path[0] === 'script' ? script[at] : undefined;
    const says = line ? show(line) : 'the position';
    const failure = { ...why, step: at + 1, line: loaded.lineOf(path), says, lastEvents };
    return { ...outcome, ok: false, failure };
  };
  try {
    const play: Play = new Play(loaded, lib, (answered, events) => watch.onAnswer?.(answered, events, play));
    for (const [i, line] of script.entries()) {
      at = i;
      approach(play, script, i);
      lastEvents = play.events.slice(-told).map(e => eventText(e, play));
      watch.onLine?.(line, i + 1, play);
      const failed = carryOut(play, line);
      if (failed) return stopped(failed);
    }
    if (play.dice.length > 0) play.settle(() => false, false);
    const spare = spareDice(play, loaded);
    return spare ? stopped(spare, ['position', 'dice']) : { ...outcome, ok: true };
  } catch (fault) {
    // Whatever a scenario makes the engine stumble over, the others are still to be run.
    return stopped({ expected: 'the engine to go on', came: `a fault of its own: ${String(fault)}` });
  }
}

/** A die that nothing rolls proves nothing; one that is there to be left over is expected so, `expect: { dice: [3] }`. */
function spareDice(play: Play, { scenario: { script = [] } }: Loaded): Unmet | undefined {
  if (play.dice.length === 0 || script.some(line => 'expect' in line && 'dice' in line.expect))
    return undefined;
  const left = show(play.dice);
  return {
    expected: `every die of the position to be rolled: take the others out of "dice", or end the script with the line "- expect: { dice: ${left} }"`,
    came: `left over: ${left}`,
  };
}

function carryOut(play: Play, line: Line): Unmet | undefined {
  if ('mark' in line) return undefined;
  return 'choose' in line ? choose(play, line) : unmet(play, line);
}

function choose(play: Play, { seat, choose: answer, at }: ChooseLine): Unmet | undefined {
  const name = (s: number | 'chance') => play.nameOf(s);
  const expected = `${seat} to choose ${show(answer)}${at === undefined ? '' : ` at ${at}`}`;
  if (play.takeMade({ seat, at, choose: answer })) return undefined;
  const fits = play.fits({ seat, at, choose: answer });
  const { over } = play.game.state;
  if (over && !fits) return { expected, came: `the game is over: ${show(over)}` };
  if (!fits) {
    const owed = pending(play.game).map(c => choiceText(c, name));
    const why = whyMissing(play, { seat, at, choose: answer });
    return { expected, came: `no line for this choice: ${owed.join('; ')}${why}` };
  }
  const choice = play.choiceOf(seat);
  const because = play.choose(seat, answer);
  if (!because || !choice) return undefined;
  const why = whyMissing(play, { seat, at, choose: answer });
  const known = 'options' in choice ? choice.options.map(o => o.id) : ['yes', 'no'];
  const wrong = [answer]
    .flat()
    .map(String)
    .find(word => !known.includes(word));
  const hint = wrong === undefined ? '' : suggestion(wrong, known);
  return { expected, came: `refused (${because}): ${choiceText(choice, name)}.${hint}${why}` };
}
