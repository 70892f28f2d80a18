/** Events in a row that are one to whoever tells them: three raiders that fly the same way, cards of two types drawn. */
import type { GameEvent } from '#engine/model/event.ts';
import type { Skill } from '#engine/model/vocabulary.ts';

/** What an event may bring besides when it stands for several. */
export interface Several {
  /** How often the same happened. */
  readonly times?: number;
  /** Its card has just been named. */
  readonly known?: true;
  /** What else was drawn by the same player. */
  readonly also?: readonly { readonly skill: Skill; readonly n: number }[];
}

export interface Gathered {
  readonly event: GameEvent & Several;
  /** The events that it stands for. */
  readonly of: readonly GameEvent[];
}

const countable: ReadonlySet<string> = new Set([
  'ship-placed',
  'ship-moved',
  'ship-transferred',
  'ship-destroyed',
  'ship-damaged',
  'ship-returned',
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
  const same = countable.has(one.type) && alike(one) === alike(next);
  return same ? { ...one, times: (one.times ?? 1) + 1 } : undefined;
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
