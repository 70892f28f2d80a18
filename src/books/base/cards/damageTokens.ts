import type { DamageToken } from '#engine/model/card.ts';

export const damageTokens = [
  {
    id: 'galactica-damage-fuel',
    ship: 'galactica',
    do: [{ op: 'lose', rule: 'damage.resource-token', resource: 'fuel', n: 1 }],
  },
  {
    id: 'galactica-damage-food',
    ship: 'galactica',
    do: [{ op: 'lose', rule: 'damage.resource-token', resource: 'food', n: 1 }],
  },
  { id: 'galactica-damage-hangar-deck', ship: 'galactica', location: 'hangar-deck' },
  { id: 'galactica-damage-armory', ship: 'galactica', location: 'armory' },
  { id: 'galactica-damage-command', ship: 'galactica', location: 'command' },
  { id: 'galactica-damage-admirals-quarters', ship: 'galactica', location: 'admirals-quarters' },
  { id: 'galactica-damage-ftl-control', ship: 'galactica', location: 'ftl-control' },
  { id: 'galactica-damage-weapons-control', ship: 'galactica', location: 'weapons-control' },
  {
    id: 'basestar-critical-hit',
    ship: 'basestar',
    abilities: [
      { id: 'critical-hit', kind: 'modifier', rule: 'damage.critical-hit', query: 'damage-worth', set: 2 },
    ],
  },
  {
    id: 'basestar-disabled-hangar',
    ship: 'basestar',
    abilities: [
      { id: 'disabled-hangar', kind: 'modifier', rule: 'damage.hangar', query: 'may-launch', forbid: true },
    ],
  },
  {
    id: 'basestar-disabled-weapons',
    ship: 'basestar',
    abilities: [
      { id: 'disabled-weapons', kind: 'modifier', rule: 'damage.weapons', query: 'may-attack', forbid: true },
    ],
  },
  {
    id: 'basestar-structural-damage',
    ship: 'basestar',
    abilities: [
      {
        id: 'structural-damage',
        kind: 'modifier',
        rule: 'damage.structural',
        query: 'attack-roll',
        add: 2,
        when: { test: 'target-is-this' },
      },
    ],
  },
] satisfies readonly DamageToken[];
