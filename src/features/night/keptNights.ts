/**
 * What is kept of an evening on this device, and only there: the names of the players are part of it. Pages fetch this
 * when they wake (`useEvening`): it reads what may be anything.
 */
import * as v from 'valibot';
import { parseJson } from '#ui/links/json.ts';
import { parsePlan } from './parsePlan.ts';
import { makePlan, type Plan } from './plan.ts';
import type { Ticks } from './setUp.ts';

export { planIn } from './planIn.ts';
export { parsePlan };

const key = 'action-stations-tonight';

export interface Evening {
  readonly plan?: Plan;
  /** By seat; empty where there is none. */
  readonly names: readonly string[];
  /** Steps of the set-up that are done. */
  readonly ticks: Ticks;
  /** What was pressed on the screen for the table. */
  readonly table?: string;
}

const name = v.fallback(v.pipe(v.string(), v.maxLength(200)), '');

/** What cannot be read counts as not written. */
const evening = v.object({
  plan: v.optional(v.unknown()),
  names: v.fallback(v.pipe(v.array(name), v.maxLength(40)), []),
  ticks: v.fallback(v.record(v.string(), v.string()), {}),
  table: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(20_000))), undefined),
} satisfies { readonly [part in keyof Evening]-?: v.GenericSchema });

/** The evening of this device, whatever lies beside it. */
export function ownEvening(): Evening {
  const stored = v.safeParse(evening, parseJson(storedText()));
  if (!stored.success) return { names: [], ticks: {} };
  const { plan, names, ticks, table } = stored.output;
  const read = typeof plan === 'string' ? parsePlan(plan) : undefined;
  return {
    names,
    ticks,
    ...(read === undefined ? {} : { plan: read }),
    ...(table === undefined ? {} : { table }),
  };
}

function storedText(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** An evening from a link that has not been taken over: nothing of it is stored. */
let visited: Evening | undefined;

/** Lays a plan from a link beside the evening of this device; without one, only that is there again. */
export function visit(plan: Plan | undefined): void {
  visited = plan && { plan, names: [], ticks: {} };
}

/** The evening from the link replaces that of this device, with all that belonged to it. Gives whether it is kept. */
export function takeOver(): boolean {
  const taken = visited;
  visited = undefined;
  return taken === undefined || store(taken);
}

/** What is shown: an evening from a link, or that of this device. */
export const readEvening = (): Evening => visited ?? ownEvening();

interface Change {
  readonly plan?: Plan;
  readonly names?: readonly string[];
  readonly ticks?: Ticks;
  readonly table?: string | undefined;
}

/** Gives whether it has been kept, if it is to be. */
export function keepEvening(change: Change): boolean {
  const { table, ...rest } = { ...readEvening(), ...change };
  const next: Evening = { ...rest, ...(table === undefined ? {} : { table }) };
  if (visited === undefined) return store(next);
  visited = next;
  return true;
}

function store({ plan, ...rest }: Evening): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ ...rest, plan: plan && makePlan(plan) }));
    return true;
  } catch {
    // Without storage the evening lasts as long as the page, and the page says so.
    return false;
  }
}
