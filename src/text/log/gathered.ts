/** Events in a row that are one to whoever tells them: three raiders that fly the same way, cards of two types drawn. */
import type { GameEvent } from '#engine/model/event.ts';
import type { CardId, Skill } from '#engine/model/vocabulary.ts';
import type { NounId } from '../terms.ts';

/** What an event may bring besides when it stands for several. */
export interface Several {
  /** How often the same happened. */
  readonly times?: number;
  /** Its card has just been named. */
  readonly known?: true;
  /** What else was drawn by the same player. */
  readonly also?: readonly { readonly skill: Skill; readonly n: number }[];
  /** Other ships to which the same happened. */
  readonly withShips?: readonly { readonly ship: NounId; readonly times: number }[];
  /** It happened in more than one space area. */
  readonly everywhere?: true;
  /** The damage tokens that an attack has brought. */
  readonly tokens?: readonly CardId[];
}

export interface Gathered {
  readonly event: GameEvent & Several;
  /** The events that it stands for. */
  readonly of: readonly GameEvent[];
}

const countable: ReadonlySet<string> = new Set([
  'ship-moved',
  'ship-transferred',
  'ship-destroyed',
  'ship-damaged',
  'ship-repaired',
]);

/** Abilities of titles, which have no names, by what they begin with. */
const byTitle: { readonly [ability: string]: readonly GameEvent['type'][] } = {
  'draw-quorum': ['quorum-drawn'],
  'play-quorum': ['quorum-played'],
  'launch-nuke': ['nuke-spent'],
};

export function gathered(events: readonly GameEvent[]): readonly Gathered[] {
  const all: Gathered[] = [];
  for (const event of events) {
    const last = all.at(-1);
    const both = last === undefined ? undefined : together(last.event, event);
    if (last !== undefined && both !== undefined) all.splice(-1, 1, { event: both, of: [...last.of, event] });
    else all.push({ event: justNamed(last?.event, event) ? { ...event, known: true } : event, of: [event] });
  }
  return all;
}

function together(one: GameEvent & Several, next: GameEvent): (GameEvent & Several) | undefined {
  if (one.type === 'cards-drawn' && next.type === 'cards-drawn' && one.seat === next.seat) {
    if ((one.cards === undefined) !== (next.cards === undefined)) return undefined;
    const { also = [] } = one;
    const cards = one.cards && next.cards ? { cards: [...one.cards, ...next.cards] } : {};
    return { ...one, ...cards, also: [...also, { skill: next.skill, n: next.n }] };
  }
  // What a title lets its holder do is told by what then happens.
  if (one.type === 'ability-used' && byTitle[one.ability]?.includes(next.type)) return next;
  if (one.type === 'attacked') return withOutcome(one, next);
  if (
    one.type === 'ship-placed' &&
    next.type === 'ship-placed' &&
    one.from === next.from &&
    one.at === next.at
  )
    return withShip(one, next.ship);
  if (one.type === 'ship-returned' && next.type === 'ship-returned') {
    const same = one.at === next.at && !one.everywhere;
    return { ...withShip(one, next.ship), ...(!same && { everywhere: true }) };
  }
  const same = countable.has(one.type) && alike(one) === alike(next);
  return same ? { ...one, times: (one.times ?? 1) + 1 } : undefined;
}

/** What an attack does to its target is told by the attack. */
function withOutcome(
  attack: Extract<GameEvent, { type: 'attacked' }> & Several,
  next: GameEvent,
): (GameEvent & Several) | undefined {
  const { result, tokens = [] } = attack;
  if (result === 'miss') return undefined;
  if (next.type === 'galactica-damaged' || next.type === 'ship-damaged') {
    if (result !== 'damaged' && result !== 'damaged-twice') return undefined;
    return next.token === undefined ? attack : { ...attack, tokens: [...tokens, next.token] };
  }
  const destroys = result === 'destroyed' || result === 'destroyed-and-3-raiders';
  return destroys && (next.type === 'ship-destroyed' || next.type === 'centurion-destroyed')
    ? attack
    : undefined;
}

/** One more ship of the same kind, or of another one. */
function withShip<Event extends Extract<GameEvent, { ship: unknown }>>(
  event: Event & Several & { readonly ship: NounId },
  ship: NounId,
): Event & Several {
  const { withShips: others = [], times = 1 } = event;
  if (ship === event.ship) return { ...event, times: times + 1 };
  const known = others.some(other => other.ship === ship);
  const more = known
    ? others.map(other => (other.ship === ship ? { ship, times: other.times + 1 } : other))
    : [...others, { ship, times: 1 }];
  return { ...event, withShips: more };
}

/** Who draws a card and chooses its option at once need not say again which card. */
function justNamed(before: GameEvent | undefined, event: GameEvent): boolean {
  return (
    event.type === 'option-chosen' &&
    before?.type === 'crisis-drawn' &&
    before.card === event.card &&
    before.seat === event.seat
  );
}

/** An event without its cause and without what was aboard, which no line tells. */
function alike(event: GameEvent & Several): string {
  return JSON.stringify({ ...event, cause: undefined, cargo: undefined, times: undefined });
}
