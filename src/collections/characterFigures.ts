import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { contentRoot } from './contentRoot.ts';
import { memoize } from './memoize.ts';

const count = z.int().nonnegative();
const ofCharacter = z.strictObject({
  human: count,
  humanWon: count,
  cylon: count,
  cylonWon: count,
  used: count,
});

/** `content/figures/characters.json`, written by `npm run figures`: what became of each character in games of bots. */
const figures = z.strictObject({
  games: count,
  seats: z.array(count),
  seed: count,
  characters: z.record(z.string(), ofCharacter),
});
type Figures = z.infer<typeof figures>;

export const characterFigures = memoize(
  (): Figures =>
    figures.parse(JSON.parse(readFileSync(join(contentRoot, 'figures/characters.json'), 'utf8'))),
);

/** Of the games with a character on a side, the share that the side won; for all characters together. */
export function shareWon(side: 'human' | 'cylon'): number {
  const all = Object.values(characterFigures().characters);
  const sum = (figure: keyof z.infer<typeof ofCharacter>) =>
    all.reduce((total, one) => total + one[figure], 0);
  return side === 'human' ? sum('humanWon') / sum('human') : sum('cylonWon') / sum('cylon');
}
