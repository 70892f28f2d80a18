import { libraryOf } from '#books/libraries.ts';
import { parseSave, savedBooks } from '#engine/index.ts';
import type { Found } from './openingOf.ts';

/** A save that cannot be played is refused before it is opened, where it can be kept. */
export async function held(found: Found): Promise<Found> {
  if (!found.ok || found.opening.from !== 'save') return found;
  const { text } = found.opening;
  const loaded = parseSave(await libraryOf(savedBooks(text) ?? []), text);
  return loaded.ok === false ? { ok: false, fault: 'not-loaded', loaded } : found;
}
