/** Questions about what a seat may know. */
import { viewOf } from '#engine/index.ts';
import type { Step } from '../positions.ts';
import { draft, type Question, type Said } from '../question.ts';

export function knows({ lib, state, choice }: Step): Question | undefined {
  const { seat } = choice;
  if (seat === 'chance') return undefined;
  const view = viewOf(lib, state, seat);
  const others = view.seats.flatMap(({ hand, loyalty, handSize }, of): (readonly [Said, boolean])[] =>
    of === seat
      ? []
      : [
          ...(loyalty.length > 0
            ? [[{ word: 'loyalty-of', of }, loyalty.every(card => card !== undefined)] as const]
            : []),
          ...(handSize > 0 ? [[{ word: 'hand-of', of }, hand !== undefined] as const] : []),
        ],
  );
  const decks: readonly (readonly [Said, boolean])[] = [
    [{ word: 'top-crisis' }, view.piles.crisis.top[0] !== undefined],
    [{ word: 'destiny' }, view.piles.destiny.top[0] !== undefined],
  ];
  const hidden = [...others, ...decks];
  const peeked = hidden.some(([, holds]) => holds);
  return draft({
    kind: 'knows',
    state,
    blanks: { who: { seat } },
    options: peeked ? hidden : [[{ word: 'own-hand' }, view.seats[seat]?.hand !== undefined], ...hidden],
    rule: peeked ? 'secrecy.seen-loyalty' : 'loyalty.secret',
  });
}
