import type { PlayFacet } from '#books/playFacet.ts';

export const facet: PlayFacet = {
  simulators: async () => (await import('./simulators/index.ts')).simulators,
  moments: async () => (await import('./play/moments.ts')).moments,
  night: async () => (await import('./play/night/index.ts')).night,
};
