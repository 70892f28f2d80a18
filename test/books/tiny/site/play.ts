import type { PlayFacet, Simulators } from '#books/playFacet.ts';
import { ownCards } from '#ui/moments/moments.ts';

const simulators: Simulators = {
  'succession-tiny': { of: 'succession', start: ['tom-zarek', 'sharon-valerii', 'saul-tigh'] },
};

export const facet: PlayFacet = {
  simulators: () => Promise.resolve(simulators),
  // Somebody at the observatory may keep it.
  moments: () =>
    Promise.resolve({ kinds: { omen: ownCards('omen', () => ({ you: { at: 'observatory' } })) } }),
  night: () => Promise.resolve({ reminders: [] }),
};
