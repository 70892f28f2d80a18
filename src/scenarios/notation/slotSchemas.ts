/** The keys by which a position speaks of the slots that books add to the state. */
import { z } from 'astro/zod';
import type { PileName } from '#engine/model/vocabulary.ts';
import type { Written } from '#engine/slots/notation.ts';
import type { Slot } from '#engine/slots/slot.ts';
import type { IdSchemas } from './ids.ts';

type ListOf = <T extends z.ZodType>(of: T) => z.ZodType<z.output<T>[]>;

function schemaOf(written: Written, ids: IdSchemas, list: ListOf): z.ZodType {
  const cards = (pile: PileName) => ids.piles.get(pile) ?? z.never();
  const plain = (): z.ZodType => {
    switch (written.is) {
      case 'count':
        return z.int().min(0);
      case 'flag':
        return z.boolean();
      case 'locations':
        return list(ids.location);
      case 'word':
        return z.enum(written.of);
      case 'card':
        return cards(written.of);
      case 'cards':
        return list(cards(written.of));
      case 'map':
        return z.strictObject(
          Object.fromEntries(
            Object.entries(written.fields).map(([key, of]) => [key, schemaOf(of, ids, list).optional()]),
          ),
        );
    }
  };
  return written.description === undefined ? plain() : plain().meta({ description: written.description });
}

/**
 * The keys of all slots of the table, or of a seat, each with its schema. With `within` those inside that key of the
 * position, otherwise those that stand by themselves.
 */
export function slotSchemas(
  ids: IdSchemas,
  list: ListOf,
  on: Slot['on'],
  within?: string,
): { readonly [key: string]: z.ZodType } {
  const keys = ids.slots
    .filter(slot => slot.on === on)
    .flatMap(slot => Object.entries(slot.notation?.keys ?? {}));
  return Object.fromEntries(
    keys.flatMap(([key, written]) => {
      const [outer, inner] = key.split('.');
      const name = within === undefined && inner === undefined ? outer : outer === within ? inner : undefined;
      return name === undefined ? [] : [[name, schemaOf(written, ids, list).optional()]];
    }),
  );
}
