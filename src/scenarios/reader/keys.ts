/** Walking a schema: which keys belong at a place, so that a misspelt one can be put right. */
import type { z } from 'astro/zod';
import type { Path } from '../problem.ts';

type Schema = z.core.$ZodType;

/** The keys that belong at a path. */
export function keysAt(root: Schema, path: Path): string[] {
  let at: readonly Schema[] = [root];
  for (const step of path) at = at.flatMap(schema => inside(schema, step));
  return [...new Set(at.flatMap(unwrap).flatMap(keysOf))];
}

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
}

const definition = (schema: Schema): Definition => schema._zod.def as unknown as Definition;

/** The schemas behind optional ones and unions. */
function unwrap(schema: Schema): readonly Schema[] {
  const { innerType, options } = definition(schema);
  if (innerType) return unwrap(innerType);
  return options ? options.flatMap(unwrap) : [schema];
}

const keysOf = (schema: Schema): string[] => Object.keys(definition(schema).shape ?? {});

function inside(schema: Schema, step: string | number): readonly Schema[] {
  return unwrap(schema).flatMap(each => {
    const { shape, element, valueType } = definition(each);
    if (typeof step === 'number') return element ? [element] : [];
    const child = shape?.[step] ?? valueType;
    return child ? [child] : [];
  });
}
