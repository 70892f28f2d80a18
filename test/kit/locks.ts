/** Locks as a browser has them, for tabs of one process. */
export function makeLocks(): LockManager {
  const held = new Map<string, { readonly lose: (reason: unknown) => void; readonly end: () => void }>();
  const queues = new Map<string, (() => void)[]>();
  const request = (
    name: string,
    options: LockOptions,
    callback: LockGrantedCallback<unknown>,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const grant = () => {
        let isOver = false;
        const end = () => {
          if (isOver) return;
          isOver = true;
          held.delete(name);
          queues.get(name)?.shift()?.();
        };
        const lose = (reason: unknown) => {
          isOver = true;
          reject(reason);
        };
        held.set(name, { lose, end });
        Promise.resolve(callback({ name, mode: 'exclusive' })).then(value => {
          end();
          resolve(value);
        }, reject);
      };
      if (options.steal) {
        held.get(name)?.lose(new DOMException('', 'AbortError'));
        held.delete(name);
      }
      if (!held.has(name)) grant();
      else if (options.ifAvailable) Promise.resolve(callback(null)).then(resolve, reject);
      else {
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        queue.push(grant);
        options.signal?.addEventListener('abort', () => {
          queue.splice(queue.indexOf(grant), 1);
          reject(new DOMException('', 'AbortError'));
        });
      }
    });
  return { request, query: async () => ({}) } as LockManager;
}
