import type { SetUp } from '#machines/tonight/night.ts';

/** A Cylon Leader may begin among the humans. */
export const placed: NonNullable<SetUp['placed']> = ({ revealed }, seat) =>
  revealed === 'infiltrating' ? [{ say: 'infiltrates', seat }] : [];

declare module '#machines/tonight/setUp.ts' {
  interface Standings {
    infiltrates: object;
  }
}
