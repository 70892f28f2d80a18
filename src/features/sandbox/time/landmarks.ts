/** The moments of a game that one looks for on a timeline: read off the positions, so that no event need be kept. */
import type { Game } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import { type CardId, type Resource, resources, type Seat } from '#engine/model/vocabulary.ts';

export const landmarkKinds = ['turn', 'crisis', 'jump', 'reveal', 'loss', 'damage', 'end'] as const;

export type Landmark = {
  /** The position in which it has happened: so many choices have been made. */
  readonly at: number;
} & (
  | { readonly kind: 'turn'; readonly number: number; readonly seat: Seat }
  | { readonly kind: 'crisis'; readonly card: CardId }
  | { readonly kind: 'jump'; readonly card: CardId }
  | { readonly kind: 'reveal'; readonly seat: Seat }
  | { readonly kind: 'loss'; readonly resource: Resource; readonly amount: number }
  | { readonly kind: 'damage'; readonly token: CardId }
  | { readonly kind: 'end' }
);

/** All of a game; `gameAt` gives the position after so many choices, or the last one before it. */
export function landmarksOf(gameAt: (choice: number) => Game | undefined, of: number): readonly Landmark[] {
  const found: Landmark[] = [];
  let before: Game | undefined;
  for (const game of positionsOf(gameAt, of)) {
    if (before !== undefined)
      found.push(...landmarksBetween(before.state, game.state, game.log?.length ?? 0));
    before = game;
  }
  return found;
}

/** From the first to the last, each once. */
function positionsOf(gameAt: (choice: number) => Game | undefined, of: number): readonly Game[] {
  const last: Game[] = [];
  let at = of;
  while (at >= 0) {
    const game = gameAt(at);
    if (game === undefined) break;
    last.push(game);
    at = (game.log?.length ?? 0) - 1;
  }
  return last.reverse();
}

function landmarksBetween(before: State, after: State, at: number): readonly Landmark[] {
  const found: Landmark[] = [];
  const [was, is] = [turnOf(before), turnOf(after)];
  if (is !== undefined && is.number !== was?.number)
    found.push({ at, kind: 'turn', number: is.number, seat: is.seat });
  const crisis = crisisOf(after);
  if (crisis !== undefined && crisis !== crisisOf(before)) found.push({ at, kind: 'crisis', card: crisis });
  for (const card of after.travelled.slice(before.travelled.length)) found.push({ at, kind: 'jump', card });
  for (const [seat, { revealed }] of after.seats.entries()) {
    if (revealed !== 'no' && before.seats[seat]?.revealed === 'no') found.push({ at, kind: 'reveal', seat });
  }
  for (const resource of resources) {
    const amount = before.resources[resource] - after.resources[resource];
    // Before the dials are set there is nothing to lose.
    if (amount > 0 && was !== undefined) found.push({ at, kind: 'loss', resource, amount });
  }
  for (const token of after.galacticaDamage) {
    if (!before.galacticaDamage.includes(token)) found.push({ at, kind: 'damage', token });
  }
  if (after.over !== undefined && before.over === undefined) found.push({ at, kind: 'end' });
  return found;
}

const turnOf = ({ stack }: State) => stack.findLast(frame => frame.turn !== undefined)?.turn;
const crisisOf = ({ stack }: State) => stack.findLast(frame => frame.crisis !== undefined)?.crisis?.card;
