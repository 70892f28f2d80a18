import type { SetUp } from '#features/night/night.ts';

/** A Cylon Leader may begin among the humans. */
export const placed: NonNullable<SetUp['placed']> = ({ revealed }, seat) =>
  revealed === 'infiltrating' ? [{ say: 'infiltrates', seat }] : [];

declare module '#features/night/setUp.ts' {
  interface Standings {
    infiltrates: object;
  }
}
