/** The attack bench: who attacks what, and what the die that was thrown brings. */

import { assign, setup } from 'xstate';
import type { AttackRow } from '../engine/model/card.ts';
import { faces } from '../engine/model/die.ts';
import { type Attacker, type AttackTarget, targetsOf } from '../engine/tools/attack.ts';

export interface Attack {
  readonly by: Attacker;
  readonly target: AttackTarget;
  /** The number on the die; not thrown yet when left out. */
  readonly face?: number;
}

export { type Attacker, type AttackTarget, attackFaces, targetsOf } from '../engine/tools/attack.ts';

/** The first thing that every table wants to know. */
export const firstAttack: Attack = { by: 'raider', target: 'viper' };

type Table = readonly AttackRow[];
type Context = { readonly table: Table; readonly attack: Attack };
type Events =
  | { readonly type: 'attacker'; readonly by: Attacker }
  | { readonly type: 'target'; readonly target: AttackTarget }
  | { readonly type: 'throw'; readonly face: number }
  | { readonly type: 'pick-up' }
  | { readonly type: 'restore'; readonly attack: Attack };

/** Everything a new attacker may attack is on offer, so he keeps his target where he can. */
function turnTo(table: Table, by: Attacker, target: AttackTarget): Attack {
  const targets = targetsOf(table, by);
  return { by, target: targets.includes(target) ? target : (targets[0] ?? target) };
}

export const attackMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    input: {} as { readonly table: Table },
  },
  guards: {
    canAttack: ({ context, event }) =>
      event.type === 'target' && targetsOf(context.table, context.attack.by).includes(event.target),
    wasThrown: (_, { face }: { face: number | undefined }) => face !== undefined,
  },
}).createMachine({
  context: ({ input }) => ({ table: input.table, attack: firstAttack }),
  initial: 'aiming',
  on: {
    attacker: {
      target: '.aiming',
      actions: assign({
        attack: ({ context, event }) => turnTo(context.table, event.by, context.attack.target),
      }),
    },
    target: {
      target: '.aiming',
      guard: 'canAttack',
      actions: assign({ attack: ({ context, event }) => ({ by: context.attack.by, target: event.target }) }),
    },
    throw: {
      target: '.settled',
      actions: assign({ attack: ({ context, event }) => ({ ...context.attack, face: event.face }) }),
    },
    restore: [
      {
        target: '.settled',
        guard: { type: 'wasThrown', params: ({ event }) => ({ face: event.attack.face }) },
        actions: assign({ attack: ({ event }) => event.attack }),
      },
      { target: '.aiming', actions: assign({ attack: ({ event }) => event.attack }) },
    ],
  },
  states: {
    aiming: {},
    settled: {
      on: {
        'pick-up': {
          target: 'aiming',
          actions: assign({
            attack: ({ context: { attack } }) => ({ by: attack.by, target: attack.target }),
          }),
        },
      },
    },
  },
});

export function makeAttack({ by, target, face }: Attack): string {
  return [by, target, ...(face === undefined ? [] : [face])].join('.');
}

/** Undefined when the text names no attack of this table. */
export function parseAttack(table: Table, text: string): Attack | undefined {
  const [by, target, face, ...more] = text.split('.');
  const row = table.find(one => one.target === target && one.by.some(attacker => attacker === by));
  const attacker = row?.by.find(one => one === by);
  if (row === undefined || attacker === undefined || more.length > 0) return undefined;
  if (face === undefined) return { by: attacker, target: row.target };
  const shown = faces.find(one => String(one) === face);
  return shown === undefined ? undefined : { by: attacker, target: row.target, face: shown };
}
