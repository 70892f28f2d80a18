/** What the raiders about may do to the civilian ships before the fleet jumps, and what vipers do against it. */
import { type Sector, sectors } from '#engine/model/vocabulary.ts';
import type { Outlook } from './outlook.ts';
import { civilianPrice } from './prices.ts';

/** How many there are in each sector, in the order of `sectors`. */
interface Counts {
  readonly raider: number[];
  readonly viper: number[];
  readonly civilian: number[];
}

const counted = new WeakMap<Outlook, Counts>();

function countsOf(o: Outlook): Counts {
  const known = counted.get(o);
  if (known) return known;
  const counts: Counts = { raider: zeros(), viper: zeros(), civilian: zeros() };
  for (const { kind, at } of o.run.state.ships) {
    if (kind !== 'raider' && kind !== 'viper' && kind !== 'civilian') continue;
    const i = sectors.indexOf(at);
    counts[kind][i] = (counts[kind][i] ?? 0) + 1;
  }
  counted.set(o, counts);
  return counts;
}

const zeros = (): number[] => sectors.map(() => 0);

const answered = new WeakMap<Outlook, Map<object, number>>();

/** What a question about the ships in space comes to, asked once until one of them is put elsewhere. */
export function askedOnce(question: (o: Outlook) => number): (o: Outlook) => number {
  return o => {
    const known = answered.get(o) ?? new Map<object, number>();
    answered.set(o, known);
    const before = known.get(question);
    if (before !== undefined) return before;
    const answer = question(o);
    known.set(question, answer);
    return answer;
  };
}

/** A ship has been put elsewhere, or got another pilot, for a question: what was counted is out of date. */
export function recount(o: Outlook): void {
  counted.delete(o);
  answered.delete(o);
}

const round = (i: number): number => (i + sectors.length) % sectors.length;
const around = (counts: readonly number[], i: number): number =>
  (counts[round(i - 1)] ?? 0) + (counts[round(i + 1)] ?? 0);

/** A viper keeps so many raiders busy before one of them hits it. */
const guarded = 1.5;

/** The further off the jump, the more often they act until then. */
const time = (o: Outlook): number => 0.6 + 0.4 * (o.lib.components.jumpTrack.length - 1 - o.view.jumpTrack);

const between = (low: number, n: number, high: number): number => Math.max(low, Math.min(n, high));

/** Those that reach the civilian ships when the raiders next act, and those that do so a sector later. */
function losses(civilians: number, here: number, near: number, vipers: number): number {
  const now = between(0, here - guarded * vipers, civilians);
  const later = between(0, here + near - guarded * vipers - now, civilians - now);
  return 0.5 * now + 0.25 * later;
}

/** With so many raiders more or less in the sector and beside it, and so many vipers. */
function exposureAt(o: Outlook, i: number, here = 0, near = 0, vipers = 0): number {
  const { raider, viper, civilian } = countsOf(o);
  const c = civilian[i] ?? 0;
  if (c === 0) return 0;
  const lost = losses(c, (raider[i] ?? 0) + here, around(raider, i) + near, (viper[i] ?? 0) + vipers);
  return lost === 0 ? 0 : lost * time(o) * civilianPrice(o);
}

/** What all civilian ships in space stand to lose. */
export const exposure = (o: Outlook): number => sectors.reduce((sum, _, i) => sum + exposureAt(o, i), 0);

/** What it is worth to be rid of one raider here. */
export function raiderPrice(o: Outlook, at: Sector): number {
  const i = sectors.indexOf(at);
  let price = 0.4 + exposureAt(o, i) - exposureAt(o, i, -1);
  for (const s of [round(i - 1), round(i + 1)]) price += exposureAt(o, s) - exposureAt(o, s, 0, -1);
  return price;
}

/** What one more viper in that sector is good for. */
export function viperPrice(o: Outlook, at: Sector): number {
  const i = sectors.indexOf(at);
  const { raider, viper } = countsOf(o);
  const saved = exposureAt(o, i) - exposureAt(o, i, 0, 0, 1);
  return saved + 0.12 * Math.min(raider[i] ?? 0, 3) + 0.04 * around(raider, i) - 0.1 * (viper[i] ?? 0);
}

/** What their next activation costs the humans. */
export function raidersHarm(o: Outlook, onGalactica: number): number {
  const { raider, viper, civilian } = countsOf(o);
  const anyCivilian = civilian.some(n => n > 0);
  let harm = 0;
  for (const i of sectors.keys()) {
    const n = raider[i] ?? 0;
    const fought = Math.min(n, 2 * (viper[i] ?? 0));
    const lost = Math.min(n - fought, civilian[i] ?? 0);
    harm += 0.25 * fought + lost * civilianPrice(o);
    harm += (n - fought - lost) * (anyCivilian ? 0.15 : onGalactica);
  }
  return harm;
}
