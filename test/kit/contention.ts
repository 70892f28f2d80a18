/** How busy the machine is with other things, measured: limits of time are for a machine that has time. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Waits for the others, then works for a while and says how long that was. */
const spin = `
  const { parentPort, workerData } = require('node:worker_threads');
  Atomics.wait(workerData, 0, 0);
  const begun = performance.now();
  while (performance.now() < begun + 150);
  parentPort.postMessage(performance.now() - begun);`;

/** More is not believed: a limit that stretches further is none. */
const most = 3;

/** 1 on an idle machine; 2 where what wants all cores gets half of them. */
async function contention(): Promise<number> {
  const start = new Int32Array(new SharedArrayBuffer(4));
  const workers = Array.from(
    { length: availableParallelism() },
    () => new Worker(spin, { eval: true, workerData: start }),
  );
  await Promise.all(workers.map(worker => once(worker, 'online')));
  const before = process.cpuUsage();
  const done = workers.map(worker => once(worker, 'message'));
  Atomics.store(start, 0, 1);
  Atomics.notify(start, 0);
  const spun = (await Promise.all(done)).flat().reduce((sum, time) => sum + Number(time), 0);
  const { user, system } = process.cpuUsage(before);
  await Promise.all(workers.map(worker => worker.terminate()));
  return Math.min(most, Math.max(1, (spun * 1000) / (user + system)));
}

/**
 * Measures until the time is within the limit, at most so often. On a busy machine all takes longer, by as much as is
 * measured right before and after; what a slower machine takes longer counts.
 */
export async function bestWithin(
  limit: number,
  measure: () => Promise<number>,
  tries = 4,
): Promise<{ readonly best: number; readonly limit: number; readonly told: string }> {
  const taken: { readonly time: number; readonly busy: number }[] = [];
  let busy = await contention();
  for (let n = 0; n < tries; n++) {
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
