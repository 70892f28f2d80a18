/** What keeps a processor busy for so long would freeze a page; a busy machine takes longer by the clock. */
const longest = 5000;
/** By the clock: by then nothing will come any more. */
const never = 30_000;

/** Gives what came of it; throws where it takes too long, or never ends. */
export async function inTime<T>(what: string, work: () => Promise<T>, most = never): Promise<T> {
  const before = process.cpuUsage();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: no answer after ${most / 1000} s`)), most);
  });
  try {
    const value = await Promise.race([work(), late]);
    // What does not let anything else run cannot be broken off.
    const { user, system } = process.cpuUsage(before);
    const took = (user + system) / 1000;
    if (took > longest)
      throw new Error(`${what}: it kept the processor busy for ${(took / 1000).toFixed(1)} s`);
    return value;
  } finally {
    clearTimeout(timer);
  }
}
