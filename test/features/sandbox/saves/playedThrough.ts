/** A scenario laid out and its script played; undefined where a line does not fit. */

import { libraryOf } from '#books/libraries.ts';
import type { Game } from '#engine/index.ts';
import { layOut, type Scenario } from '#scenarios/index.ts';
import { Play } from '#scenarios/runner/play.ts';

export async function playedThrough(scenario: Scenario): Promise<Game | undefined> {
  const lib = await libraryOf(scenario.books);
  const laid = layOut(lib, scenario);
  if (!laid.ok) return undefined;
  const play = new Play({ scenario, start: laid.state }, lib);
  for (const line of scenario.script ?? []) {
    if (!('choose' in line)) continue;
    play.settle(() => play.fits(line));
    if (!play.fits(line) || play.choose(line.seat, line.choose) !== undefined) return undefined;
  }
  return play.game;
}
