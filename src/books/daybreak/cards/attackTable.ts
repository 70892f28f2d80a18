import type { AttackRow } from '#engine/model/card.ts';

export const attackTable = [
  {
    rule: 'daybreak.assault-raptors.damage-destroys',
    target: 'viper',
    by: ['raider'],
    craft: 'assault-raptor',
    results: [{ from: 7, result: 'destroyed' }],
  },
  {
    rule: 'daybreak.assault-raptors.as-vipers',
    target: 'basestar',
    by: ['viper'],
    craft: 'assault-raptor',
    results: [{ from: 7, result: 'damaged' }],
  },
] satisfies readonly AttackRow[];
