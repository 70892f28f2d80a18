/** How busy the machine is with other things, measured: limits of time are for a machine that has time. */
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

const spin = 'const end = performance.now() + 200; while (performance.now() < end);';

/** 1 on an idle machine; 2 where what wants all cores gets half of them. */
async function contention(): Promise<number> {
  const cores = availableParallelism();
  const begun = performance.now();
  const before = process.cpuUsage();
  const spun = Array.from(
    { length: cores },
    () => new Promise(resolve => new Worker(spin, { eval: true }).once('exit', resolve)),
  );
  await Promise.all(spun);
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, ((performance.now() - begun) * cores * 1000) / (user + system));
}

/**
 * Measures until the time is within the limit, at most so often. On a busy machine all takes longer, by as much as is
 * measured right before and after; what a slower machine takes longer counts.
 */
export async function bestWithin(
  limit: number,
  measure: () => Promise<number>,
  most = 4,
): Promise<{ readonly best: number; readonly limit: number; readonly told: string }> {
  const taken: { readonly time: number; readonly busy: number }[] = [];
  let busy = await contention();
  for (let n = 0; n < most; n++) {
    const time = await measure();
    const after = await contention();
    taken.push({ time, busy: (busy + after) / 2 });
    busy = after;
    if (time < limit) break;
    await wait(300);
  }
  const told = taken.map(one => `${Math.round(one.time)} ms (busy ${one.busy.toFixed(1)})`).join(', ');
  const fair = taken.map(one => one.time / one.busy);
  return { best: Math.min(...fair), limit, told };
}
