import type { DamageToken } from '#engine/model/card.ts';

export const damageTokens = [
  { id: 'pegasus-damage-cic', ship: 'pegasus', location: 'pegasus-cic' },
  { id: 'pegasus-damage-airlock', ship: 'pegasus', location: 'airlock' },
  { id: 'pegasus-damage-main-batteries', ship: 'pegasus', location: 'main-batteries' },
  { id: 'pegasus-damage-engine-room', ship: 'pegasus', location: 'engine-room' },
] satisfies readonly DamageToken[];
