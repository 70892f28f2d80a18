/** A scenario laid out, and played as its script says; fetched only by those who bring one in its notation. */
import type { Game, Library } from '#engine/index.ts';
import { layOut, type Scenario } from '#scenarios/index.ts';
import { Play } from '#scenarios/runner/play.ts';

/** After so many lines of the script; undefined where it cannot be laid out or a line does not fit. */
export function playedUpTo(lib: Library, scenario: Scenario, lines: number): Game | undefined {
  const laid = layOut(lib, scenario);
  if (!laid.ok) return undefined;
  const play = new Play({ scenario, start: laid.state }, lib);
  for (const line of (scenario.script ?? []).slice(0, lines)) {
    if (!('choose' in line)) continue;
    if (play.isMade(line) && play.takeMade(line)) continue;
    play.settle(() => play.fits(line));
    if (play.choose(line.seat, line.choose) !== undefined) return undefined;
  }
  return play.game;
}
