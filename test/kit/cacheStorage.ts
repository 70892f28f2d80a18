/** A Cache Storage in memory, with faults to order: what the service worker and the pages of the site do with it. */
const root = 'https://site.example';

type Entry = { readonly body: Uint8Array<ArrayBuffer>; readonly headers: [string, string][] };

export class CachesInMemory {
  readonly stored = new Map<string, Map<string, Entry>>();
  /** Asked before anything is done; throws or waits as the test wants. */
  before: (what: 'open' | 'match' | 'put', path: string) => unknown = () => undefined;

  async has(name: string): Promise<boolean> {
    return this.stored.has(name);
  }

  async keys(): Promise<string[]> {
    return [...this.stored.keys()].toSorted();
  }

  async delete(name: string): Promise<boolean> {
    return this.stored.delete(name);
  }

  async match(path: string, { cacheName }: { readonly cacheName: string }): Promise<Response | undefined> {
    await this.before('match', path);
    return responseOf(this.stored.get(cacheName)?.get(pathOf(path)));
  }

  async open(name: string) {
    await this.before('open', name);
    const entries = this.stored.get(name) ?? new Map<string, Entry>();
    this.stored.set(name, entries);
    return {
      match: (path: string) => this.match(path, { cacheName: name }),
      put: async (path: string, response: Response) => {
        await this.before('put', path);
        const body = new Uint8Array(await response.arrayBuffer());
        entries.set(pathOf(path), { body, headers: [...response.headers] });
      },
      delete: async (path: string) => entries.delete(pathOf(path)),
      keys: async () => [...entries.keys()].map(path => ({ url: root + path })),
    };
  }

  /** What a cache holds, sorted. */
  paths(name: string): string[] {
    return [...(this.stored.get(name)?.keys() ?? [])].toSorted();
  }
}

const pathOf = (path: string): string => new URL(path, root).pathname;

const responseOf = (entry: Entry | undefined): Response | undefined =>
  entry && new Response(entry.body, { headers: entry.headers });
