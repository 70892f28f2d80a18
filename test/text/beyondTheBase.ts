import type { Ability, Modifier } from '#engine/model/ability.ts';
import type { Effect } from '#engine/model/effect.ts';

/** What the language of cards can say though no base card says it. */
export const unusedEffects: readonly Effect[] = [
  [{ op: 'draw', who: 'you', n: 2, from: ['politics', 'tactics'] }],
  [{ op: 'discard', who: 'you', n: 1, of: 'super-crisis' }],
  [{ op: 'repair', what: 'location' }],
  [{ op: 'crisis', from: 'hand' }],
  [{ op: 'withdraw', by: 'you', to: 'hand', spares: 'this-card' }],
  [{ op: 'withdraw', by: 'you', to: 'discard', atMost: 3, spares: 'this-name' }],
  [{ op: 'draw', who: 'current', n: 2, from: 'own' }],
  [{ op: 'activate-own-viper' }],
  [{ op: 'decide' }],
  [{ op: 'amend-roll', add: -1 }],
  [{ op: 'scout', by: 'you', decks: ['destination'] }],
  [{ op: 'title', title: 'admiral', to: 'you' }],
  [{ op: 'give-loyalty', from: 'current', to: 'president' }],
  [{ op: 'damage-galactica', n: 2 }],
  [{ op: 'damage-vipers', n: 1, in: 'space' }],
  [{ op: 'result', of: 'pass' }],
  [{ op: 'result', of: 'partial' }],
  [{ op: 'may', by: 'you', do: [{ op: 'procedure', of: 'jump' }], else: [{ op: 'stay' }] }],
  [{ op: 'if', cond: { test: 'red' }, then: [{ op: 'procedure', of: 'jump' }, { op: 'stay' }] }],
  [
    {
      op: 'check',
      difficulty: 9,
      skills: ['politics'],
      partial: 5,
      pass: [{ op: 'gain', resource: 'fuel', n: 1 }],
      partialDo: [{ op: 'activate-own-viper' }],
      fail: [{ op: 'lose', resource: 'fuel', n: 1 }],
    },
  ],
  [
    {
      op: 'roll',
      by: 'current',
      outcomes: [
        { from: 3, to: 5, do: [{ op: 'act', who: 'current', n: 1 }] },
        { from: 8, to: 8, do: [{ op: 'act', who: 'current', n: 1 }] },
      ],
    },
  ],
];

/** Limits that only other books give to what is no action. */
export const unusedAbilities: readonly Ability[] = (['game', 'turn', 'check', 'roll'] as const).flatMap(
  (once): readonly Ability[] => [
    { kind: 'action', id: `action-${once}`, once, do: [{ op: 'reroll' }] },
    { kind: 'reaction', id: `reaction-${once}`, on: 'after-roll', once, do: [{ op: 'reroll' }] },
  ],
);

export const unusedModifiers: readonly Modifier[] = [
  { kind: 'modifier', id: 'a', query: 'may-activate', forbid: 'shared' },
  { kind: 'modifier', id: 'b', query: 'may-activate', forbid: 'brig' },
  { kind: 'modifier', id: 'c', query: 'attack-roll', add: 1 },
  { kind: 'modifier', id: 'c2', query: 'attack-roll', add: -1 },
  { kind: 'modifier', id: 'c3', query: 'attack-roll', add: 1, when: { test: 'attacker-unmanned' } },
  { kind: 'modifier', id: 'c4', query: 'attack-roll', add: -1, when: { test: 'target-is-this' } },
  { kind: 'modifier', id: 'c5', query: 'infiltrator-draw', set: 2 },
  { kind: 'modifier', id: 'd', query: 'counts-positive', set: true },
  {
    kind: 'modifier',
    id: 'e',
    query: 'counts-positive',
    set: true,
    when: { test: 'check-card-strength', is: 1 },
  },
];
