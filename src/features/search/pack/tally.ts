import { type Coder, most } from './rangeCoder.ts';

/** Texts and how often each came: the more often, the less room it takes to say that it comes again. */
export class Tally {
  readonly #texts: string[] = [];
  readonly #places = new Map<string, number>();
  /** Sums of counts (a Fenwick tree): that at a place is of as many as its lowest bit says. */
  #sums: number[] = [];
  #total = 0;
  /** How often those came that cannot come now, by their places. */
  readonly #hidden = new Map<number, number>();

  get total(): number {
    return this.#total;
  }

  /** How often those came that stand behind a place. */
  behind(place: number): number {
    return this.#total - this.#before(place);
  }

  /** How much it surprises: from nothing, if always the same came, to three. */
  get surprise(): number {
    return Math.floor((3 * (this.#texts.length - this.#hidden.size)) / Math.max(1, this.#total));
  }

  /** Texts have places in the order in which they came first, from one on; what has not come has none. */
  placeOf(text: string): number | undefined {
    return this.#places.get(text);
  }

  add(text: string): void {
    if (this.#total >= most / 2) this.#halve();
    const place = this.#places.get(text);
    if (place === undefined) {
      this.#texts.push(text);
      this.#places.set(text, this.#texts.length);
      this.#append(1);
      this.#total++;
      return;
    }
    const hidden = this.#hidden.get(place);
    if (hidden === undefined) this.#count(place, 1);
    else this.#hidden.set(place, hidden + 1);
  }

  /** Leaves a text out until it is shown again: it cannot come, and is to take no room from those that can. */
  hide(text: string): void {
    const place = this.#places.get(text);
    if (place === undefined || this.#hidden.has(place)) return;
    const count = this.#before(place) - this.#before(place - 1);
    this.#hidden.set(place, count);
    this.#count(place, -count);
  }

  show(text: string): void {
    const place = this.#places.get(text);
    const hidden = place === undefined ? undefined : this.#hidden.get(place);
    if (place === undefined || hidden === undefined) return;
    this.#hidden.delete(place);
    this.#count(place, hidden);
    if (this.#total >= most / 2) this.#halve();
  }

  texts(): readonly string[] {
    return this.#texts;
  }

  /** One of the texts that stand behind a place: the one given, or the one that is read. */
  code(coder: Coder, given: string | undefined, behind = 0): string {
    const skipped = this.#before(behind);
    const all = this.#total - skipped;
    const before = given === undefined ? 0 : this.#before((this.#places.get(given) ?? 1) - 1) - skipped;
    const place = 1 + this.#lastBelow(skipped + coder.spot(all, before));
    const from = this.#before(place - 1);
    coder.take(from - skipped, this.#before(place) - from, all);
    return this.#texts[place - 1] ?? '';
  }

  #count(from: number, more: number): void {
    this.#total += more;
    for (let place = from; place <= this.#sums.length; place += lowestBit(place)) {
      this.#sums[place - 1] = (this.#sums[place - 1] ?? 0) + more;
    }
  }

  #append(count: number): void {
    const place = this.#sums.length + 1;
    this.#sums.push(count + this.#before(place - 1) - this.#before(place - lowestBit(place)));
  }

  /** What the first so many counts are together. */
  #before(places: number): number {
    let sum = 0;
    for (let place = places; place > 0; place -= lowestBit(place)) sum += this.#sums[place - 1] ?? 0;
    return sum;
  }

  /** How many counts stand wholly before a spot. */
  #lastBelow(spot: number): number {
    let place = 0;
    let left = spot;
    for (let step = 2 ** Math.floor(Math.log2(this.#sums.length)); step > 0; step = step >> 1) {
      const sum = this.#sums[place + step - 1] ?? most;
      if (sum > left) continue;
      place += step;
      left -= sum;
    }
    return place;
  }

  #halve(): void {
    const counts = this.#texts.map((_, at) => this.#before(at + 1) - this.#before(at));
    this.#sums = [];
    for (const count of counts) this.#append(count - (count >> 1));
    this.#total = this.#before(this.#texts.length);
  }
}

const lowestBit = (place: number): number => place & -place;

/** Tallies by name, made when they are first asked for. */
export function tallies(): (name: string) => Tally {
  const made = new Map<string, Tally>();
  return name => {
    const known = made.get(name) ?? new Tally();
    made.set(name, known);
    return known;
  };
}

/** Where something was found: in which tally of a chain, and at which place. */
export type Spot = { readonly level: number; readonly place: number };
const start: Spot = { level: 0, place: 0 };

/**
 * Says what comes next by the first of several tallies that has it, each of them wider than the one before. How often
 * each of them had it is learnt as it goes.
 */
export class Chain {
  readonly #odds: Odds[] = [];

  /** What was given or read, if it stands behind a spot; `undefined` if none of the tallies has it. */
  code(
    coder: Coder,
    chain: readonly Tally[],
    given: string | undefined,
    after: Spot = start,
  ): string | undefined {
    for (let { level, place } = after; level < chain.length; level++, place = 0) {
      const tally = chain[level];
      const left = tally?.behind(place) ?? 0;
      if (tally === undefined || left === 0) continue;
      const has = given === undefined ? undefined : (tally.placeOf(given) ?? 0) > place;
      if (this.#oddsFor(level, left, tally.surprise).code(coder, has)) return tally.code(coder, given, place);
    }
    return undefined;
  }

  /** Of tallies that know as much and are surprised as often. */
  #oddsFor(level: number, left: number, surprise: number): Odds {
    const at = (level * 8 + Math.min(7, 31 - Math.clz32(left))) * 4 + surprise;
    const odds = this.#odds[at] ?? new Odds();
    this.#odds[at] = odds;
    return odds;
  }
}

/** The first of these tallies that has a text, and its place there; behind all of them, if none has it. */
export function spotOf(text: string, chain: readonly Tally[]): Spot {
  const level = chain.findIndex(tally => tally.placeOf(text) !== undefined);
  return level === -1
    ? { level: chain.length, place: 0 }
    : { level, place: chain[level]?.placeOf(text) ?? 0 };
}

/** After so many times what was long ago counts half. */
const memory = 255;

/** How often something was so, and how often not. */
class Odds {
  #no = 1;
  #yes = 1;

  code(coder: Coder, given: boolean | undefined): boolean {
    const all = this.#no + this.#yes;
    const yes = coder.spot(all, given === true ? this.#no : 0) >= this.#no;
    if (yes) coder.take(this.#no, this.#yes, all);
    else coder.take(0, this.#no, all);
    if (yes) this.#yes++;
    else this.#no++;
    if (all < memory) return yes;
    this.#no = (this.#no >> 1) + 1;
    this.#yes = (this.#yes >> 1) + 1;
    return yes;
  }
}
