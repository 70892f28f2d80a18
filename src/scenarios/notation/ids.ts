/** Every id a scenario may write, read off the books, as lists a schema can be made from. */
import { z } from 'astro/zod';
import type { Library } from '#engine/index.ts';
import { optionId } from '#engine/model/optionId.ts';
import { type PileName, titlesOf } from '#engine/model/vocabulary.ts';
import type { RuleId } from '#rules/ruleId.ts';
import { suggestion } from '../reader/nearest.ts';
import { pileContents } from './contents.ts';

/** Abilities that can be used up for the whole game. */
function onceAGame(lib: Library): string[] {
  const reactions = Object.values(lib.reactions).flat();
  return [...lib.actions, ...lib.movements, ...reactions]
    .filter(f => f.ability.once === 'game')
    .map(f => f.ability.id);
}

/** Whatever somebody uses by its name: on a sheet, a title, a card that lies before them. */
function abilities(lib: Library): string[] {
  const reactions = Object.values(lib.reactions).flat();
  return [...new Set([...lib.actions, ...lib.movements, ...reactions].map(f => f.ability.id))].sort();
}

/** A block, or a line of one. There are thousands, so an editor is not given the list. */
function node(lib: Library): z.ZodType<string> {
  const known = new Set(
    [...lib.blocks.values()].flatMap(({ id, lines }) => [id, ...lines.map(line => line.id)]),
  );
  return z.string().refine(id => known.has(id), {
    error: ({ input }) => `there is no node "${String(input)}".${suggestion(String(input), [...known])}`,
  });
}

export function idSchemas(lib: Library, rules: readonly RuleId[]) {
  const piles = pileContents(lib);
  const several = (...names: PileName[]) => z.enum(names.flatMap(name => piles.get(name) ?? []));
  const lying = (place: 'in-play' | 'removed') =>
    lib.kinds.filter(({ lies }) => lies?.includes(place)).map(kind => kind.pile);
  const pile = (name: PileName) => several(name);
  return {
    slots: lib.slots,
    points: [...lib.points.keys()],
    prompts: lib.prompts,
    scouted: lib.scouted,
    endings: lib.endings,
    crafts: lib.crafts,
    areas: lib.areas,
    titles: titlesOf(lib),
    // The others are written as false and true.
    standings: [...lib.standings.keys()].filter(one => one !== 'no' && one !== 'cylon'),
    skills: lib.skills,
    activations: [...lib.blocks.keys()].flatMap(id => /^activate-([a-z-]+)$/.exec(id)?.[1] ?? []),
    rule: z.enum(rules),
    objective: z.enum([...lib.objectives.keys()]),
    character: z.enum([...lib.characters.keys()]),
    location: z.enum([...lib.locations.keys()]),
    skillCard: pile('destiny'),
    crisis: pile('crisis'),
    superCrisis: pile('super-crisis'),
    quorum: pile('quorum'),
    loyalty: pile('loyalty'),
    destination: pile('destination'),
    civilian: pile('civilians'),
    galacticaToken: pile('galactica-damage'),
    basestarToken: pile('basestar-damage'),
    inPlay: several('crisis', 'super-crisis', 'quorum', ...lying('in-play')),
    // A character may be out of the game, like a card.
    removed: z.enum([
      ...several('crisis', 'super-crisis', 'quorum', ...lying('removed'), 'galactica-damage').options,
      ...lib.characters.keys(),
    ]),
    card: z.enum([...new Set([...piles.values()].flat())]),
    used: z.enum(onceAGame(lib)),
    ability: z.enum(abilities(lib)),
    crisisOption: z.enum([
      ...new Set([...lib.crises.values()].flatMap(({ options = [] }) => options.map(optionId))),
    ]),
    // What brings something about: a card, a sheet, a location; and any line of its tree.
    causingCard: z.enum([...new Set([...lib.blocks.values()].flatMap(({ card }) => card ?? []))]),
    node: node(lib),
    piles: new Map([...piles].map(([name, ids]) => [name, z.enum([...ids])] as const)),
  };
}

export type IdSchemas = ReturnType<typeof idSchemas>;

/** A seat is named by the scenario itself, so which ids exist is looked into after the shape. */
export const seatId = z.string().regex(/^[a-z][a-z0-9-]*$/);
