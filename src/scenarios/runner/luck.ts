/** Answers for the seat `chance` that the script leaves open: the given dice and piles first, then the seed. */

import { sample } from '#engine/index.ts';
import type { Choice } from '#engine/model/choice.ts';
import { generator } from '../layout/context.ts';
import type { Scenario } from '../notation/scenario.ts';

export class Luck {
  readonly #scenario: Scenario;
  readonly #dice: number[];
  readonly #tops: Map<string, string[]>;
  readonly #below: (n: number) => number;
  /** How often the seed has answered. */
  #sampled = 0;

  constructor(scenario: Scenario) {
    const { game, position } = scenario;
    this.#scenario = scenario;
    this.#dice = [...(position?.dice ?? [])];
    // Where a table has been laid out the tops lie on its piles already; before the set-up they wait here.
    const step = position?.turn?.step;
    const waiting = step === 'draft' || step === 'setup' ? (position?.piles ?? {}) : {};
    this.#tops = new Map(Object.entries(waiting).map(([pile, cards]) => [pile, [...(cards ?? [])]]));
    this.#below = generator((game.seed ?? 1) + 1);
  }

  /** Given results that nothing has rolled yet. */
  get dice(): readonly number[] {
    return this.#dice;
  }

  answer(choice: Choice): string {
    const wanted = choice.prompt === 'die' ? this.#dice.shift() : this.#top(choice);
    if (wanted !== undefined) return String(wanted);
    const answer = sample(choice, this.#seeded);
    return typeof answer === 'string' ? answer : (answer[0] ?? '');
  }

  /** Luck that goes on as this one would, and leaves this one as it is. */
  copy(): Luck {
    const copy = new Luck(this.#scenario);
    while (copy.#dice.length > this.#dice.length) copy.#dice.shift();
    for (const [pile, cards] of this.#tops) copy.#tops.set(pile, [...cards]);
    for (let i = 0; i < this.#sampled; i++) copy.#seeded(1);
    return copy;
  }

  #seeded = (n: number): number => {
    this.#sampled += 1;
    return this.#below(n);
  };

  #top(choice: Choice): string | undefined {
    if (choice.prompt !== 'draw-card') return undefined;
    const cards = this.#tops.get(choice.about);
    const [next] = cards ?? [];
    if (next === undefined || !choice.options.some(o => o.id === next)) return undefined;
    cards?.shift();
    return next;
  }
}
