import type { Language } from '#i18n/languages.ts';
import type { Query } from './queries.ts';

/** A query, the place at which its answer came (0 if it did not come), and what came first. */
export type Tried = {
  readonly language: Language;
  readonly query: Query;
  readonly place: number;
  readonly instead: readonly string[];
};

export type Rates = {
  readonly asked: number;
  readonly first: number;
  readonly amongThree: number;
  readonly amongTen: number;
};

/** Which part of the queries was answered first, among the first three, among the first ten, in per cent. */
export function ratesOf(tried: readonly Pick<Tried, 'place'>[]): Rates {
  const within = (most: number) => {
    const good = tried.filter(({ place }) => place > 0 && place <= most).length;
    return tried.length === 0 ? 0 : (100 * good) / tried.length;
  };
  return { asked: tried.length, first: within(1), amongThree: within(3), amongTen: within(10) };
}

export function row(name: string, { asked, first, amongThree, amongTen }: Rates): string {
  const figures = [first, amongThree, amongTen].map(rate => rate.toFixed(0).padStart(8));
  return `${name.padEnd(26)}${String(asked).padStart(6)}${figures.join('')}`;
}

export const heading: string = `${''.padEnd(26)} asked   first  three     ten   (%)`;
