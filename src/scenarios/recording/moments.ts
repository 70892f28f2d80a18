/** Plays a recording, line of the procedure by line. */
import { applyStepwise, type Moment as EngineMoment, gameFromStepwise, type Library } from '#engine/index.ts';
import type { Made } from '#engine/model/choice.ts';
import type { State } from '#engine/model/state.ts';

export interface Moment extends EngineMoment {
  /** How many answers had been given. */
  readonly answered: number;
}

export interface Played {
  readonly start: State;
  readonly answers: readonly Made[];
}

/** The first is the start, at which nothing has happened yet. */
export function momentsOf(lib: Library, { start, answers }: Played): readonly Moment[] {
  const begun = gameFromStepwise(lib, start);
  let { game } = begun;
  const moments: Moment[] = [
    { events: [], state: start, answered: 0 },
    ...begun.moments.map(moment => ({ ...moment, answered: 0 })),
  ];
  for (const [i, made] of answers.entries()) {
    const step = applyStepwise(game, made);
    if (!step.ok) throw new Error(`Answer ${i + 1} of the recording is refused: ${step.because}`);
    moments.push(...step.moments.map(moment => ({ ...moment, answered: i + 1 })));
    game = step.game;
  }
  return moments;
}
