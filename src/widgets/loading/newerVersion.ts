/** Where the host says which version of the site it has (`components/offline/sets.ts`). */
export const versionFile = 'kept/sets.json';

const own: string = import.meta.env['PUBLIC_VERSION'] ?? '';

/** Whether the host has another version by now than the one that this page belongs to: its parts are not there any more. */
export async function hasNewerVersion(base: string, version = own): Promise<boolean> {
  if (version === '') return false;
  try {
    const answer = await fetch(`${base}${versionFile}`, { cache: 'no-store' });
    const told: unknown = answer.ok ? await answer.json() : undefined;
    if (typeof told !== 'object' || told === null) return false;
    const theirs: unknown = Reflect.get(told, 'version');
    return typeof theirs === 'string' && theirs !== version;
  } catch {
    // Nobody answers: it is the connection.
    return false;
  }
}
