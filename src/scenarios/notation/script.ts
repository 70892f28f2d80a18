/** The script: one kind of line after another, each told by the key it is named after. */
import { z } from 'astro/zod';
import { refusals } from '#engine/model/choice.ts';
import type { EventType } from '#engine/model/event.ts';
import { resources, sectors, shipKinds, sides, steps } from '#engine/model/vocabulary.ts';
import { asks, deeds } from '../recording/asks.ts';
import type { EventFields, FieldKind } from './eventFields.ts';
import { type IdSchemas, seatId } from './ids.ts';
import { expectationSchema } from './position.ts';

const names = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[];

/** Where a line belongs: the timing point of a window, or what is asked. */
const placesOf = (ids: IdSchemas) => [...ids.points, ...ids.prompts];

const answer = z.union([z.string(), z.int(), z.array(z.string())]);
const atPlace = (ids: IdSchemas) =>
  z.enum(placesOf(ids)).optional().meta({
    description: 'The timing point or prompt this line belongs to; windows before it are passed.',
  });

function field(ids: IdSchemas, kind: FieldKind): z.ZodType {
  if (typeof kind === 'object') return z.enum(names(kind));
  switch (kind) {
    case 'seat':
      return seatId;
    case 'number':
      return z.int();
    case 'flag':
      return z.boolean();
    case 'ability':
      return ids.ability;
    case 'option':
      return ids.crisisOption;
    case 'activation':
      return z.enum(ids.activations);
    case 'ending':
      return z.enum(ids.endings);
    case 'side':
      return z.enum(sides);
    case 'card':
      return ids.card;
    case 'cards':
      return z.union([z.array(ids.card), z.int().min(0)]);
    case 'character':
      return ids.character;
    case 'location':
      return ids.location;
    case 'resource':
      return z.enum(resources);
    case 'sector':
      return z.enum(sectors);
    case 'ship-place':
      return z.enum([...sectors, ...ids.areas]);
    case 'ship':
      return z.enum(shipKinds);
    case 'craft':
      return z.enum(ids.crafts);
    case 'ship-or-craft':
      return z.enum([...shipKinds, ...ids.crafts]);
    case 'any-ship':
      return z.enum([...shipKinds, ...ids.crafts, 'raptor']);
    case 'repaired':
      return z.enum(['viper', 'raptor', ...ids.crafts]);
    case 'scouted':
      return z.enum(ids.scouted);
    case 'skill':
      return z.enum(ids.skills);
    case 'skills':
      return z.array(z.enum(ids.skills));
    case 'step':
      return z.enum(steps);
    case 'pile':
      return z.enum([...ids.piles.keys()]);
    case 'title':
      return z.enum(ids.titles);
  }
}

/** Some of what an event tells; `cause` asks which rule, card or node brought it about. */
function eventSchema(ids: IdSchemas, events: EventFields): z.ZodType<EventExpectation> {
  const cause = z.strictObject({
    rule: ids.rule.optional(),
    card: ids.causingCard.optional(),
    node: ids.node.optional(),
  });
  const kinds = Object.entries(events).map(([type, kindsOfFields = {}]) => {
    const fields = Object.entries(kindsOfFields).map(([name, kind]) => [name, field(ids, kind).optional()]);
    return z.strictObject({
      type: z.literal(type),
      ...Object.fromEntries(fields),
      cause: cause.optional(),
      times: z
        .int()
        .min(1)
        .optional()
        .meta({ description: 'Exactly so often; at least once when left out.' }),
    });
  });
  const [first, ...rest] = kinds;
  if (!first) throw new Error('There are no kinds of events');
  return z.discriminatedUnion('type', [first, ...rest]) as unknown as z.ZodType<EventExpectation>;
}

export interface EventExpectation {
  readonly type: EventType;
  readonly times?: number;
  readonly [field: string]: unknown;
}

export function lineSchema(ids: IdSchemas, events: EventFields) {
  const event = eventSchema(ids, events);
  const at = atPlace(ids);
  const options = z.array(z.string()).optional();
  return z.union([
    z.strictObject({ seat: seatId, choose: answer, at }).meta({ title: 'A seat, or chance, answers' }),
    z
      .strictObject({
        mark: z.string().regex(/^[a-z][a-z0-9-]*$/),
        ask: z.enum(asks).optional().meta({ description: 'What a reader is asked to foretell here.' }),
        do: z
          .enum(deeds)
          .optional()
          .meta({ description: 'The reader makes the next choice: the same as the script, or any.' }),
        of: z
          .array(z.union([z.string(), z.array(z.string())]))
          .min(1)
          .optional()
          .meta({ description: 'Where any is right: what counts besides the answer of the script.' }),
        guess: z
          .literal(true)
          .optional()
          .meta({ description: 'The reader cannot know it: the question says that it is a guess.' }),
        about: z
          .array(z.string())
          .min(1)
          .optional()
          .meta({ description: 'Spots of the board that its words name: they are lit and in view.' }),
        rule: ids.rule
          .optional()
          .meta({ description: 'The rule a question is about, where no event names it.' }),
      })
      .meta({ title: 'A place where the tutor can stop' }),
    z.strictObject({ expect: expectationSchema(ids) }),
    z.strictObject({ 'expect-event': event }),
    z.strictObject({ 'expect-no-event': event }),
    z
      .strictObject({ 'expect-events': z.array(event).min(2) })
      .meta({ description: 'All of these, one after the other; others may have happened between them.' }),
    z.strictObject({
      'expect-choice': z.strictObject({
        seat: seatId,
        at,
        options,
        includes: options,
        excludes: options,
        min: z.int().min(0).optional(),
        max: z.int().min(0).optional(),
      }),
    }),
    z
      .strictObject({
        'expect-no-choice': z.strictObject({ seat: seatId, at: z.enum(placesOf(ids)), includes: options }),
      })
      .meta({ title: 'Nothing of the kind was asked since the last line that chose' }),
    z.strictObject({
      'expect-view': z.strictObject({
        seat: seatId,
        hides: z.union([z.string(), z.array(z.string())]).optional(),
        shows: z.union([z.string(), z.array(z.string())]).optional(),
      }),
    }),
    z.strictObject({
      refuse: z.strictObject({ seat: seatId, choose: answer, because: z.enum(refusals), at }),
    }),
    z.strictObject({
      'expect-over': z.strictObject({
        winner: z.enum(sides).optional(),
        because: z.enum(ids.endings).optional(),
        winners: z.array(seatId).optional().meta({ description: 'The seats that share the victory.' }),
      }),
    }),
  ]);
}

export type Line = z.infer<ReturnType<typeof lineSchema>>;
export type ChooseLine = Extract<Line, { choose: unknown }>;
export type ChoiceExpectation = Extract<Line, { 'expect-choice': unknown }>['expect-choice'];
export type NoChoiceExpectation = Extract<Line, { 'expect-no-choice': unknown }>['expect-no-choice'];
export type ViewExpectation = Extract<Line, { 'expect-view': unknown }>['expect-view'];
export type RefuseLine = Extract<Line, { refuse: unknown }>['refuse'];
export type WrittenAnswer = z.infer<typeof answer>;
