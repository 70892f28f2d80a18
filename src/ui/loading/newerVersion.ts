/** Where the host says which version of the site it has (`features/offline/sets.ts`). */
export const versionFile = 'kept/sets.json';

const own: string = import.meta.env['PUBLIC_VERSION'] ?? '';

/** Whether the host has another version by now than the one that this page belongs to: its parts are not there any more. */
export async function hasNewerVersion(base: string, version = own): Promise<boolean> {
  try {
    const answer = await fetch(base + versionFile, { cache: 'no-store' });
    const told: { readonly version?: unknown } = await answer.json();
    return version !== '' && typeof told.version === 'string' && told.version !== version;
  } catch {
    // No answer, or another file than that of the versions: the connection is at fault, not the version.
    return false;
  }
}
