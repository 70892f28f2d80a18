/**
 * The position notation, as a schema: what a table looks like at one moment. Used twice: as the position a scenario
 * starts from, and, every part optional and every list also by its length, as what one expects.
 */
import { z } from 'astro/zod';
import { resources, sectors, steps, type Title } from '#engine/model/vocabulary.ts';
import { craftKeys } from './crafts.ts';
import { type IdSchemas, seatId } from './ids.ts';
import { slotSchemas } from './slotSchemas.ts';

/** How a list is written here; an expectation may give its length instead. */
type ListOf = <T extends z.ZodType>(of: T) => z.ZodType<z.output<T>[]>;

const plainList: ListOf = of => z.array(of);

/** No box has as many pieces; more would only keep whoever lays them out busy. */
const most = 99;

const count = z.int().min(0).max(most);

const die = z.int().min(1).max(8);

/** What books add; typed as nothing, since only their own slots read it. */
const added = (ids: IdSchemas, list: ListOf, on: 'table' | 'seat', within?: string): object =>
  slotSchemas(ids, list, on, within);

/** Who holds each title. */
type Titled = { readonly [title in Title]?: string | undefined };
const byTitle = ({ titles }: IdSchemas) =>
  Object.fromEntries(titles.map(title => [title, seatId.optional()]));

function turn(ids: IdSchemas) {
  return z
    .strictObject({
      number: z.int().min(1).max(most).optional(),
      active: seatId.optional(),
      first: seatId.optional().meta({ description: 'The starting player, when it is not the first seat.' }),
      step: z.enum(steps).optional(),
      actions: count.optional().meta({ description: 'Actions left in the Action step; 1 when left out.' }),
      moved: z
        .boolean()
        .optional()
        .meta({ description: 'The active player is not where the turn has found him (Stim Junkie).' }),
      crisis: ids.crisis
        .optional()
        .meta({ description: 'The crisis card whose icons are due, for the steps activate and jump.' }),
    })
    .meta({ description: 'Whose turn it is, and the step at whose beginning play stands.' });
}

/** Keys of craft that books bring; typed as nothing, since they are read by their names. */
const flownLikeVipers = (ids: IdSchemas, list: ListOf): object =>
  Object.fromEntries(
    craftKeys(ids).flatMap(({ unmanned, pilots }) => [
      [unmanned, count.optional().meta({ description: 'Unmanned ones.' })],
      [pilots, list(seatId).optional()],
    ]),
  );

/** Ships that nobody flies. */
const flownByNobody = (ids: IdSchemas, list: ListOf) => ({
  basestars: list(z.strictObject({ damage: list(ids.basestarToken).optional() })).optional(),
  raiders: count.optional(),
  'heavy-raiders': count.optional(),
  vipers: count.optional().meta({ description: 'Unmanned ones.' }),
});

const civilians = (ids: IdSchemas, list: ListOf) => z.union([list(ids.civilian), count]).optional();

function sector(ids: IdSchemas, list: ListOf) {
  return z.strictObject({
    ...flownByNobody(ids, list),
    pilots: list(seatId).optional(),
    ...flownLikeVipers(ids, list),
    civilians: civilians(ids, list),
  });
}

/** A place that a book has besides the sectors. */
const area = (ids: IdSchemas, list: ListOf) =>
  z.strictObject({ ...flownByNobody(ids, list), civilians: civilians(ids, list) });

/** Where books have such places; typed as if one always had. */
function afar(ids: IdSchemas, list: ListOf): { readonly areas: z.ZodOptional<z.ZodType<AreaPositions>> } {
  const inArea = area(ids, list);
  const areas = z
    .strictObject(Object.fromEntries(ids.areas.map(one => [one, inArea.optional()] as const)))
    .optional()
    .meta({ description: 'Ships in places of their own; one left out is empty.' });
  return (ids.areas.length > 0 ? { areas } : {}) as ReturnType<typeof afar>;
}

