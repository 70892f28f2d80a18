/** The die of the game. */
const highestFace = 8;
export const faces: readonly number[] = Array.from({ length: highestFace }, (_, i) => i + 1);

/** What has been added to a roll takes it past no face of the die. */
export const asFace = (value: number): number => Math.max(1, Math.min(highestFace, value));
