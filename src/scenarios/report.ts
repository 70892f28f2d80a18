/** What the runner prints: one line a scenario, more where it fails. */
import type { Line } from './notation/script.ts';
import { asText } from './problem.ts';
import type { Unreadable } from './reader/read.ts';
import { show } from './runner/compare.ts';
import type { Answered, Play } from './runner/play.ts';
import type { Outcome, Watch } from './runner/run.ts';
import { choiceText, eventText } from './runner/wording.ts';

export function outcomeText(outcome: Outcome, milliseconds: number): string {
  const { id, file, failure, steps } = outcome;
  if (!failure) return `ok    ${id}  (${steps} lines, ${milliseconds.toFixed(0)} ms)`;
  return [
    `FAIL  ${id}  step ${failure.step}: ${failure.says}`,
    `      at       ${file}:${failure.line}`,
    `      expected ${failure.expected}`,
    `      came     ${failure.came}`,
    '      last events',
    ...(failure.lastEvents.length === 0
      ? ['        none']
      : failure.lastEvents.map(event => `        ${event}`)),
  ].join('\n');
}

export function unreadableText({ file, problems }: Unreadable): string {
  return [`WRONG ${file}`, ...problems.map(problem => `      ${asText(problem)}`)].join('\n');
}

/** Says every line, every answer and every event. */
export function tracing(print: (text: string) => void): Watch {
  const name = (play: Play) => (seat: number | 'chance') => play.nameOf(seat);
  return {
    onLine(line: Line, step, play) {
      print(`    ${step}. ${show(line)}`);
      if (!('choose' in line)) return;
      for (const choice of play.game.state.pending) print(`         ${choiceText(choice, name(play))}`);
    },
    onAnswer({ seat, choice, choose, by }: Answered, events, play) {
      if (by !== 'line') print(`       ${play.nameOf(seat)}: ${show(choose)}  (${choice.prompt}, ${by})`);
      for (const event of events) print(`         > ${eventText(event, play)}`);
    },
  };
}
