/** What the open deeds of the players speak for, as the log of odds: above nothing for a Cylon, below for a human. */
import type { GameEvent } from '#engine/model/event.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import type { Reputations } from '../facet.ts';
import type { Knowledge } from '../knowledge.ts';
import { checkEvidence, type OpenCheck } from './checks.ts';
import type { Conduct } from './conduct.ts';
import { type Deed, deedsOf } from './deeds.ts';

/** What one deed says; an accusation says more the less its victim is suspected. */
const says: { readonly [deed in Deed]: number } = { work: -0.25, accusation: 0.9, bid: 0.25, other: 0.08 };

/** What the others make of a deed, before it is known whom it hits. */
export const evidenceOfDeed = (deed: Deed): number => (deed === 'accusation' ? accusing(0) : says[deed]);

/** What they make of harm to the fleet; a little passes for an honest mistake. */
export const evidenceOfHarm = (points: number): number => Math.min(1.5, 0.4 * Math.max(0, points - 1));

/** No player is ever beyond doubt, or lost for certain, by what he did. */
const cap = 3;

/** A second Loyalty card: who has been found human so far may be one no longer. */
const afterSleeper = 0.4;

interface Judged extends Reputations {
  /** How many deeds have been looked at. */
  upTo: number;
  readonly evidence: number[];
  readonly open: Set<Seat>;
  check: OpenCheck | undefined;
}

const judged = new WeakMap<Conduct, Judged>();

/** By seat. Deeds are looked at once, so a record may be written on and asked again. */
export function evidenceOf(knowledge: Knowledge, conduct: Conduct): readonly number[] {
  const so = judged.get(conduct) ?? nothingYet();
  judged.set(conduct, so);
  for (; so.upTo < conduct.length; so.upTo++) {
    const event = conduct[so.upTo];
    if (event) judge(knowledge, so, event);
  }
  return so.evidence;
}

function nothingYet(): Judged {
  const evidence: number[] = [];
  const forget = (seat: Seat) => {
    evidence[seat] = 0;
  };
  return { upTo: 0, evidence, open: new Set(), check: undefined, forget };
}

function add({ evidence }: Judged, seat: Seat, what: number): void {
  evidence[seat] = Math.max(-cap, Math.min(cap, (evidence[seat] ?? 0) + what));
}

function soften({ evidence }: Judged, seat: Seat, by: number): void {
  const now = evidence[seat] ?? 0;
  if (now < 0) evidence[seat] = now * by;
}

function judge(knowledge: Knowledge, so: Judged, event: GameEvent): void {
  const { lib } = knowledge;
  switch (event.type) {
    case 'character-chosen':
      if (lib.openCharacters.has(event.character)) so.open.add(event.seat);
      break;
    case 'revealed':
      so.open.add(event.seat);
      break;
    case 'sleeper-phase':
      for (const seat of so.evidence.keys()) soften(so, seat, afterSleeper);
      break;
    case 'loyalty-given':
      soften(so, event.to, afterSleeper);
      break;
    case 'check-began': {
      const card: string = event.cause.card ?? '';
      so.check = lib.crises.has(card) ? { skills: event.skills, destiny: 0, given: [] } : undefined;
      break;
    }
    case 'contributed':
      if (so.check) so.check = { ...so.check, given: [...so.check.given, { seat: event.seat, n: event.n }] };
      break;
    case 'destiny-added':
      if (so.check) so.check = { ...so.check, destiny: event.n };
      break;
    case 'check-revealed': {
      const { check } = so;
      so.check = undefined;
      if (!check) break;
      const helps = (card: string) => check.skills.some(skill => skill === lib.faces.get(card)?.skill);
      const hurt = event.cards.filter(card => !helps(card)).length;
      const found = checkEvidence(check, hurt, lib.skills.length, seat => so.open.has(seat));
      for (const [seat, what] of found) add(so, seat, what);
      break;
    }
    case 'action-taken':
      didAs(so, event.seat, deedsOf(knowledge).actions.get(event.action));
      break;
    case 'card-played':
      didAs(so, event.seat, deedsOf(knowledge).actions.get(lib.faces.get(event.card)?.card.id ?? ''));
      break;
    case 'player-picked':
      if (deedsOf(knowledge).picks.get(event.cause.node) === 'accusation') accused(so, event.by, event.seat);
      break;
    default:
      knowledge.judges[event.type]?.(event as never, so);
  }
}

/** An accusation is judged by whom it hits. */
function didAs(so: Judged, seat: Seat, deed: Deed | undefined): void {
  if (deed !== undefined && deed !== 'accusation') add(so, seat, says[deed]);
}

function accused(so: Judged, by: Seat, victim: Seat): void {
  if (by === victim) return;
  add(so, by, so.open.has(victim) ? 0 : accusing(so.evidence[victim] ?? 0));
}

/** What it says of a player that he accuses one of whom that much is thought. */
function accusing(ofVictim: number): number {
  return says.accusation * (1 - 2 / (1 + Math.exp(0.9 - 1.5 * ofVictim)));
}
