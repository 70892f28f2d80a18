/** The notation as a form: every part of it that its schema knows, so that a book which adds to the one adds to the other. */
import { z } from 'astro/zod';
import type { Library } from '#engine/index.ts';
import { idSchemas } from '#scenarios/notation/ids.ts';
import { positionSchema } from '#scenarios/notation/position.ts';

export type Field =
  | { readonly is: 'group'; readonly fields: readonly (readonly [key: string, field: Field])[] }
  | { readonly is: 'list'; readonly of: Field }
  | { readonly is: 'choice'; readonly options: readonly (string | boolean)[] }
  | { readonly is: 'seat' }
  | { readonly is: 'seats'; readonly of: Field }
  | { readonly is: 'number'; readonly least: number; readonly most: number }
  | { readonly is: 'text' };

type Schema = {
  readonly type?: string;
  readonly properties?: { readonly [key: string]: Schema };
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
};

const known = new WeakMap<Library, Field>();

export function positionField(lib: Library): Field {
  const found = known.get(lib);
  if (found !== undefined) return found;
  // A position names no rules.
  const field = fieldOf(z.toJSONSchema(positionSchema(idSchemas(lib, []))) as Schema);
  known.set(lib, field);
  return field;
}

/** No number of the notation is larger that has no limit of its own. */
const most = 99;

function fieldOf(schema: Schema): Field {
  if (schema.anyOf !== undefined) return either(schema.anyOf.map(fieldOf));
  if (schema.enum !== undefined) return { is: 'choice', options: schema.enum };
  switch (schema.type) {
    case 'object': {
      const rest = schema.additionalProperties;
      if (typeof rest === 'object' && schema.properties === undefined)
        return { is: 'seats', of: fieldOf(rest) };
      const fields = Object.entries(schema.properties ?? {}).map(
        ([key, inner]) => [key, fieldOf(inner)] as const,
      );
      return { is: 'group', fields };
    }
    case 'array':
      return { is: 'list', of: fieldOf(schema.items ?? {}) };
    case 'integer':
    case 'number':
      return { is: 'number', least: schema.minimum ?? 0, most: Math.min(most, schema.maximum ?? most) };
    case 'boolean':
      return { is: 'choice', options: [true, false] };
    default:
      return schema.pattern === undefined ? { is: 'text' } : { is: 'seat' };
  }
}

/** Of words the one list of all; otherwise what says most: a list rather than its length. */
function either(fields: readonly Field[]): Field {
  const words = fields.flatMap(field => (field.is === 'choice' ? field.options : []));
  if (words.length > 0) return { is: 'choice', options: words };
  return fields.find(field => field.is === 'list') ?? fields[0] ?? { is: 'text' };
}
