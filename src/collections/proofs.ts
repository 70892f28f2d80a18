import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Rulings } from '#engine/model/options.ts';
import { contentRoot } from './contentRoot.ts';
import { memoize } from './memoize.ts';

/** A scenario as the rules know it: its id, the rules that it shows at work, and how its table has settled what editions differ on. */
export type Proof = {
  readonly id: string;
  readonly rules: readonly string[];
  readonly lesson: boolean;
  readonly settled: Partial<Rulings>;
};

/** Every scenario, in the order of its id. The runner (`test/scenarios`) holds each to its notation. */
export const proofs = memoize((): readonly Proof[] =>
  globSync('scenarios/**/*.yaml', { cwd: contentRoot })
    .map(file => headOf(readFileSync(join(contentRoot, file), 'utf8')))
    .toSorted((a, b) => a.id.localeCompare(b.id)),
);

/** What stands above the game of a scenario and one line of it are all we need, and the rest is long. */
function headOf(text: string): Proof {
  const {
    id,
    rules = [],
    lesson = false,
  }: Partial<Proof> & Pick<Proof, 'id'> = parse(text.split(/^game:/m, 1)[0] ?? '');
  const settled: Partial<Rulings> = parse(/^ {2}rulings: (\{.*\})$/m.exec(text)?.[1] ?? '{}');
  return { id, rules, lesson, settled };
}

/**
 * Those with a page of their own: what teaches, and the worked examples of the printed books. A thousand others only
 * prove a clause; without a story they would be a thousand pages that nobody reads.
 */
export const told = memoize((): readonly Proof[] =>
  proofs().filter(({ id, lesson }) => (lesson && !isTaught(id)) || /^(\w+\/)?examples\//.test(id)),
);

/** The lessons of the path, which has pages of its own (`content/lessons.yaml` says in which order). */
export const taught = memoize((): readonly Proof[] => proofs().filter(({ id }) => isTaught(id)));

/** All others. */
export const untold = memoize((): readonly Proof[] => {
  const named = new Set([...told(), ...taught()]);
  return proofs().filter(proof => !named.has(proof));
});

export const lessonsFolder = 'lessons/';
const isTaught = (id: string) => id.startsWith(lessonsFolder);

const byId = memoize(() => new Map(proofs().map(proof => [proof.id, proof])));

export function proofOf(id: string): Proof {
  const proof = byId().get(id);
  if (proof === undefined) throw new Error(`There is no scenario ${id}.`);
  return proof;
}

export const proofsByRule = memoize((): ReadonlyMap<string, readonly Proof[]> => {
  const found = new Map<string, Proof[]>();
  for (const proof of proofs()) {
    for (const rule of proof.rules) found.set(rule, [...(found.get(rule) ?? []), proof]);
  }
  return found;
});
