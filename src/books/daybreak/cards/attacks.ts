import type { Trigger } from '#engine/model/ability.ts';
import type { CrisisCard } from '#engine/model/card.ts';

const untilJump: Trigger = {
  id: 'until-jump',
  kind: 'trigger',
  on: 'jumped',
  do: [{ op: 'put-this', to: 'discard' }],
};

/** As soon as a basestar is destroyed. */
const untilBasestar: Trigger = {
  id: 'until-basestar',
  kind: 'trigger',
  on: 'ship-destroyed',
  when: { test: 'basestar-destroyed' },
  do: [{ op: 'put-this', to: 'discard' }],
};

/** Cylon attack cards. */
export const attackCards = [
  {
    deck: 'crisis',
    id: 'blindsided',
    count: 1,
    attack: {
      activate: ['raiders'],
      setup: {
        bow: { basestar: 1, 'heavy-raider': 1 },
        'starboard-bow': { raider: 3 },
        stern: { basestar: 1, 'heavy-raider': 1 },
        'port-stern': { civilian: 1 },
        'port-bow': { viper: 1, civilian: 2 },
      },
      special: [{ op: 'destroy', what: 'raptor', n: 1 }],
    },
    activate: [],
    jump: false,
  },
  {
    deck: 'crisis',
    id: 'event-horizon',
    count: 1,
    attack: {
      activate: ['raiders'],
      setup: {
        bow: { raider: 2, viper: 1 },
        'starboard-bow': { basestar: 1 },
        stern: { basestar: 1, raider: 2 },
        'port-stern': { viper: 1 },
        'port-bow': { viper: 1 },
      },
      special: [{ op: 'stay' }],
    },
    activate: [],
    jump: false,
    abilities: [{ id: 'gravity-well', kind: 'modifier', query: 'viper-cost', add: 1 }, untilJump],
  },
  {
    deck: 'crisis',
    id: 'hornets-nest',
    count: 1,
    attack: {
      activate: ['raiders'],
      setup: {
        bow: { raider: 3, viper: 1, civilian: 1 },
        'starboard-stern': { basestar: 1 },
        stern: { raider: 3 },
        'port-stern': { viper: 1 },
        'port-bow': { civilian: 2 },
      },
      special: [{ op: 'stay' }],
    },
    activate: [],
    jump: false,
    abilities: [
      { id: 'suppressive-fire', kind: 'modifier', query: 'may-use-cards', forbid: 'piloting' },
      untilJump,
      untilBasestar,
    ],
  },
  {
    deck: 'crisis',
    id: 'lockdown',
    count: 1,
    attack: {
      activate: ['heavy-raiders'],
      setup: {
        bow: { 'heavy-raider': 2 },
        'starboard-bow': { basestar: 1, 'heavy-raider': 2 },
        stern: { viper: 1, civilian: 1 },
        'port-stern': { civilian: 1 },
      },
      special: [{ op: 'stay' }],
    },
    activate: [],
    jump: false,
    abilities: [
      { id: 'concerted-attack', kind: 'modifier', query: 'may-activate', forbid: 'armory' },
      untilJump,
      untilBasestar,
    ],
  },
  {
    deck: 'crisis',
    id: 'reprisal',
    count: 1,
    attack: {
      activate: ['raiders'],
      setup: {
        bow: { raider: 2, civilian: 1 },
        'starboard-bow': { viper: 1 },
        'starboard-stern': { viper: 1 },
        stern: { raider: 3, 'heavy-raider': 1 },
        'port-stern': { civilian: 1 },
        'port-bow': { basestar: 1 },
      },
      special: [
        { op: 'into-destiny', skill: 'treachery', n: 2 },
        { op: 'draw-mutiny', who: 'current', n: 1 },
      ],
    },
    activate: [],
    jump: false,
  },
  {
    deck: 'crisis',
    id: 'trial-by-fire',
    count: 1,
    attack: {
      activate: ['raiders'],
      setup: {
        bow: { raider: 3, 'heavy-raider': 2 },
        'starboard-bow': { viper: 1 },
        stern: { basestar: 1 },
        'port-bow': { civilian: 1 },
      },
      special: [
        {
          op: 'gain-assault-raptor',
          n: 1,
          rule: 'daybreak.assault-raptors.gain-to-reserves',
          also: ['daybreak.assault-raptors.gain-sources'],
        },
        { op: 'deploy', ships: { viper: 1 }, in: 'launch', craft: 'assault-raptor' },
        { op: 'activate-vipers', n: 1, of: 'placed' },
      ],
    },
    activate: [],
    jump: false,
  },
] satisfies readonly CrisisCard[];
