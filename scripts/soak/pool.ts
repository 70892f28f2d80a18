/** Things to damage: games somewhere in the middle, as saves, links and scenarios. Each follows from its number alone. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, makeSave } from '#engine/index.ts';
import { packSave } from '#features/sandbox/links/gameLink.ts';
import { packPosition } from '#features/sandbox/links/positionLink.ts';
import { packSeat } from '#features/sandbox/links/seatLink.ts';
import { momentOf } from '#scenarios/record/momentOf.ts';
import { scenarioFiles } from '#scenarios/runner/files.ts';
import type { Link } from '../../test/features/sandbox/links/mutatedLinks.ts';
import { inCase } from '../../test/kit/cases.ts';
import { playOut, startOf } from '../../test/kit/games.ts';
import { random } from '../../test/kit/random.ts';
import { someTable } from './tables.ts';

/** So many games are enough to damage each in thousands of ways. */
export const poolSize = 24;

const games = new Map<number, Promise<Game>>();

function pooledGame(number: number): Promise<Game> {
  const known = games.get(number);
  if (known) return known;
  const made = (async () => {
    const seed = 40_000 + number;
    const table = await someTable(seed, random(seed));
    return inCase(table, (below, player) => playOut(startOf(table), player, below, {}, below(250)));
  })();
  games.set(number, made);
  return made;
}

export async function pooledLinks(number: number): Promise<readonly Link[]> {
  const game = await pooledGame(number);
  const scenario = momentOf(game, 'shared', []);
  return [
    { kind: 'game', packed: packSave(makeSave(game)) },
    { kind: 'seat', packed: packSeat(game, 0) },
    ...(scenario ? [{ kind: 'position', packed: packPosition(scenario) } as const] : []),
  ];
}

const oldSaves = 'test/saves';

/** Saves of earlier releases, by their files. */
export const oldSaveFiles = (): readonly string[] =>
  readdirSync(oldSaves)
    .filter(file => file.endsWith('.save'))
    .sort();

export const oldSave = (file: string): string => readFileSync(join(oldSaves, file), 'utf8');

export const pooledSave = async (number: number): Promise<string> => makeSave(await pooledGame(number));

let texts: readonly string[] | undefined;

/** The scenarios of this repository. */
export const scenarioTexts = (): readonly string[] => (texts ??= scenarioFiles('content/scenarios') ?? []);
