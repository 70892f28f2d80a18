import type { AttackRow } from '#engine/model/card.ts';

/** Civilian ships are missing: they need no roll (attack.civilian). */
export const attackTable = [
  {
    target: 'raider',
    by: ['viper', 'galactica'],
    rule: 'attack.raider',
    results: [
      { from: 1, result: 'miss' },
      { from: 3, result: 'destroyed' },
    ],
  },
  {
    target: 'heavy-raider',
    by: ['viper', 'galactica'],
    rule: 'attack.heavy-raider',
    results: [
      { from: 1, result: 'miss' },
      { from: 7, result: 'destroyed' },
    ],
  },
  {
    target: 'centurion',
    by: ['armory'],
    rule: 'locations.armory',
    results: [
      { from: 1, result: 'miss' },
      { from: 7, result: 'destroyed' },
    ],
  },
  {
    target: 'viper',
    by: ['raider'],
    rule: 'attack.viper',
    results: [
      { from: 1, result: 'miss' },
      { from: 5, result: 'damaged' },
      { from: 8, result: 'destroyed' },
    ],
  },
  {
    target: 'galactica',
    by: ['raider'],
    rule: 'attack.galactica',
    results: [
      { from: 1, result: 'miss' },
      { from: 8, result: 'damaged' },
    ],
  },
  {
    target: 'galactica',
    by: ['basestar'],
    rule: 'attack.galactica',
    results: [
      { from: 1, result: 'miss' },
      { from: 4, result: 'damaged' },
    ],
  },
  {
    target: 'basestar',
    by: ['viper'],
    rule: 'attack.basestar-by-viper',
    results: [
      { from: 1, result: 'miss' },
      { from: 8, result: 'damaged' },
    ],
  },
  {
    target: 'basestar',
    by: ['galactica'],
    rule: 'attack.basestar-by-galactica',
    results: [
      { from: 1, result: 'miss' },
      { from: 5, result: 'damaged' },
    ],
  },
  {
    target: 'basestar',
    by: ['nuke'],
    rule: 'attack.basestar-by-nuke',
    results: [
      { from: 1, result: 'damaged-twice' },
      { from: 3, result: 'destroyed' },
      { from: 7, result: 'destroyed-and-3-raiders' },
    ],
  },
] satisfies readonly AttackRow[];
