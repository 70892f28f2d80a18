import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';

/** Every schema is strict: a key that nobody here has heard of is an error, so no fact goes unread. */
const common = {
  id: z.string(),
  name: z.string(),
  set: z.literal('base'),
  count: z.int(),
  sources: z.array(z.string()),
  dispute: z.string().optional(),
  note: z.string().optional(),
};
const numbers = z.record(z.string(), z.number());
const areas = z.record(z.string(), numbers);
const check = z.strictObject({
  difficulty: z.int(),
  skills: z.array(z.string()),
  partial: z.int().optional(),
});
const ability = z.strictObject({
  name: z.string(),
  timing: z.enum(['action', 'trigger', 'passive', 'restriction', 'setup']),
  trigger: z.string().optional(),
  effect: z.string(),
  drawback: z.boolean().optional(),
});

const crisis = z.strictObject({
  ...common,
  set: z.enum(['base', 'pegasus', 'daybreak']),
  kind: z.enum(['check', 'event', 'attack']),
  decides: z.string().optional(),
  options: z
    .array(
      z.union([
        z.strictObject({ check: z.literal(true) }),
        z.strictObject({ effect: z.string(), requires: z.string().optional() }),
      ]),
    )
    .optional(),
  check: check.optional(),
  pass: z.string().optional(),
  partial: z.string().optional(),
  fail: z.string().optional(),
  activate: z.array(z.string()),
  jump: z.boolean(),
  evacuate: z.boolean().optional(),
  stays: z.string().optional(),
  attack: z
    .strictObject({
      activate: z.array(z.string()),
      setup: areas,
      special: z.strictObject({ name: z.string(), effect: z.string() }),
    })
    .optional(),
});

const character = z.strictObject({
  ...common,
  version: z.literal('original'),
  class: z.string(),
  skills: z
    .object({ choose: z.array(z.strictObject({ of: z.array(z.string()), n: z.int() })).optional() })
    .catchall(z.int()),
  start: z.string(),
  start_note: z.string().optional(),
  abilities: z.array(ability),
  once_per_game: ability,
});

const skillCard = z.strictObject({
  ...common,
  skill: z.string(),
  strengths: numbers,
  timing: z.string(),
  effect: z.string(),
});

const quorum = z.strictObject({
  ...common,
  timing: z.literal('action'),
  stays: z.union([z.literal(false), z.enum(['in-play', 'with-another-player'])]),
  roll: z.record(z.string(), z.string()).optional(),
  effect: z.string(),
});

const loyalty = z.strictObject({
  ...common,
  side: z.enum(['human', 'cylon', 'special', 'table']),
  timing: z.string().optional(),
  effect: z.string(),
  tables: z
    .record(
      z.string(),
      z.record(z.string(), z.object({ cylon: z.int(), human: z.int(), later: z.string().optional() })),
    )
    .optional(),
  adjustments: z.string().optional(),
});

const destination = z.strictObject({ ...common, distance: z.int(), effect: z.string() });
const objective = z.strictObject({
  ...common,
  thresholds: z.record(z.string(), z.string()),
  effect: z.string(),
});

const location = z.strictObject({
  ...common,
  board: z.string(),
  hazardous: z.boolean(),
  damageable: z.boolean(),
  who: z.enum(['human', 'cylon']),
  check: check.optional(),
  passive: z.string().optional(),
  effect: z.string(),
});

const title = z.strictObject({
  ...common,
  passive: z.string().optional(),
  actions: z.array(z.strictObject({ timing: z.literal('action'), effect: z.string() })).optional(),
  keeps_in_brig: z.boolean().optional(),
  kind: z.literal('succession').optional(),
  admiral: z.array(z.string()).optional(),
  president: z.array(z.string()).optional(),
});

const damageToken = z.strictObject({
  ...common,
  ship: z.string(),
  kind: z.enum(['resource', 'location', 'basestar']),
  location: z.string().optional(),
  effect: z.string(),
});

const civilianShip = z.strictObject({ ...common, loss: numbers });

const attack = z.strictObject({
  ...common,
  target: z.string(),
  by: z.array(z.string()),
  results: z.record(z.string(), z.string()),
});

const space = z.strictObject({
  index: z.int(),
  name: z.string().optional(),
  zone: z.string().optional(),
  population_cost: z.int().nullish(),
});
const component = z.strictObject({
  ...common,
  kind: z.string(),
  values: numbers.optional(),
  maximum: z.int().optional(),
  red_at_or_below: numbers.optional(),
  easier_for_humans: z.string().optional(),
  easier_for_cylons: z.string().optional(),
  loss: z.string().optional(),
  areas: areas.optional(),
  reserves: numbers.optional(),
  spaces: z.array(space).optional(),
  clockwise: z.array(z.string()).optional(),
  launch_areas: z.array(z.string()).optional(),
});

/** The entries of one box in one file of facts. */
function read<T>(file: string, schema: z.ZodType<T>, box = 'base'): readonly T[] {
  const path = new URL(`../../facts/${file}.yaml`, import.meta.url);
  const entries = z.array(z.looseObject({ set: z.string() })).parse(parse(readFileSync(path, 'utf8')));
  return entries.filter(entry => entry.set === box).map(entry => schema.parse(entry));
}

export const facts = {
  skillCards: read('skill-cards', skillCard),
  crisis: read('crisis-base', crisis),
  superCrisis: read('super-crisis', crisis),
  quorum: read('quorum', quorum),
  loyalty: read('loyalty', loyalty),
  destinations: read('destinations', destination),
  objectives: read('objectives', objective),
  characters: read('characters', character),
  locations: read('locations', location),
  titles: read('titles', title),
  damageTokens: read('damage-tokens', damageToken),
  civilianShips: read('civilian-ships', civilianShip),
  attackTable: read('attack-table', attack),
  components: read('components', component),
};

export const crisesOf = (box: 'pegasus' | 'daybreak', file: string): readonly CrisisFact[] =>
  read(file, crisis, box);

export type CrisisFact = z.infer<typeof crisis>;
export type CharacterFact = z.infer<typeof character>;
export type AbilityFact = z.infer<typeof ability>;
export type LocationFact = z.infer<typeof location>;
export type QuorumFact = z.infer<typeof quorum>;
