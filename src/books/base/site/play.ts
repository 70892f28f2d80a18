import type { PlayFacet } from '#books/playFacet.ts';

export const facet: PlayFacet = {
  simulators: async () => (await import('./play/simulators.ts')).simulators,
};
