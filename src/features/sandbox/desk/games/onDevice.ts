import { Games } from '../../saves/games.ts';

/** The games kept on this device. */
export const games = new Games();
