/** What is kept of an evening on this device, and only there: the names of the players are part of it. */
import * as v from 'valibot';
import { makePlan, type Plan, parsePlan } from '../machines/tonight/plan.ts';
import type { Ticks } from '../machines/tonight/setUp.ts';
import { parseJson } from './links/json.ts';

const key = 'action-stations-tonight';

export interface Evening {
  readonly plan?: Plan;
  /** By seat; empty where nobody has written one. */
  readonly names: readonly string[];
  /** Steps of the set-up that are done. */
  readonly ticks: Ticks;
  /** What was pressed on the screen for the table. */
  readonly table?: string;
}

const name = v.fallback(v.pipe(v.string(), v.maxLength(200)), '');

/** Whatever cannot be read is as if nobody had written it. */
const evening = v.object({
  plan: v.optional(v.unknown()),
  names: v.fallback(v.pipe(v.array(name), v.maxLength(40)), []),
  ticks: v.fallback(v.record(v.string(), v.string()), {}),
  table: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(20_000))), undefined),
} satisfies { readonly [part in keyof Evening]-?: v.GenericSchema });

export function readEvening(): Evening {
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

/** Gives whether the device has kept it. */
export function keepEvening(
  change: {
    readonly [part in keyof Evening]?: Evening[part] | undefined;
  },
): boolean {
  const { plan, ...rest } = { ...readEvening(), ...change };
  try {
    localStorage.setItem(key, JSON.stringify({ ...rest, plan: plan && makePlan(plan) }));
    return true;
  } catch {
    // Without storage the evening lasts as long as the page, and the page says so.
    return false;
  }
}
