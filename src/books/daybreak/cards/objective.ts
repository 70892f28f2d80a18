import type { Objective } from '#engine/model/card.ts';

export const earth: Objective = { id: 'earth', sleeper: 4, lastJump: 10, missions: true };
