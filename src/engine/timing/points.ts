/**
 * The timing points: moments at which an ability may act. Those of the core are drawn from the rules before any card,
 * some of them opened only where a card of the game could answer; a book adds those that its procedures open. `atoms` say where they come from, `cancels` what a subscriber may undo
 * there.
 */
import type { RuleId } from '#rules/ruleId.ts';

export interface PointInfo {
  readonly atoms: readonly RuleId[];
  readonly cancels?: string;
  /** Part of a crisis, or of the check it calls for: abilities of characters do not touch it in a Super Crisis. */
  readonly immune?: 'crisis' | 'check';
  /** Of several skill cards that speak then the current player says which is first, though they are nobody's. */
  readonly ordersCards?: true;
}

export const corePoints = {
  'turn-start': { atoms: ['turn.active-player'] },
  'turn-end': { atoms: ['turn.end'] },
  'crisis-drawn': { atoms: ['crisis.draw-read-resolve'], cancels: 'the card', immune: 'crisis' },
  'crisis-faced': { atoms: ['crisis.draw-read-resolve'] },
  'option-picked': { atoms: ['crisis.decider'], cancels: 'the option', immune: 'crisis' },
  'check-called': { atoms: ['skill-check.choice-first'], cancels: 'the check', immune: 'crisis' },
  'location-check': { atoms: ['location-checks.procedure'] },
  'before-check': { atoms: ['skill-check.read-and-discuss'], immune: 'check' },
  'cards-added': { atoms: ['skill-check.once-around'], immune: 'check' },
  'check-totalled': { atoms: ['skill-check.final-strength'], immune: 'check' },
  'check-resolved': { atoms: ['skill-check.discard-all'], immune: 'check' },
  'before-roll': { atoms: ['abilities.others-when-stated'] },
  'after-roll': { atoms: ['abilities.others-when-stated'], cancels: 'the result' },
  'viper-attacked': { atoms: ['attack.viper'], cancels: 'the result' },
  'viper-launched': { atoms: ['viper.launch'] },
  'cards-discarded': { atoms: ['abilities.others-when-stated'] },
  'quorum-played': { atoms: ['abilities.others-when-stated'] },
  // Somebody else is about to discard by an effect.
  'must-discard': { atoms: ['abilities.others-when-stated'], cancels: 'a card' },
  'location-used': { atoms: ['actions.location'] },
  'option-due': { atoms: ['crisis.decider'], immune: 'crisis' },
  'resource-lost': { atoms: ['abilities.others-when-stated'] },
  'card-used': { atoms: ['actions.skill-card'] },
  'sleeper-dealt': { atoms: ['sleeper.deal'] },
  // By an effect that says so: `you` has the card, `picked` has looked.
  'loyalty-seen': { atoms: ['abilities.others-when-stated'] },
  'centurion-destroyed': { atoms: ['abilities.others-when-stated'] },
  'ship-destroyed': { atoms: ['damage.civilian-destroyed', 'damage.basestar-three'] },
  jumped: { atoms: ['attack-cards.special-rule'] },
  'destination-chosen': { atoms: ['jump.place-and-follow'] },
} as const satisfies Record<string, PointInfo>;

/** Those of the books too; which a game has, `Library.points` says. */
export interface TimingPoints extends Record<keyof typeof corePoints, object> {}
export type TimingPoint = keyof TimingPoints;

/** What a book says of timing points: its own, and by which of its rules it opens one of the core. */
export type PointsOfBook = { readonly [point in TimingPoint]?: PointInfo };

/** The timing points of a game of these books, with all rules that they come from. */
export function pointsOf(
  books: readonly { readonly code: { readonly points?: PointsOfBook } }[],
): ReadonlyMap<TimingPoint, PointInfo> {
  const points = new Map<TimingPoint, PointInfo>();
  for (const list of [corePoints as PointsOfBook, ...books.map(({ code }) => code.points ?? {})]) {
    for (const [name, info] of Object.entries(list)) {
      const point = name as TimingPoint;
      const known = points.get(point);
      points.set(point, { ...known, ...info, atoms: [...new Set([...(known?.atoms ?? []), ...info.atoms])] });
    }
  }
  return points;
}