function seat(ids: IdSchemas, list: ListOf) {
  return z.strictObject({
    at: z.union([ids.location, z.enum(['stranded', 'viper'])]).optional(),
    hand: list(ids.skillCard).optional(),
    loyalty: list(ids.loyalty).optional(),
    shown: list(ids.loyalty).optional().meta({ description: 'Loyalty cards lying face up.' }),
    revealed: z.union([z.boolean(), z.enum(ids.standings)]).optional(),
    quorum: list(ids.quorum).optional(),
    attached: list(ids.quorum).optional(),
    'super-crises': list(ids.superCrisis).optional(),
    used: list(ids.used).optional(),
    knows: z.array(z.string()).optional(),
    ...added(ids, list, 'seat'),
  });
}

function piles(ids: IdSchemas, list: ListOf) {
  return z.strictObject(
    Object.fromEntries([...ids.piles].map(([name, id]) => [name, list(id).optional()] as const)),
  );
}

function shape(ids: IdSchemas, list: ListOf) {
  const inSector = sector(ids, list);
  const pile = piles(ids, list);
  return {
    turn: turn(ids).optional(),
    resources: z
      .strictObject(Object.fromEntries(resources.map(r => [r, z.int().min(0).max(15).optional()] as const)))
      .optional(),
    'jump-track': z.int().min(0).max(5).optional(),
    travelled: list(ids.destination).optional(),
    boarding: list(z.int().min(0).max(4)).optional(),
    nukes: count.optional(),
    space: z
      .strictObject(Object.fromEntries(sectors.map(s => [s, inSector.optional()] as const)))
      .optional()
      .meta({ description: 'Given, it is everything in space; a sector left out is empty.' }),
    ...afar(ids, list),
    reserves: z
      .strictObject({
        vipers: count.optional(),
        raptors: count.optional(),
        ...added(ids, list, 'table', 'reserves'),
      })
      .optional(),
    'damaged-vipers': count.optional(),
    destroyed: z
      .strictObject({
        vipers: count.optional(),
        raptors: count.optional(),
        ...added(ids, list, 'table', 'destroyed'),
        civilians: list(ids.civilian).optional(),
      })
      .optional(),
    'galactica-damage': list(ids.galacticaToken).optional(),
    removed: list(ids.removed).optional().meta({ description: 'Cards and tokens out of the game.' }),
    titles: z.strictObject(byTitle(ids)).optional() as z.ZodOptional<z.ZodType<Titled>>,
    'in-play': list(ids.inPlay).optional(),
    seats: z.record(seatId, seat(ids, list)).optional(),
    piles: pile.optional().meta({ description: 'Tops, the next card first.' }),
    bottoms: pile.optional().meta({ description: 'Bottoms, the last card last.' }),
    shuffled: pile
      .optional()
      .meta({ description: 'All that a pile holds between its top and its bottom, in no order.' }),
    discards: pile.optional().meta({ description: 'The card on top last.' }),
    ...added(ids, list, 'table'),
  };
}

export function positionSchema(ids: IdSchemas) {
  return z.strictObject({
    ...shape(ids, plainList),
    dice: z.array(die).optional().meta({ description: 'The next results, in order.' }),
  });
}

export type Position = z.infer<ReturnType<typeof positionSchema>>;
export type SectorPosition = z.infer<ReturnType<typeof sector>>;
export type AreaPosition = z.infer<ReturnType<typeof area>>;
type AreaPositions = { readonly [at: string]: AreaPosition | undefined };
export type SeatPosition = z.infer<ReturnType<typeof seat>>;

/** Any part of a position; typed loosely because it is only ever compared. */
export function expectationSchema(ids: IdSchemas): z.ZodType<Expectation> {
  const listOrCount = (of: z.ZodType) => z.union([z.array(of), count]);
  return z.strictObject({
    ...shape(ids, listOrCount as ListOf),
    distance: count.optional(),
    dice: listOrCount(die).optional().meta({ description: 'Given results that have not been rolled yet.' }),
  });
}

export type Expectation = { readonly [key: string]: unknown };
