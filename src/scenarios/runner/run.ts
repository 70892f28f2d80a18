/** Runs a script line by line and says where it stopped, and why. */
import { type Library, pending } from '../../engine/index.ts';
import type { GameEvent } from '../../engine/model/event.ts';
import type { ChooseLine, Line } from '../notation/script.ts';
import { suggestion } from '../reader/nearest.ts';
import type { Loaded } from '../reader/read.ts';
import { show } from './compare.ts';
import { type Unmet, unmet } from './expectations.ts';
import { type Anchor, type Answered, Play } from './play.ts';
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

/** The moment a line belongs to, if it belongs to one: lines without wait for the next that has. */
function anchorOf(line: Line): Anchor | undefined {
  if ('choose' in line) return line;
  if ('expect-choice' in line && line['expect-choice'].at !== undefined) {
    const { seat, at } = line['expect-choice'];
    return { seat, at };
  }
  if ('refuse' in line && line.refuse.at !== undefined) return { seat: line.refuse.seat, at: line.refuse.at };
  return undefined;
}

export function runScenario(loaded: Loaded, lib: Library, watch: Watch = {}): Outcome {
  const { scenario, file } = loaded;
  const script = scenario.script ?? [];
  const play: Play = new Play(loaded, lib, (answered, events) => watch.onAnswer?.(answered, events, play));
  const recent = (): string[] => play.events.slice(-told).map(e => eventText(e, seat => play.nameOf(seat)));
  for (const [i, line] of script.entries()) {
    play.settle(
      script
        .slice(i)
        .map(anchorOf)
        .find(a => a !== undefined),
    );
    watch.onLine?.(line, i + 1, play);
    const before = recent();
    const failed = carryOut(play, line);
    if (!failed) continue;
    const failure: Failure = {
      ...failed,
      step: i + 1,
      line: loaded.lineOf(['script', i]),
      says: show(line),
      lastEvents: before,
    };
    return { id: scenario.id, file, ok: false, steps: script.length, failure };
  }
  return { id: scenario.id, file, ok: true, steps: script.length };
}

function carryOut(play: Play, line: Line): Unmet | undefined {
  if ('mark' in line) return undefined;
  return 'choose' in line ? choose(play, line) : unmet(play, line);
}

function choose(play: Play, { seat, choose: answer, at }: ChooseLine): Unmet | undefined {
  const name = (s: number | 'chance') => play.nameOf(s);
  const expected = `${seat} to choose ${show(answer)}${at === undefined ? '' : ` at ${at}`}`;
  const { over } = play.game.state;
  if (over) return { expected, came: `the game is over: ${show(over)}` };
  if (!play.fits({ seat, at, choose: answer })) {
    const owed = pending(play.game).map(c => choiceText(c, name));
    return { expected, came: `no line for this choice: ${owed.join('; ')}` };
  }
  const choice = play.choiceOf(seat);
  const because = play.choose(seat, answer);
  if (!because || !choice) return undefined;
  const known = 'options' in choice ? choice.options.map(o => o.id) : ['yes', 'no'];
  const wrong = [answer]
    .flat()
    .map(String)
    .find(word => !known.includes(word));
  const hint = wrong === undefined ? '' : suggestion(wrong, known);
  return { expected, came: `refused (${because}): ${choiceText(choice, name)}.${hint}` };
}
