const coming = new Map<string, Promise<unknown>>();

/** Fetches what lies at an address, once for everybody who asks; after a failure the next one tries again. */
export async function fetchOnce<T>(address: string): Promise<T> {
  const known = coming.get(address) ?? read(address);
  coming.set(address, known);
  try {
    return (await known) as T;
  } catch (error) {
    coming.delete(address);
    throw error;
  }
}

async function read(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return await response.json();
}
