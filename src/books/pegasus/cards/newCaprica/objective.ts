import type { Objective } from '#engine/model/card.ts';

export const newCaprica = { id: 'new-caprica', sleeper: 4, settle: 7 } satisfies Objective;
