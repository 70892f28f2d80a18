import type { EventType, GameEvent } from '#engine/model/event.ts';

/** These head a part of the log instead of standing in it. */
const headings: readonly EventType[] = ['turn-began', 'step-began', 'game-began'];

/** Does a line of the log tell it? */
export const isTold = ({ type }: GameEvent): boolean => !headings.includes(type);
