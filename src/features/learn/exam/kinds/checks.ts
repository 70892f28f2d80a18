/** Questions that take a whole check to answer. */
import type { State } from '#engine/model/state.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import type { Step } from '../positions.ts';
import { draft, type Question } from '../question.ts';

/** Follows checks from their beginning to the moment when their cards are revealed. */
export class Checks {
  #began: State | undefined;
  #added: Seat[] = [];

  questionsIn({ moments }: Step): readonly (Question | undefined)[] {
    return moments.flatMap(({ events, state }) =>
      events.flatMap(event => {
        if (event.type === 'check-began') {
          this.#began = state;
          this.#added = [];
        } else if (event.type === 'contributed') this.#added.push(event.seat);
        else if (event.type === 'check-revealed') return [this.#last()];
        return [];
      }),
    );
  }

  #last(): Question | undefined {
    const state = this.#began;
    const right = this.#added.at(-1);
    if (state === undefined || right === undefined) return undefined;
    return draft({
      kind: 'last',
      state,
      blanks: {},
      options: state.seats.map((_, seat) => [{ seat }, seat === right]),
      rule: 'skill-check.order',
    });
  }
}
