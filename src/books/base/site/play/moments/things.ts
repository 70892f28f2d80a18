/** Characters, places, titles, tokens and objectives: somebody is it, is there, has it or is about to meet it. */
import type { DamageToken } from '#engine/model/card.ts';
import type { LocationId } from '#engine/model/vocabulary.ts';
import { type Find, type Moment, onBoards, oneJumpBefore } from '#ui/moments/moments.ts';
import { cards } from './cards.ts';
import { battle, cylon } from './common.ts';

const character: Find = (lib, id) => {
  const sheet = lib.characters.get(id);
  if (sheet === undefined) return undefined;
  if (sheet.abilities.some(ability => 'on' in ability && ability.on === 'jumped'))
    return { character: id, you: { at: 'ftl-control' }, position: { 'jump-track': 4, dice: [8] } };
  return { character: id, step: 'movement', position: battle(sheet.class === 'pilot' ? ['p1'] : []) };
};

/** Of somebody who has shown as a Cylon. */
export const amongCylons = (id: LocationId): Moment => ({
  you: { ...cylon, at: id, hand: ['executive-order/1', 'executive-order/2', 'repair/1'] },
});

const location = onBoards({
  galactica: id => ({ character: 'lee-adama', you: { at: id }, position: { ...battle(), boarding: [1] } }),
  'colonial-one': id => ({ you: { at: id }, position: { titles: { president: 'p1' } } }),
  cylon: amongCylons,
});

const title: Find = (lib, id) => {
  if (id === 'president') return cards.quorum(lib, 'food-rationing');
  return id === 'admiral'
    ? {
        character: 'william-adama',
        you: { at: 'ftl-control' },
        position: { 'jump-track': 4, titles: { admiral: 'p1' } },
      }
    : undefined;
};

const token: Find = (lib, id) => {
  if (lib.civilians.has(id))
    return {
      you: { at: 'communications' },
      position: { space: { ...battle().space, stern: { civilians: [id] } } },
    };
  const damage = lib.tokens.get(id);
  if (damage === undefined) return undefined;
  if (damage.ship === 'basestar')
    return {
      you: { at: 'weapons-control' },
      position: { ...battle(), piles: { 'basestar-damage': [id] }, dice: [8] },
    };
  return damage.location === undefined ? struck(id) : repairable(damage, damage.location);
};

const repairable = ({ ship, id }: DamageToken, at: string): Moment => ({
  character: 'galen-tyrol',
  you: { at, hand: ['repair/2', 'executive-order/1'] },
  position: { ...battle(), [`${ship}-damage`]: [id] },
});

/** Once this crisis is over a basestar fires, and hits. */
const struck = (id: string): Moment => ({
  step: 'crisis',
  position: { ...battle(), piles: { 'galactica-damage': [id], crisis: ['riots-a'] }, dice: [8] },
});

const objective = oneJumpBefore(
  { kobol: ['deep-space', 'remote-planet', 'asteroid-field', 'icy-moon'] },
  'william-adama',
);

export const things = { objective, character, location, title, token } satisfies {
  readonly [kind: string]: Find;
};
