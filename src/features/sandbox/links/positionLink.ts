/** A position behind `#position=`: a scenario in its notation, without what only a collection of scenarios needs. */
import type { Scenario } from '#scenarios/index.ts';
import { isObject, parseJson } from '#ui/links/json.ts';
import { pack, type Unpacked, unpack } from '#ui/links/packed.ts';

/** Every scenario has an id; those that come from a link share this one. */
export const sharedId = 'shared';

export function packPosition({ books, game, position, script }: Scenario): string {
  return pack(JSON.stringify({ books, game, position, script }));
}

/**
 * The text of the scenario, as JSON, which is YAML too: whether such a position can be is for its reader to say
 * (`readShared`).
 */
export function unpackPosition(packed: string): Unpacked {
  const unpacked = unpack(packed);
  if (!unpacked.ok) return unpacked;
  const scenario = parseJson(unpacked.text);
  if (!isObject(scenario)) return { ok: false, fault: 'damaged' };
  return { ok: true, text: JSON.stringify({ id: sharedId, ...scenario }, undefined, 1) };
}
