/** What is kept of an evening on this device, and only there: the names of the players are part of it. */
import { makePlan, type Plan, parsePlan } from '../machines/tonight/plan.ts';
import type { Ticks } from '../machines/tonight/setUp.ts';
import { isObject, parseJson } from './links/json.ts';

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

export function readEvening(): Evening {
  const stored = parseJson(storedText());
  if (!isObject(stored)) return { names: [], ticks: {} };
  const { plan, names, ticks, table } = stored;
  const read = typeof plan === 'string' ? parsePlan(plan) : undefined;
  return {
    ...(read === undefined ? {} : { plan: read }),
    names: Array.isArray(names) ? names.map(name => (typeof name === 'string' ? name : '')) : [],
    ticks: isObject(ticks)
      ? Object.fromEntries(
          Object.entries(ticks).flatMap(([id, asked]) => (typeof asked === 'string' ? [[id, asked]] : [])),
        )
      : {},
    ...(typeof table === 'string' ? { table } : {}),
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
