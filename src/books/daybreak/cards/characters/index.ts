import type { Character } from '#engine/model/card.ts';
import { alternates } from './alternates.ts';
import { humans } from './humans.ts';
import { leaders } from './leaders.ts';

export const characters: readonly Character[] = [...leaders, ...humans, ...alternates];
