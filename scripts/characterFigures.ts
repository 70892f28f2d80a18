import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { knowledgeFor } from '#books/knowledgeFor.ts';
import { measureCharacters } from '#bots/characterFigures.ts';

/** `npm run figures`: plays many games of bots and keeps what became of each character, for the pages of the characters. */
const file = 'content/figures/characters.json';
const measured = measureCharacters(await knowledgeFor([]), {
  games: Number(process.argv[2] ?? 2000),
  seats: [3, 4, 5, 6],
  seed: 1,
});
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(measured, undefined, 2)}\n`);
