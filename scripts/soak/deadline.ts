/** What takes so long would freeze a page, or never answer. */
const longest = 5000;

/** Gives what came of it; throws where it takes too long, or never ends. */
export async function inTime<T>(what: string, work: () => Promise<T>, most = longest): Promise<T> {
  const begun = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: no answer after ${most / 1000} s`)), most);
  });
  try {
    const value = await Promise.race([work(), late]);
    // What does not let anything else run cannot be broken off.
    const took = performance.now() - begun;
    if (took > most) throw new Error(`${what}: it took ${(took / 1000).toFixed(1)} s`);
    return value;
  } finally {
    clearTimeout(timer);
  }
}
