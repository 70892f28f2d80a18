const coming = new Map<string, Promise<unknown>>();

/** Fetches what lies at an address, once for everybody who asks; after a failure the next one tries again. */
export function fetchOnce<T>(address: string): Promise<T> {
  return once(address, async response => (await response.json()) as T);
}

/** Fetches a file as it is: who is handed it reads it elsewhere. */
export function fetchFile(address: string): Promise<ArrayBuffer> {
  return once(address, response => response.arrayBuffer());
}

async function once<T>(address: string, read: (response: Response) => Promise<T>): Promise<T> {
  const known = coming.get(address) ?? fetched(address, read);
  coming.set(address, known);
  try {
    return (await known) as T;
  } catch (error) {
    coming.delete(address);
    throw error;
  }
}

async function fetched<T>(address: string, read: (response: Response) => Promise<T>): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return await read(response);
}
