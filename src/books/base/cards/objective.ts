import type { Objective } from '#engine/model/card.ts';

export const kobol = { id: 'kobol', sleeper: 4, lastJump: 8 } satisfies Objective;
