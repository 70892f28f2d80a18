/** Missions: what it is worth to begin the next one, and to look at it first. */

import type { Outlook } from '#bots/reasonable/outlook.ts';
import { suspicion } from '#bots/reasonable/suspicion.ts';
import { worthOfBlock } from '#bots/reasonable/worth/worth.ts';
import type { CardId, Seat } from '#engine/model/vocabulary.ts';

/** What a Crisis card that nobody draws is worth. */
const sparedCrisis = 1.5;

/** Only a mission so much nearer the best than the average is worth a look for a better one. */
const ambition = 0.6;

/** A look serves also those who come after. */
const shared = 2;

/** What missions are worth to the humans, as far as one seat can tell. */
interface Missions {
  /** Those that may lie in the deck; one that is as good as this stays on top. */
  readonly good: number;
  /** The next one. */
  readonly next: number;
  /** The next one, once it has been looked at and laid under the others unless it is good. */
  readonly looked: number;
}

const weighed = new WeakMap<Outlook, Missions>();

function missions(o: Outlook): Missions {
  const before = weighed.get(o);
  if (before) return before;
  // While they are weighed, beginning or looking at one counts for nothing: a mission may grant an action.
  weighed.set(o, { good: 0, next: 0, looked: 0 });
  const worths = inDeck(o).map(card => worthOf(o, card));
  const usual = average(worths);
  const good = usual + ambition * (Math.max(...worths) - usual);
  const next = nextOf(o, worths, good, usual);
  const [top] = o.view.piles.mission.top;
  const looked = top === undefined ? average(worths.map(worth => (worth >= good ? worth : usual))) : usual;
  const found = { good, next, looked: Math.max(next, looked) };
  weighed.set(o, found);
  return found;
}

/** What I have seen of it, or what somebody thinks of it who has. */
function nextOf(o: Outlook, worths: readonly number[], good: number, usual: number): number {
  const [top] = o.view.piles.mission.top;
  if (top !== undefined) return worthOf(o, top);
  const by = leftBy(o);
  if (by === undefined) return usual;
  const doubt = suspicion(o, by);
  return (1 - doubt) * average(worths.filter(worth => worth >= good)) + doubt * Math.min(...worths);
}

const worthOf = (o: Outlook, card: CardId): number => worthOfBlock(o, `mission/${card}#`);

const average = (worths: readonly number[]): number =>
  worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length);

function inDeck({ lib, view }: Outlook): CardId[] {
  const gone = [...view.piles.mission.discard, ...view.inPlay];
  return [...(lib.ownCards.get('mission')?.keys() ?? [])].filter(id => !gone.includes(id));
}

/** Who has looked at the top one and left it there; since then it has not been drawn, nor the deck shuffled. */
function leftBy({ conduct = [] }: Outlook): Seat | undefined {
  const last = conduct.findLast(
    event =>
      event.type === 'mission-begun' ||
      (event.type === 'returned' && event.pile === 'mission') ||
      (event.type === 'card-left-play' && event.to === 'deck'),
  );
  return last?.type === 'returned' && last.to === 'top' ? last.seat : undefined;
}

export const missionWorth = (o: Outlook): number => sparedCrisis + missions(o).next;

export const isGoodMission = (o: Outlook, card: CardId): boolean => worthOf(o, card) >= missions(o).good;

export function missionScouting(o: Outlook): number {
  const { next, looked } = missions(o);
  return shared * (looked - next);
}
