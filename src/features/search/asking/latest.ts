/**
 * Asks one thing after another: while an answer is awaited, only the last of what was asked meanwhile is kept. `hear` gets
 * each answer with what it answers.
 */
export function latestOnly<Q, A>(
  ask: (asked: Q) => Promise<A>,
  hear: (asked: Q, answer: A) => void,
): (asked: Q) => Promise<void> {
  let next: { readonly asked: Q } | undefined;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      while (next !== undefined) {
        const { asked } = next;
        next = undefined;
        hear(asked, await ask(asked));
      }
    } finally {
      running = undefined;
    }
  }

  /** Done when the last that was asked has been heard. */
  return asked => {
    next = { asked };
    running ??= run();
    return running;
  };
}
